/** The numbers that somebody wrote with commas between, with or without `#`; nothing where something else stands. */
export function numbersIn(text: string): number[] | undefined {
  const parts = text
    .split(',')
    .map((part) => part.trim().replace(/^#/, ''))
    .filter((part) => part !== '')
  if (!parts.every((part) => /^\d{1,9}$/.test(part))) return undefined
  return [...new Set(parts.map(Number))]
}
