/// Words of German, Spanish, Japanese and Chinese for what the catalogue has. The app's search and the page's read the same
/// table.
public enum WordsAbroad {
    /// What names, titles and tags call it, and the words for it. A star at the end means any ending; a meaning `-` is
    /// that of words that say nothing.
    public static let table: [(meanings: String, words: String)] = [
        ("door", "tür türen türflügel* puerta* ドア とびら 扉 门 門"), ("gate", "tor tore pforte* portón verja 門扉 大门"),
        ("garage", "garagen* garaje* ガレージ 车库 車庫"), ("drawbridge", "zugbrück* levadiz* 跳ね橋 吊桥"),
        ("portal", "schiebetür* corrediz* 自動ドア 传送门"), ("hinge", "scharnier* bisagra* 蝶番 铰链"),
        ("cube", "würfel* cubo* キューブ 立方体 立方體"), ("room", "zimmer* raum räume habitación cuarto 部屋 房间"),
        ("rotation", "dreh* rotier* girar giro* rotar rotación 回転 旋转 旋轉"),
        ("flip", "umdreh* wend* voltear volteo* 裏返 フリップ 翻转 翻轉 反転"),
        ("page", "seite* página* hoja* ページ 书页 页 頁"),
        ("page book cornerpeel", "umblätter* blätter* hojear* めくり めくる 翻页 翻頁"),
        ("book", "buch* bücher* libro* ブック 書籍 书本 書本"),
        ("fold", "falt* plegar* plieg* doblar* 折り たたむ 折叠 折疊"),
        ("letter", "brief briefe umschlag* carta sobre 手紙 封筒 信封 信件"), ("napkin", "serviette* servilleta* ナプキン 餐巾"),
        ("curtain", "vorhang* vorhäng* cortina* telón カーテン 窗帘 窗簾 帷幕"),
        ("newspaper", "zeitung* periódico* diario 新聞 报纸 報紙"), ("paper", "papier* papel* 紙 纸"),
        ("card", "karte* tarjeta* cartas naipe* カード 卡片 纸牌"), ("shuffle", "misch* baraj* シャッフル 洗牌"),
        ("stack", "stapel* pila apilar* スタック 重ね 堆叠"), ("swap", "tausch* intercambi* 入れ替え 交換 交换"),
        ("carousel", "karussell* carrusel* カルーセル 旋转木马 轮播"),
        ("switcher", "wechsler kartenreihe conmutador* 切り替え 切换"),
        ("zoom", "vergrößer* heranzoom* ampliar* acercar* ズーム 拡大 缩放 縮放 放大"),
        ("scale", "skalier* escala* 拡大縮小 比例"), ("source", "wachs* crecer* 成長 生长"),
        ("slide", "schieb* gleit* desliz* スライド 滑动 滑動 滑入"), ("push", "drück* stoß* empuj* プッシュ 推入 推"),
        ("cover", "überdeck* bedeck* cubrir* カバー 覆盖 覆蓋"),
        ("reveal uncover", "aufdeck* enthüll* revelar* descubr* 現れ 揭示 露出 显现"),
        ("fade", "blend* einblend* ausblend* überblend* desvanec* fundido* disolv* フェード 溶解 淡入 淡出 渐变"),
        ("calm", "ruhig* dezent* sanft* tranquil* suave* 静か 穏やか 安静 柔和"),
        ("dialog", "meldung* hinweis* diálogo* alerta* ダイアログ 警告 对话框 對話框 弹窗"),
        ("sidemenu", "seitenmenü* menü* menú* schublade* メニュー 菜单 選單 侧边栏"),
        ("circlereveal", "kreis* stern* raute* círculo* estrella* 円形 丸 星形 圆 圓 星"),
        ("iris", "irisblende* objektiv* diafragma* アイリス 絞り 光圈"), ("film", "kino* película* cine* 映画 电影 電影"),
        ("tide", "flut* gezeiten welle* marea* ola olas 潮 波 潮汐"),
        ("blinds", "jalousie* rollo* persiana* ブラインド 百叶窗 百葉窗"),
        ("tiles turningtiles", "mosaic mosaik* kachel* fliese* mosaico* azulejo* baldosa* モザイク タイル 马赛克 馬賽克 瓷砖"),
        ("shatter", "scherbe* zersplitter* splitter* zerbrech* romper* roto rota quebr* añicos 割れ 砕け ガラス 破碎 玻璃"),
        ("explode", "explosión explodier* explotar* 爆発 爆炸"), ("split", "teil* spalt* divid* 分割 分裂 分开"),
        ("wipe", "wisch* barrid* ワイプ 擦除"), ("zipper", "reißverschl* cremallera* チャック ファスナー ジッパー 拉链 拉鏈"),
        ("barrel", "fass* tonne* walze* barril* tambor* 樽 滚筒"), ("tear", "zerreiß* rasg* desgarr* 破る 撕开 撕裂"),
        ("liquid", "flüssig* líquid* liquid* 液体 リキッド"),
        ("splitflap", "fallblatt* bahnhof* anzeigetafel* flughafen* 空港 翻牌"),
        ("twist", "verdreh* torcer* ねじ 扭曲 扭转"), ("roll", "aufroll* einroll* enroll* rodar* 巻き 巻く 卷起 滚动"),
        ("fall", "sturz* stürz* caer* caida* 落ち 倒れ 落下 掉落 下落 倒下"), ("drop", "tropf* soltar* 落とす"),
        ("bounce", "hüpf* feder* rebot* バウンド 弾む 弹跳 反弹 弹性"), ("stretch", "dehn* streck* gummi* estir* 伸び 拉伸 伸展"),
        ("depth", "tiefe* profund* 奥行き 深度 景深"), ("3d", "räumlich* dreidimension* tridimension* 立体 三维 三維"),
        ("edge", "rand ränder kante* borde* 端 边缘"), ("corner", "ecke* esquina* 角落 圆角 圓角 角"),
        ("machine", "maschine* máquina* 機械 机械"), ("vertical", "senkrecht* vertikal* 縦 垂直"),
        ("parallax", "paralaje* パララックス 視差 视差"),
        ("gallerywall", "galerie* wand wände pared* galería* ギャラリー 画廊 照片墙"),
        ("zoom gallerywall containertransform", "foto* bild bilder imagen* imágen* 写真 照片 图片"),
        ("app", "schnell* schlicht* rápid* sencill* 速い シンプル 快速 简单"),
        (
            "-",
            """
            übergang* animation* animier* effekt* bildschirm* transición* animación* efecto* pantalla* トランジション アニメーション \
            画面 遷移 効果 过渡 過渡 转场 轉場 动画 動畫 效果 屏幕 切换
            """
        ),
    ]

    /// A word of the table.
    struct Word: Sendable {
        /// Its letters as they are compared.
        let text: String
        /// Whether any ending may follow.
        let isStem: Bool
        /// Empty for a word that says nothing.
        let meanings: [String]

        /// Whether the typed word is this one.
        func fits(_ typed: String) -> Bool { isStem ? typed.hasPrefix(text) : typed == text }
    }

    static let words: [Word] = table.flatMap { meanings, words in
        words.split(separator: " ").map { word in
            Word(
                text: SearchTerms.folded(word.hasSuffix("*") ? String(word.dropLast()) : String(word)),
                isStem: word.hasSuffix("*"),
                meanings: meanings == "-" ? [] : meanings.split(separator: " ").map(String.init))
        }
    }

    /// Whether words of this script are written without spaces between them.
    static func isJoined(_ text: String) -> Bool { text.unicodeScalars.contains { $0.value >= 0x2E80 } }

    private static let joined = words.filter { isJoined($0.text) }.sorted { $0.text.count > $1.text.count }

    /// The words of the table that a typed word has in it, or is; empty if there are none.
    static func found(in typed: String) -> [Word] {
        guard isJoined(typed) else {
            return words.filter { $0.fits(typed) }.max { $0.text.count < $1.text.count }.map { [$0] } ?? []
        }
        var (found, rest): ([Word], Substring) = ([], typed[...])
        while !rest.isEmpty {
            if let word = joined.first(where: { rest.hasPrefix($0.text) }) {
                found.append(word)
                rest = rest.dropFirst(word.text.count)
            } else {
                rest = rest.dropFirst()
            }
        }
        return found
    }

    /// What words mean that begin with what is typed so far, the shortest two.
    static func beginnings(with typed: String) -> [String] {
        guard typed.count >= 4, !isJoined(typed) else { return [] }
        let found = words.filter { $0.text.hasPrefix(typed) }.sorted { $0.text.count < $1.text.count }
        return found.prefix(2).flatMap(\.meanings)
    }
}
