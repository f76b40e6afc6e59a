/** What tells this browser from most others. It is run in a page as it stands. */
export const fingerprint = (): string =>
  [navigator.userAgent, navigator.language, navigator.hardwareConcurrency, screen.colorDepth, location.origin].join('|')
