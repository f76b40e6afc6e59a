import { marksOf } from '@prumo/contracts/formats/numbers'

/**
 * A number as typed in this language (`1.234,50` or `1234,50`; in English `1,234.50`), in plain decimal notation
 * (`1234.50`): an amount keeps its cents. `undefined` for anything else, also for what only another language reads as a
 * number: an ambiguous point is not guessed.
 */
export function typedNumber(text: string, language: string): string | undefined {
  const { group, point } = marksOf(language)
  const shape = new RegExp(`^-?(\\d{1,3}(\\${group}\\d{3})+|\\d+)(\\${point}\\d+)?$`)
  const typed = text.trim().replace(/^\u2212/, '-')
  if (!shape.test(typed)) return undefined
  const [whole = '', part = ''] = typed.replaceAll(group, '').split(point)
  const digits = whole.replace(/^(-?)0+(?=\d)/, '$1')
  const plain = part ? `${digits}.${part}` : digits
  return /[1-9]/.test(plain) ? plain : plain.replace('-', '')
}
