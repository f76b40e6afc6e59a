/** Text as it is compared when somebody searches: without accents and case. */
export const plainText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** Whether a text contains every word that somebody searches for, in any order: as the server searches. */
export function containsWords(text: string, searched: string): boolean {
  const plain = plainText(text)
  return plainText(searched)
    .trim()
    .split(/\s+/)
    .every((word) => plain.includes(word))
}
