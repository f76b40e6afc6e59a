/** Where people write to when they do not know any further, as the page says. */
export const supportEmail = globalThis.document?.querySelector<HTMLMetaElement>('meta[name=support]')?.content ?? ''
export const supportAddress = `mailto:${supportEmail}`
