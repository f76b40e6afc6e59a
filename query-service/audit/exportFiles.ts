import type { exportFormats } from '@prumo/contracts/audit/actionLog'
import type { Action, ActionChange } from '@prumo/contracts/audit/queries'
import { csvLine } from '@prumo/platform/csv/csvLine'

type Pages = AsyncIterable<readonly Action[]>
type File = { type: string; extension: string; write: (pages: Pages) => AsyncIterable<string> }

/** How each format of an export is written, a page of actions at a time. */
export const exportFiles: Record<(typeof exportFormats)[number], File> = {
  csv: { type: 'text/csv; charset=utf-8', extension: 'csv', write: csv },
  json: { type: 'application/json; charset=utf-8', extension: 'json', write: json },
}

/** Spreadsheet programs take a file for UTF-8 that begins so. */
const byteOrderMark = '\uFEFF'
const noChange: ActionChange = { field: '', before: null, after: null }

/** What a line of the CSV file says, column by column. */
const columns: Record<string, (action: Action, change: ActionChange) => string | number | null | undefined> = {
  position: ({ position }) => position,
  at: ({ at }) => at,
  person: ({ actor }) => actor.name ?? actor.userId ?? actor.kind,
  kind: ({ kind }) => kind,
  project: ({ projectPitch, projectId }) => projectPitch ?? projectId,
  record: ({ recordName, recordId }) => recordName ?? recordId,
  network: ({ from }) => from?.network,
  browser: ({ from }) => from?.userAgent,
  field: (_, { field }) => field,
  before: (_, { before }) => cellOf(before),
  after: (_, { after }) => cellOf(after),
  permissionBasis: ({ permissionBasis }) => permissionBasis,
}

async function* csv(pages: Pages) {
  yield byteOrderMark + csvLine(Object.keys(columns))
  for await (const actions of pages) yield actions.flatMap(linesOf).join('')
}

/** A line for each field that changed, so that before and after are cells of their own. */
const linesOf = (action: Action) =>
  (action.changes.length > 0 ? action.changes : [noChange]).map((change) =>
    csvLine(Object.values(columns).map((column) => String(column(action, change) ?? ''))),
  )

function cellOf(told: ActionChange['before']): string {
  if (told === null || told.value === null) return ''
  if (told.name !== null) return told.name
  return typeof told.value === 'string' ? told.value : JSON.stringify(told.value)
}

/** Each action as the query `actionLog` answers it. */
async function* json(pages: Pages) {
  let separator = '[\n'
  for await (const actions of pages) {
    if (actions.length === 0) continue
    yield separator + actions.map((action) => JSON.stringify(action)).join(',\n')
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}
