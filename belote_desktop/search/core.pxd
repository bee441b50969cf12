# Solver for other compiled modules: all fields and methods in C that core.py declares, as the compiler demands.
cimport cython


@cython.final
cdef class Solver:
    # the rules
    cdef int seats
    cdef int fourth
    cdef bint partners
    cdef int after[4]
    cdef int side[4]
    cdef int friends[4]
    cdef int points[64]
    cdef long long trumps
    cdef int trump
    cdef int raises[4]
    cdef long long free_jack
    cdef bint after_ruff
    cdef int high_led
    cdef bint held_to_ruff
    cdef bint any_trump
    cdef bint spares_ruff
    cdef bint overtrump
    cdef bint under_must
    cdef bint under_avoid
    cdef bint locked
    cdef int last
    cdef int capot0
    cdef int capot1
    cdef bint stacked
    cdef long long special
    cdef long long tops
    cdef long long stacks_placed
    cdef bint dominance
    cdef bint roem
    cdef int roem_rank[64]
    cdef int roem_four[16]
    cdef int roem_suit[2048]
    cdef int lane_of[36]
    cdef int card_of[64]
    cdef long long packed_points[2048]
    cdef int suit_points[2048]
    # the position being searched
    cdef long long hand[4]
    cdef long long covered[4]
    cdef int beneath[64]
    cdef int table[128]
    # the transposition table and the history of cut-offs
    cdef object entries
    cdef long long *entry
    cdef long long bucket_mask
    cdef long long generation
    cdef int history[512]
    cdef long long nodes
    cdef bint stopping
    # the root
    cdef long long root_hand[4]
    cdef long long root_covered[4]
    cdef int root_trick[4]
    cdef int root_played
    cdef int root_seat
    cdef int root_led
    cdef int root_best
    cdef int root_winner
    cdef int root_points
    cdef int root_open
    cdef int root_tricks
    cdef int root_rest
    cdef long long root_present

    cdef void _make_table(self, int bits)
    cdef void _empty_table(self)
    cpdef void clear_history(self)
    cdef inline bint can_beat(self, long long hand, long long led_cards, long long best) noexcept nogil
    cdef inline long long legal(self, long long hand, int led, long long best, bint friendly) noexcept nogil
    cdef int highest_led(self, int n, int k, int led) noexcept nogil
    cdef inline long long leads(self, long long hand) noexcept nogil
    cdef long long allowed(self, int p, int k, int led, int best_card, int winner) noexcept nogil
    cdef int trick_roem(self, int n) noexcept nogil
    cdef void uncover(self, int seat, int card) noexcept nogil
    cdef inline int play(self, int k, int p, int x, long long own, int led, int best_card, int winner, int on_table, long long present, int c, int n, int rest, int t) noexcept nogil
    cdef inline void reward(self, int base, int card, int tricks) noexcept nogil
    cdef int follow(self, int k, int p, int led, int best_card, int winner, int on_table, long long present, int c, int n, int rest, int t) noexcept nogil
    cdef inline int probe_slack(self, long long present, long long stored) noexcept nogil
    cdef inline int last_trick(self, int p, int c, int rest) noexcept nogil
    cdef inline int capot_of(self, int c) noexcept nogil
    cdef inline long long held_by(self, int side, int p) noexcept nogil
    cdef inline long long sure_trumps(self, long long held0, long long held1) noexcept nogil
    cdef inline int sure_leads(self, long long own, long long others) noexcept nogil
    cdef inline Py_ssize_t given_up(self, Py_ssize_t bucket) noexcept nogil
    cdef inline int lead_moves(self, int p, long long own, long long present, int remembered, int *card, int *merit) noexcept nogil
    cdef int search(self, int p, int c, int n, int rest, int t) noexcept nogil
    cdef inline long long lanes(self, long long cards)
    cpdef void place(self, hands, int leader, trick=*, int open_sides=*, stacks=*)
    cdef void _count_root(self)
    cdef long long root_legal(self) noexcept nogil
    cdef inline void begin(self) noexcept nogil
    cdef int ask(self, int x, int t) noexcept nogil
    cdef int narrow(self, int x, int lo, int hi, int guess, int step) noexcept nogil
    cdef inline int least(self) noexcept nogil
    cdef inline int most(self) noexcept nogil
    cdef int weigh_all(self, int *cards, int *found) noexcept nogil
