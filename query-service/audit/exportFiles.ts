import type { exportFormats } from '@prumo/contracts/audit/actionLog'
import type { CsvSeparator } from '@prumo/contracts/audit/calls'
import type { Action, ActionChange } from '@prumo/contracts/audit/queries'
import { csvLine } from './csvLine'

type Pages = AsyncIterable<readonly Action[]>
type File = { type: string; extension: string; write: (pages: Pages, separator: CsvSeparator) => AsyncIterable<string> }

/** How each format of an export is written, page by page. */
export const exportFiles: Record<(typeof exportFormats)[number], File> = {
  csv: { type: 'text/csv; charset=utf-8', extension: 'csv', write: csv },
  json: { type: 'application/json; charset=utf-8', extension: 'json', write: json },
}

/** With this mark spreadsheet programs read a file as UTF-8. */
const byteOrderMark = '\uFEFF'

/** The columns of an export. */
const columns: Record<string, (action: Action) => string | number | null> = {
  at: ({ at }) => at,
  position: ({ position }) => position,
  person: ({ actor }) => actor.name ?? actor.kind,
  personId: ({ actor }) => actor.userId,
  role: ({ permissionBasis }) => permissionBasis,
  kind: ({ kind }) => kind,
  label: ({ kind }) => labelOf(kind),
  project: ({ projectPitch }) => projectPitch,
  projectId: ({ projectId }) => projectId,
  record: ({ recordName }) => recordName,
  recordId: ({ recordId }) => recordId,
  network: ({ from }) => from?.network ?? null,
  address: ({ from }) => from?.address ?? null,
  device: ({ from }) => from?.userAgent ?? null,
  before: ({ changes }) => textsIn(changes, 'before'),
  after: ({ changes }) => textsIn(changes, 'after'),
  eventId: ({ eventId }) => eventId,
  note: notesOn,
  hidden: ({ changes }) => hiddenIn(changes),
}

/** Notes about the entry itself, one word each. */
function notesOn({ spelledOtherwise, replaced }: Action): string | null {
  const notes = [...(spelledOtherwise ? ['spelledOtherwise'] : []), ...(replaced ? ['replaced'] : [])]
  return notes.join(' ') || null
}

/** `TaskMoved` is `Task moved`: the same in every language, so that files of different people compare. */
const labelOf = (kind: string) => kind.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

async function* csv(pages: Pages, separator: CsvSeparator) {
  yield byteOrderMark + csvLine(Object.keys(columns), separator)
  for await (const actions of pages) yield actions.map((action) => csvLine(cellsOf(action), separator)).join('')
}

const cellsOf = (action: Action) => Object.values(columns).map((column) => String(column(action) ?? ''))

/** A spreadsheet shows names in place of ids. */
const textsIn = (changes: readonly ActionChange[], side: 'before' | 'after') =>
  changes
    .flatMap(({ field, [side]: value }) => (value ? [`${field}: ${value.name ?? textOf(value.value)}`] : []))
    .join('; ')

/** Fields whose values are hidden, and the rights that are missing. */
const hiddenIn = (changes: readonly ActionChange[]) =>
  changes.flatMap(({ field, hidden }) => (hidden ? [`${field}: ${hidden.join(', ')}`] : [])).join('; ')

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

async function* json(pages: Pages) {
  let separator = '[\n'
  for await (const actions of pages) {
    for (const action of actions) {
      yield separator + JSON.stringify(recordOf(action))
      separator = ',\n'
    }
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

/** The same columns with exact values: `before` and `after` by field, and the missing rights in `hidden`. */
const recordOf = (action: Action) => ({
  ...Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, column(action)])),
  before: valuesIn(action.changes, 'before'),
  after: valuesIn(action.changes, 'after'),
  hidden: Object.fromEntries(action.changes.flatMap(({ field, hidden }) => (hidden ? [[field, hidden]] : []))),
})

const valuesIn = (changes: readonly ActionChange[], side: 'before' | 'after') =>
  Object.fromEntries(changes.flatMap(({ field, [side]: value }) => (value ? [[field, value.value]] : [])))
