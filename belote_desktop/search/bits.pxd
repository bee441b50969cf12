# What bits.py has, in C.
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
    /* Summed in pairs of bits, fours and bytes: not every processor that we build for counts bits itself. */
    static CYTHON_INLINE int belote_ones(long long number) {
        unsigned long long x = (unsigned long long)number;
        x -= x >> 1 & 0x5555555555555555ULL;
        x = (x & 0x3333333333333333ULL) + (x >> 2 & 0x3333333333333333ULL);
        return (int)(((x + (x >> 4)) & 0x0F0F0F0F0F0F0F0FULL) * 0x0101010101010101ULL >> 56);
    }
    static CYTHON_INLINE long long belote_lane_bits(int lane) { return 0x3FFFLL << (16 * lane); }
    """
    int ctz "belote_ctz"(long long x) noexcept nogil
    int top "belote_top"(long long x) noexcept nogil
    int ones "belote_ones"(long long x) noexcept nogil
    long long lane_bits "belote_lane_bits"(int lane) noexcept nogil
