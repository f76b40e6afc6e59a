/** Whether this page can encrypt and check signatures: browsers keep WebCrypto for pages with HTTPS, and for localhost. */
export const hasWebCrypto = (): boolean => globalThis.crypto?.subtle !== undefined
