import type { Query } from '../pipeline/query'
import { columnsOf } from '../reading/columns'
import { peopleNames } from '../reading/peopleNames'
import { baselineRows } from './baselineRows'

type Row = { baselineId: string; name: string; asOfOn: string; savedAt: string; savedBy: string | null }

export const baselines: Query<'baselines'> = async (db, { projectId }, asker) => {
  const { organizationId } = asker.actor
  const rows: Row[] = await baselineRows(db, { organizationId, projectId })
    .orderByRaw('b.as_of_on desc, b.position desc')
    .select(columnsOf('b', 'baselineId', 'name', 'asOfOn', 'savedAt', 'savedBy'))
  const names = await peopleNames(
    db,
    asker,
    rows.map(({ savedBy }) => savedBy),
  )
  return { items: rows.map((row) => ({ ...row, savedBy: row.savedBy && (names.get(row.savedBy) ?? null) })) }
}
