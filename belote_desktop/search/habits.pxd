# Habits for other compiled modules: all fields and methods in C that habits.py declares, as the compiler demands.
cimport cython

from belote_desktop.search.core cimport Solver
from belote_desktop.search.features cimport Features
from belote_desktop.search.network cimport Network


@cython.final
cdef class Habits:
    cdef Solver solver
    cdef Features features
    cdef Network network
    cdef int led_before
    cdef int out_before
    cdef int count
    cdef int seat[64]
    cdef int card[64]
    cdef int turn[64]
    cdef int shared[16]
    cdef int shared_direct
    cdef int layer[16]

    cdef void begin(self) noexcept nogil
    cdef double log_of_seat(self, int p, long long held, long long everything, double least) noexcept nogil
    cdef double log_of(self, int p, int x, int k, int led, int best, int winner, int on_table, long long unseen) noexcept nogil
    cdef void situate(self, int p, int k, int led, int best, int winner, int on_table, long long unseen, long long legal) noexcept nogil
    cdef double liking(self, int p, int x, int led, int best, int winner, long long unseen, long long legal) noexcept nogil
