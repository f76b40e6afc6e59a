import { randomInt } from 'node:crypto'
import { canonicalDocument } from '@prumo/contracts/partners/partnerDocument'

/** A number at random, with its check digits: a document is one organization's, also beside an earlier demonstration. */
export function aCnpj(): string {
  const digits = `${String(randomInt(10 ** 8)).padStart(8, '0')}0001`
  const numbers = Array.from({ length: 100 }, (_, check) => `${digits}${String(check).padStart(2, '0')}`)
  return numbers.find((number) => canonicalDocument(number) === number) ?? aCnpj()
}
