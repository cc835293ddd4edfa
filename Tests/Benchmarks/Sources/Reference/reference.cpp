#include "reference.h"

#include <cmath>

extern "C" double reference_transcendentals(const double *numbers, long count) {
    double sum = 0;
    for (long i = 0; i < count; i++) {
        const double t = numbers[i];
        // Three arguments, so that a compiler cannot make one call of sine and cosine.
        sum += std::exp(-t) + std::sin(t * 11.0) + std::cos(t * 13.0);
    }
    return sum;
}

namespace {

/// A cubic Bézier from (0, 0) to (1, 1): polynomial coefficients worked out once, x solved by Newton's method, by
/// bisection where that does not converge.
class UnitBezier {
public:
    UnitBezier(double x1, double y1, double x2, double y2)
        : cx(3 * x1), bx(3 * (x2 - x1) - cx), ax(1 - cx - bx), cy(3 * y1), by(3 * (y2 - y1) - cy), ay(1 - cy - by) {}

    double operator()(double x, double tolerance) const { return y(parameter(x, tolerance)); }

private:
    double x(double t) const { return ((ax * t + bx) * t + cx) * t; }
    double y(double t) const { return ((ay * t + by) * t + cy) * t; }
    double slope(double t) const { return (3 * ax * t + 2 * bx) * t + cx; }

    double parameter(double target, double tolerance) const {
        double t = target;
        for (int i = 0; i < 8; i++) {
            const double error = x(t) - target;
            if (std::fabs(error) < tolerance) return t;
            const double d = slope(t);
            if (std::fabs(d) < 1e-6) break;
            t -= error / d;
        }
        double low = 0, high = 1;
        t = target;
        while (low < high) {
            const double error = x(t) - target;
            if (std::fabs(error) < tolerance) return t;
            if (error < 0) low = t; else high = t;
            const double middle = low + (high - low) / 2;
            if (middle == t) break;
            t = middle;
        }
        return t;
    }

    double cx, bx, ax, cy, by, ay;
};

}  // namespace

extern "C" double reference_bezier(double x1, double y1, double x2, double y2, const double *numbers, long count,
                                   double tolerance) {
    const UnitBezier curve(x1, y1, x2, y2);
    double sum = 0;
    for (long i = 0; i < count; i++) sum += curve(numbers[i], tolerance);
    return sum;
}

extern "C" double reference_bezier_exact(double x1, double y1, double x2, double y2, double x) {
    const long double cx = 3.0L * x1, bx = 3.0L * ((long double)x2 - x1) - cx, ax = 1 - cx - bx;
    const long double cy = 3.0L * y1, by = 3.0L * ((long double)y2 - y1) - cy, ay = 1 - cy - by;
    long double low = 0, high = 1;
    for (int i = 0; i < 80; i++) {
        const long double t = (low + high) / 2;
        if (((ax * t + bx) * t + cx) * t < x) low = t; else high = t;
    }
    const long double t = (low + high) / 2;
    return (double)(((ay * t + by) * t + cy) * t);
}

extern "C" double reference_spring(double response, double damping_ratio, double displacement, double velocity,
                                   double time) {
    const long double w = 2 * 3.14159265358979323846264338327950288L / response, z = damping_ratio;
    const long double x0 = displacement, v0 = velocity, t = time;
    if (z < 1) {
        const long double wd = w * sqrtl(1 - z * z);
        return (double)(expl(-z * w * t) * (x0 * cosl(wd * t) + (v0 + z * w * x0) / wd * sinl(wd * t)));
    }
    if (z == 1) return (double)(expl(-w * t) * (x0 + (v0 + w * x0) * t));
    const long double root = w * sqrtl(z * z - 1), fast = -z * w - root, slow = -z * w + root;
    const long double a = (v0 - fast * x0) / (slow - fast), b = x0 - a;
    return (double)(a * expl(slow * t) + b * expl(fast * t));
}

extern "C" __attribute__((noinline)) void reference_collect(void (*work)(void *), void *context) {
    work(context);
    // Not the last thing it does, so that the call is not turned into a jump.
    __asm__ volatile("" ::: "memory");
}
