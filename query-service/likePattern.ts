/** A pattern that finds this text anywhere, whatever it contains. */
export const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
