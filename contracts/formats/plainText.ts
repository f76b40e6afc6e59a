/** A text without case and accents, so that spellings of the same word are equal. */
export const plainText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
