import type { changeStates } from '@prumo/contracts/audit/queries'
import type { EventType } from '@prumo/contracts/index'

type Change = { field: string; before?: unknown; after?: unknown }
type Happened = { position: number; kind: string; recordId: string | null; changes: readonly Change[] }
/** What became of a record: `last` is the last that happened to it. */
export type Net<Row extends Happened> = {
  recordId: string
  state: (typeof changeStates)[number]
  kinds: string[]
  last: Row
  changes: Change[]
}

/** With these a record is there, with those it is not. Every other event changes what is there. */
const begins: readonly EventType[] = [
  ...(['ProjectCreated', 'StepAdded', 'TagAdded', 'TaskAdded', 'TaskRestored', 'ChecklistItemAdded'] as const),
  ...(['AreaAdded', 'CardAdded', 'CardRestored', 'CommentAdded', 'DocumentCreated', 'DocumentRestored'] as const),
  ...(['ImportStarted', 'FileAttached', 'SignatureFileAttached'] as const),
]
const ends: readonly EventType[] = [
  ...(['StepRemoved', 'TagRemoved', 'TaskDeleted', 'ChecklistItemRemoved', 'AreaRemoved', 'CardDeleted'] as const),
  ...(['CommentDeleted', 'DocumentDeleted', 'FileRemoved'] as const),
]
const isIn = (kinds: readonly string[], { kind }: Happened) => kinds.includes(kind)

/** The ids of what stands in another record: it is a record of its own here. */
const inner = ['itemId', 'commentId', 'fileId', 'sectionId', 'fieldId']

/** What a restored record says of its own beginning is no news. */
const ofRestoring = ['addedAt', 'addedBy']

function recordOf({ recordId, changes }: Happened): string | null {
  const own = changes.find(({ field, after }) => inner.includes(field) && typeof after === 'string')
  return own ? String(own.after) : recordId
}

/** What is different after all this, in the log's order, record by record. What came and went, or is as it was, is not told. */
export function netChanges<Row extends Happened>(rows: readonly Row[]): Net<Row>[] {
  const byRecord = new Map<string, Row[]>()
  for (const row of rows) {
    const id = recordOf(row)
    if (id !== null) byRecord.set(id, [...(byRecord.get(id) ?? []), row])
  }
  return [...byRecord].flatMap(([recordId, own]) => {
    const last = own.at(-1)
    const state = stateOf(own)
    const changes = changesIn(own)
    if (!last || !state || (state === 'changed' && changes.length === 0)) return []
    return [{ recordId, state, last, kinds: [...new Set(own.map(({ kind }) => kind))], changes }]
  })
}

function stateOf(rows: readonly Happened[]): Net<Happened>['state'] | undefined {
  const lives = rows.filter((row) => isIn(begins, row) || isIn(ends, row))
  const [first, last] = [lives[0], lives.at(-1)]
  const [was, is] = [!first || isIn(ends, first), !last || isIn(begins, last)]
  if (was && is) return 'changed'
  if (!was && !is) return undefined
  return is ? 'added' : 'deleted'
}

/** Each field from what it was at first to what it is at last. */
function changesIn(rows: readonly Happened[]): Change[] {
  const fields = new Map<string, Change>()
  for (const change of rows.flatMap((row) => row.changes)) {
    const earlier = fields.get(change.field)
    const first = earlier ?? change
    fields.set(change.field, {
      field: change.field,
      ...('before' in first && { before: first.before }),
      ...('after' in change && { after: change.after }),
    })
  }
  return [...fields.values()].filter(
    ({ field, before, after }) =>
      !inner.includes(field) && !ofRestoring.includes(field) && JSON.stringify(before) !== JSON.stringify(after),
  )
}
