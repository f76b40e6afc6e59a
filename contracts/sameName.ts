/** A name without case and outer blanks. */
export const plainName = (name: string): string => name.trim().toLowerCase()

/** Whether two names are the same for a rule that wants names to differ. */
export const sameName = (first: string, second: string): boolean => plainName(first) === plainName(second)
