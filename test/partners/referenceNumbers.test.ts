import { readFileSync } from 'node:fs'
import { partner } from '@prumo/contracts/partners/partner'
import { canonicalDocument } from '@prumo/contracts/partners/partnerDocument'
import { expect, it } from 'vitest'
import { sharedData } from '../files/sharedData'

const vectors = sharedData('ids_br/cnpj_vectors_start.csv')
const postalCodes = sharedData('ids_br/cep_vectors.csv')
const rowsOf = (file: string) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split(',') as [string, string, string])
const read = (postalCode: string) => partner.partial().safeParse({ postalCode })

it('ORG-10 a CNPJ passes or fails as the vectors of Receita Federal do', ({ skip }) => {
  if (vectors.absent) skip(vectors.reason)
  for (const [typed, valid, note] of rowsOf(vectors.path)) {
    // Small letters are taken, because people type them, and are stored as capitals.
    const isTaken = valid === 'True' || note === 'Com letra minúscula'
    expect([typed, canonicalDocument(typed) !== undefined]).toEqual([typed, isTaken])
  }
})

it('ORG-10 a postal code passes or fails as known examples do', ({ skip }) => {
  if (postalCodes.absent) skip(postalCodes.reason)
  for (const [typed, valid] of rowsOf(postalCodes.path))
    expect([typed, read(typed).success]).toEqual([typed, valid === 'True'])
})
