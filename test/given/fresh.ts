/** The id of something new. */
export const fresh = (): string => crypto.randomUUID()
