# Features for other compiled modules: all fields and methods in C that features.py declares, as the compiler demands.
cimport cython

from belote_desktop.search.core cimport Solver


@cython.final
cdef class Features:
    cdef Solver solver
    cdef int declarer
    cdef int named
    cdef int led
    cdef int out
    cdef int active[32]
    cdef int count
    cdef int role
    cdef int turn
    cdef long long pack

    cdef void watch(self, int seat, int card, int turn, int led) noexcept nogil
    cdef inline void add(self, int feature) noexcept nogil
    cdef inline int sides_in(self, int noted, int p, int lane, bint with_self) noexcept nogil
    cdef void describe_situation(self, int p, int k, int led, int best, int winner, int on_table, long long unseen, long long legal) noexcept nogil
    cdef inline bint is_sure(self, int best, int k, long long unseen) noexcept nogil
    cdef void describe_card(self, int p, int x, int led, int best, int winner, long long unseen, long long legal) noexcept nogil
    cdef inline int way_of(self, int lane, int led) noexcept nogil
    cdef inline void describe_answer(self, int p, int x, int way, int points, int led, int best, int winner, long long unseen) noexcept nogil
    cdef inline void describe_suit(self, int p, int lane, int way, long long unseen) noexcept nogil
    cdef long long unseen_by(self, int p) noexcept nogil
