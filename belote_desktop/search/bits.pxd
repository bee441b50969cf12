# Lowest and highest set bit of a number that is not 0, as one instruction.
cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int belote_ctz(long long x) {
        unsigned long i; _BitScanForward64(&i, (unsigned long long)x); return (int)i;
    }
    static __inline int belote_top(long long x) {
        unsigned long i; _BitScanReverse64(&i, (unsigned long long)x); return (int)i;
    }
    #else
    static inline int belote_ctz(long long x) { return __builtin_ctzll((unsigned long long)x); }
    static inline int belote_top(long long x) { return 63 - __builtin_clzll((unsigned long long)x); }
    #endif
    """
    int ctz "belote_ctz"(long long x) noexcept nogil
    int top "belote_top"(long long x) noexcept nogil
