import { plainText } from './plainText'

/** The order of texts in a list: accents and case aside, as the read side sorts them. */
export function compareTexts(first: string, second: string): number {
  return compared(plainText(first), plainText(second)) || compared(first, second)
}

const compared = (first: string, second: string) => (first < second ? -1 : first > second ? 1 : 0)
