/** Whether this page has WebCrypto: browsers offer it with HTTPS and on localhost only. */
export const hasWebCrypto = (): boolean => globalThis.crypto?.subtle !== undefined
