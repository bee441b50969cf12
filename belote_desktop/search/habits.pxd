# Habits for other compiled modules: all fields and methods in C that habits.py declares, as the compiler demands.
cimport cython

from belote_desktop.search.core cimport Solver


@cython.final
cdef class Habits:
    cdef Solver solver
    cdef double weights[32]
    cdef int takers
    cdef int features[32]

    cdef double log_of(self, int p, int x, int k, int led, int best, int winner, int on_table) noexcept nogil
    cdef long long unseen_by(self, int p) noexcept nogil
    cdef double liking(self, int p, int x, int k, int led, int best, int winner, int on_table, long long unseen, long long legal) noexcept nogil
    cdef void describe(self, int p, int x, int k, int led, int best, int winner, int on_table, long long unseen, long long legal) noexcept nogil
