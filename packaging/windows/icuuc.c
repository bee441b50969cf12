/* Stands in for the icuuc.dll of Windows 10 and later, which Wine 8 lacks and Qt6Core.dll asks for. It is compiled into
   the folder of Wine's system libraries only and never shipped. It knows no encoding: Qt then offers its own ones. */

#define EXPORTED __declspec(dllexport)
#define UNSUPPORTED 16 /* U_UNSUPPORTED_ERROR */

EXPORTED void *ucnv_open(const char *name, int *error)
{
    *error = UNSUPPORTED;
    return 0;
}

/* Where Windows enters a library. It is our own, so that Zig need not compile all of a C library for it. */
int _DllMainCRTStartup(void *library, unsigned long reason, void *reserved)
{
    return 1;
}

/* Without a converter these have nothing to tell. */
#define NOTHING(name) EXPORTED void *name(void) { return 0; }

NOTHING(ucnv_close)
NOTHING(ucnv_reset)
NOTHING(ucnv_getMaxCharSize)
NOTHING(ucnv_getName)
NOTHING(ucnv_getStandardName)
NOTHING(ucnv_countAvailable)
NOTHING(ucnv_getAvailableName)
NOTHING(ucnv_getToUCallBack)
NOTHING(ucnv_getFromUCallBack)
NOTHING(ucnv_setToUCallBack)
NOTHING(ucnv_setFromUCallBack)
NOTHING(ucnv_toUnicode)
NOTHING(ucnv_fromUnicode)
NOTHING(ucnv_toUCountPending)
NOTHING(ucnv_fromUCountPending)
NOTHING(ucnv_cbToUWriteUChars)
NOTHING(ucnv_cbFromUWriteUChars)
NOTHING(UCNV_TO_U_CALLBACK_SUBSTITUTE)
NOTHING(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
