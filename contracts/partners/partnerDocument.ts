/** The forms that are taken: with the mask that people know, or without. */
const forms = {
  cpf: [/^\d{3}\.\d{3}\.\d{3}-\d{2}$/, /^\d{11}$/],
  cnpj: [/^[\dA-Za-z]{2}\.[\dA-Za-z]{3}\.[\dA-Za-z]{3}\/[\dA-Za-z]{4}-\d{2}$/, /^[\dA-Za-z]{12}\d{2}$/],
} as const

/** The value of a digit or letter by Receita Federal's rule of July 2026: its ASCII code less 48. */
const worthOf = (character: string) => character.charCodeAt(0) - 48

/** A check digit: the values weighted from the right by 2, 3 and so on, modulo 11; after `most` again from 2. */
function checkDigit(characters: string, most: number): number {
  const sum = [...characters].reverse().reduce((total, each, index) => {
    const weight = 2 + (index % (most - 1))
    return total + worthOf(each) * weight
  }, 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

const mostWeight = { cpf: 11, cnpj: 9 } as const

function hasCheckDigits(bare: string, kind: 'cpf' | 'cnpj'): boolean {
  const first = checkDigit(bare.slice(0, -2), mostWeight[kind])
  const second = checkDigit(`${bare.slice(0, -2)}${first}`, mostWeight[kind])
  return bare.endsWith(`${first}${second}`)
}

/** One sign all over passes the arithmetic of a CPF, and belongs to nobody; so does the CNPJ of zeros. */
const isOneSign = (bare: string) => new Set(bare).size === 1

/**
 * A CPF or CNPJ in its one spelling: upper case, without its mask. `undefined` for what is neither. Of another alphabet
 * no letter is taken, because some of them become ASCII letters in upper case.
 */
export function canonicalDocument(typed: string): string | undefined {
  const kind = (['cpf', 'cnpj'] as const).find((each) => forms[each].some((form) => form.test(typed)))
  if (!kind) return undefined
  const bare = typed.replace(/[./-]/g, '').toUpperCase()
  return isOneSign(bare) || !hasCheckDigits(bare, kind) ? undefined : bare
}

/** A stored document with its mask, as people read it. */
export const maskedDocument = (bare: string): string =>
  bare.length === 11
    ? bare.replace(/^(.{3})(.{3})(.{3})(.{2})$/, '$1.$2.$3-$4')
    : bare.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')
