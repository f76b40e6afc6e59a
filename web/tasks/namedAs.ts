const plain = (text: string) => text.trim().toLowerCase()

/** Two texts name the same, whatever their case and the blanks around. */
export const isSameName = (first: string, second: string): boolean => plain(first) === plain(second)

/** A text as a title among these writes it, where one does. */
export const namedAs = (text: string, titles: readonly string[]): string =>
  titles.find((title) => isSameName(title, text)) ?? text
