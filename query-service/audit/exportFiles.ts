import type { exportFormats } from '@prumo/contracts/audit/actionLog'
import type { CsvSeparator } from '@prumo/contracts/audit/calls'
import type { Action, ActionChange } from '@prumo/contracts/audit/queries'
import { csvLine } from './csvLine'

type Pages = AsyncIterable<readonly Action[]>
type File = { type: string; extension: string; write: (pages: Pages, separator: CsvSeparator) => AsyncIterable<string> }

/** How each format of an export is written, a page of actions at a time. */
export const exportFiles: Record<(typeof exportFormats)[number], File> = {
  csv: { type: 'text/csv; charset=utf-8', extension: 'csv', write: csv },
  json: { type: 'application/json; charset=utf-8', extension: 'json', write: json },
}

/** Spreadsheet programs take a file for UTF-8 that begins so. */
const byteOrderMark = '\uFEFF'

/** What an export says of an action, column by column. */
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

/** What there is to know about the entry itself, each as a word. */
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

/** A spreadsheet's reader gets names where the event has ids. */
const textsIn = (changes: readonly ActionChange[], side: 'before' | 'after') =>
  changes
    .flatMap(({ field, [side]: value }) => (value ? [`${field}: ${value.name ?? textOf(value.value)}`] : []))
    .join('; ')

/** Which fields are told without their values, and for lack of which right. */
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

/** The same columns, in which `before` and `after` are the exact values, field by field, and `hidden` the rights that are missing. */
const recordOf = (action: Action) => ({
  ...Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, column(action)])),
  before: valuesIn(action.changes, 'before'),
  after: valuesIn(action.changes, 'after'),
  hidden: Object.fromEntries(action.changes.flatMap(({ field, hidden }) => (hidden ? [[field, hidden]] : []))),
})

const valuesIn = (changes: readonly ActionChange[], side: 'before' | 'after') =>
  Object.fromEntries(changes.flatMap(({ field, [side]: value }) => (value ? [[field, value.value]] : [])))
