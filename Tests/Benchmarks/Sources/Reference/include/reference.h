// What the Swift values are measured against, and the counters that need C.
#ifndef REPERTOIRE_REFERENCE_H
#define REPERTOIRE_REFERENCE_H

#ifdef __cplusplus
extern "C" {
#endif

/// The sum of one exp, one sin and one cos for each number.
double reference_transcendentals(const double *numbers, long count);

/// The sum of a unit Bézier's values at numbers from 0 to 1, solved to within `tolerance` of x.
double reference_bezier(double x1, double y1, double x2, double y2, const double *numbers, long count,
                        double tolerance);

/// One value of it, in extended precision, by bisection.
double reference_bezier_exact(double x1, double y1, double x2, double y2, double x);

/// The distance from rest of a damped spring of unit mass after a time, in extended precision: the closed form,
/// written out separately for each kind of damping.
double reference_spring(double response, double damping_ratio, double displacement, double velocity, double time);

/// How often memory was asked for since the process began; -1 where it cannot be counted.
long reference_allocations(void);

/// How many blocks of memory are in use; -1 where it cannot be counted.
long reference_live_blocks(void);

/// Runs `work`; a tool that counts instructions can be told to count within this function only.
void reference_collect(void (*work)(void *), void *context);

#ifdef __cplusplus
}
#endif
#endif
