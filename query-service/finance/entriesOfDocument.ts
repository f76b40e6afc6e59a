import { mostOfDocument } from '@prumo/contracts/finance/queries'
import type { Query } from '../pipeline/query'
import { columns } from '../reading/columns'
import { plain } from '../reading/containsText'

/** A text as people read it: whatever its case and its accents, and without blanks around it. */
const read = (sql: string) => plain(`regexp_replace(${sql}, '^\\s+|\\s+$', '', 'g')`)

export const entriesOfDocument: Query<'entriesOfDocument'> = async (
  db,
  { projectId, documentNumber, company, exceptEntryId },
  { actor: { organizationId } },
) => {
  if (documentNumber.trim() === '') return []
  const found = db('finance_entries')
    .where({ organization_id: organizationId, project_id: projectId })
    .whereNull('deleted_at')
    .whereRaw(`${read('document_number')} = ${read('?::text')}`, [documentNumber])
    .orderBy([{ column: 'planned_on', order: 'desc' }, 'entry_id'])
    .limit(mostOfDocument)
    .select(columns('entryId', 'title', 'company', 'plannedOn'))
  if (company?.trim())
    found.whereRaw(`(coalesce(${read('company')}, '') = '' or ${read('company')} = ${read('?::text')})`, [company])
  if (exceptEntryId) found.whereNot('entry_id', exceptEntryId)
  return found
}
