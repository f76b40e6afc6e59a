import { marksOf } from '@prumo/contracts/formats/numbers'

/**
 * A number as typed in this language (`1.234,5` or `1234,5`; in English `1,234.5`), in plain decimal notation
 * (`1234.5`). `undefined` for anything else, also for what only another language reads as a number: an ambiguous point
 * is not guessed.
 */
export function typedNumber(text: string, language: string): string | undefined {
  const { group, point } = marksOf(language)
  const shape = new RegExp(`^-?(\\d{1,3}(\\${group}\\d{3})+|\\d+)(\\${point}\\d+)?$`)
  const typed = text.trim().replace(/^\u2212/, '-')
  if (!shape.test(typed)) return undefined
  const [whole = '', part = ''] = typed.replaceAll(group, '').split(point)
  const digits = whole.replace(/^(-?)0+(?=\d)/, '$1')
  const decimals = part.replace(/0+$/, '')
  const plain = decimals ? `${digits}.${decimals}` : digits
  return plain === '-0' ? '0' : plain
}
