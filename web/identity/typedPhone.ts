import type { Fields } from '../platform/forms/formFields'

const digitsIn = (text: string) => text.replace(/\D/g, '')
const wholeNumber = 10

/**
 * A phone as Brazilians type it (`11` and `98877-6655`, or all in one: `(11) 98877-6655`, `+55 11 …`), in the form
 * that the specification wants: an area code of three digits, `011`, and the number without it.
 */
export function typedPhone({ text }: Pick<Fields, 'text'>): { areaCode: string; phone: string } {
  const area = digitsIn(text('areaCode'))
  const typed = digitsIn(text('phone'))
  const ofCountry = /^\s*(\+|00)\s*55/.test(text('phone')) ? typed.replace(/^(00)?55/, '') : typed
  const number = ofCountry.replace(/^0+/, '')
  const withoutZero = area.replace(/^0+/, '')
  // Beside an area code of its own, a number may be as long as one that begins with another.
  const beginsWithArea = number.length >= wholeNumber && (withoutZero === '' || number.startsWith(withoutZero))
  const code = withoutZero === '' && beginsWithArea ? number.slice(0, 2) : withoutZero
  return {
    areaCode: code.length === 2 ? `0${code}` : area,
    phone: beginsWithArea ? number.slice(code.length) : ofCountry,
  }
}
