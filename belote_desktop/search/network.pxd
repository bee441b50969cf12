# Network for other compiled modules: all fields and methods in C that network.py declares, as the compiler demands.
cimport cython


@cython.final
cdef class Network:
    cdef short rows[8192]
    cdef int bias[16]
    cdef int outputs[16]
    cdef int direct[512]

    cdef void begin(self, int *layer) noexcept nogil
    cdef int add(self, int *layer, int *active, int count) noexcept nogil
    cdef double liking(self, int *layer, int direct) noexcept nogil
