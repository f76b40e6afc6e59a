import type { Language } from '@prumo/contracts/identity/signUpChoices'
import type { ListedPartner } from '@prumo/contracts/partners/queries'
import type { TFunction } from 'i18next'
import { saveFile } from '../platform/saveFile'
import { type TableFormat, tableFile } from '../platform/tables/tableFile'
import { shownDocument, shownPostalCode, wordsOfTypes } from './partnerValues'

type Manner = { format: TableFormat; name: string; language: Language; t: TFunction }

const plain = [
  'responsible',
  'jobTitle',
  'phone',
  'email',
  'street',
  'number',
  'complement',
  'neighborhood',
  'city',
  'stateCode',
] as const

/** Saves customers and suppliers as a file, in the reader's words. Documents and postal codes keep their zeros. */
export async function exportPartners(
  rows: readonly ListedPartner[],
  { format, name, language, t }: Manner,
): Promise<void> {
  const headers = ['name', 'types', 'companyName', 'document', ...plain, 'postalCode'].map((field) =>
    t(`field.${field}`),
  )
  const cells = rows.map((row) => [
    row.name ?? t('partners.erased'),
    wordsOfTypes(row.types, t),
    row.companyName ?? '',
    shownDocument(row),
    ...plain.map((field) => row[field] ?? ''),
    shownPostalCode(row),
  ])
  saveFile(`${name}.${format}`, await tableFile(format, { name, headers, rows: cells }, language))
}
