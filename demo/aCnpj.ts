import { randomInt } from 'node:crypto'
import { canonicalDocument } from '@prumo/contracts/partners/partnerDocument'

/** A number at random, with its check digits: an earlier demonstration may have taken any other. */
export function aCnpj(): string {
  const digits = `${String(randomInt(10 ** 8)).padStart(8, '0')}0001`
  const numbers = Array.from({ length: 100 }, (_, check) => `${digits}${String(check).padStart(2, '0')}`)
  return numbers.find((number) => canonicalDocument(number) === number) ?? aCnpj()
}
