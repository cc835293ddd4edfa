"""Reads an Xcode project with pbxproj and with xcodeproj, and says what each finds: read-project.py PROJECT."""

import json
import os
import sys

import deserialize
import openstep_parser
import pbxproj
import xcodeproj


def read_by_plutil(path):
    """What xcodeproj asks macOS's plutil for, which other systems lack."""
    with open(os.path.join(path, "project.pbxproj"), encoding="utf-8") as file:
        return json.loads(json.dumps(openstep_parser.OpenStepDecoder.ParseFromFile(file)))


@deserialize.key("relative_path", "relativePath")
@deserialize.downcast_identifier(xcodeproj.PBXObject, "XCLocalSwiftPackageReference")
class LocalPackage(xcodeproj.PBXObject):
    """The one kind of object here that xcodeproj 3.0 does not know."""

    relative_path: str


def check(condition, complaint):
    if not condition:
        sys.exit(f"{path}: {complaint}")


path = sys.argv[1]

# pbxproj: writing the file again changes nothing but line breaks.
edited = pbxproj.XcodeProject.load(os.path.join(path, "project.pbxproj"))
with open(os.path.join(path, "project.pbxproj"), encoding="utf-8") as file:
    text = file.read()
check("".join(repr(edited).split()) == "".join(text.split()), "pbxproj would write it otherwise")
targets = [target.name for target in edited.objects.get_targets()]

# xcodeproj: every key of every object is one that it knows, and schemes and folders are where they should be.
xcodeproj._load_pbxproj_as_json = read_by_plutil
project = xcodeproj.XcodeProject(path)
project.populate_paths()
check([target.name for target in project.project.targets] == targets, "the two readers see different targets")
folders = project.fetch_type(xcodeproj.PBXFileSystemSynchronizedRootGroup).values()
for folder in folders:
    check(os.path.isdir(folder.absolute_path()), f"no folder {folder.absolute_path()}")
for file in project.fetch_type(xcodeproj.PBXFileReference).values():
    if file.source_tree == "<group>":
        check(os.path.isfile(file.absolute_path()), f"no file {file.absolute_path()}")
check([scheme.name for scheme in project.schemes] == ["Gallery"], "the shared scheme is not there")

print(f"three readers agree: {', '.join(targets)}; {len(project.objects)} objects, {len(folders)} folders")
