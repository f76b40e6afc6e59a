/** The package wants its ids to begin so. */
const beginning = 'gstcid-'

export const gstcIdOf = (id: string): string => beginning + id

export const idOf = (gstcId: string): string => gstcId.slice(beginning.length)
