#include "reference.h"

#if defined(__GLIBC__) || defined(__linux__)
#include <stdatomic.h>
#include <stddef.h>

// The C library's allocator under its other names; ours only count.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static atomic_long allocations;
static atomic_long releases;

void *malloc(size_t size) {
    atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
    return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
    atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
    return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
    atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
    if (block) atomic_fetch_add_explicit(&releases, 1, memory_order_relaxed);
    return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
    atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
    *block = __libc_memalign(alignment, size);
    return *block ? 0 : 12;  // ENOMEM
}

void free(void *block) {
    if (block) atomic_fetch_add_explicit(&releases, 1, memory_order_relaxed);
    __libc_free(block);
}

long reference_live_blocks(void) {
    return atomic_load_explicit(&allocations, memory_order_relaxed)
         - atomic_load_explicit(&releases, memory_order_relaxed);
}

long reference_allocations(void) { return atomic_load_explicit(&allocations, memory_order_relaxed); }
#else
long reference_allocations(void) { return -1; }
long reference_live_blocks(void) { return -1; }
#endif
