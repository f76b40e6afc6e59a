import type { Installment } from '@prumo/contracts/finance/entry'
import type { RecordedEvent } from '@prumo/contracts/index'
import { projection, type Row } from '../projection'

type InstallmentRow = Installment & {
  /** Of its entry and itself: another entry may have an installment of the same id. */
  partId: string
  entryId: string
  projectId: string
  /** Which one of how many it is. */
  number: number
  count: number
}

type Moving = { entryId: string; projectId: string; installments?: readonly Installment[] | undefined }
type Parts = {
  entryId: string
  installments?: readonly Installment[]
  before?: { installments?: readonly Installment[] }
}

const partIdOf = (entryId: string, { installmentId }: Installment) => `${entryId} ${installmentId}`

/** One row per installment of an entry that stands. */
export const installments = projection<InstallmentRow>({
  table: 'finance_installments',
  version: 1,
  key: 'partId',
  keys: ({ data }: RecordedEvent) => {
    const { entryId, installments: now = [], before } = data as Parts
    return [...new Set([...now, ...(before?.installments ?? [])].map((each) => partIdOf(entryId, each)))]
  },

  columns: (table) => {
    table.specificType('part_id', 'text collate "C"').notNullable()
    for (const id of ['entry_id', 'installment_id', 'project_id']) table.uuid(id).notNullable()
    for (const count of ['number', 'count']) table.integer(count).notNullable()
    table.date('due_on').notNullable()
    table.bigInteger('cents').notNullable()
    table.index(['organization_id', 'project_id', 'due_on', 'part_id'])
  },

  on: {
    EntryRecorded: asSaid,
    EntryChanged: asSaid,
    EntryDeleted: () => null,
    EntryRestored: asSaid,
  },
})

/** As an event says it. An entry that was drawn up anew without it has it no longer. */
function asSaid(row: Row | null, { entryId, projectId, installments: all }: Moving, _: unknown, partId: string) {
  if (!all) return row as InstallmentRow | null
  const index = all.findIndex((each) => partIdOf(entryId, each) === partId)
  const found = all[index]
  return found ? { ...found, partId, entryId, projectId, number: index + 1, count: all.length } : null
}
