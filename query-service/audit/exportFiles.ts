import type { exportFormats } from '@prumo/contracts/audit/actionLog'
import { type ChangeText, describeChanges } from '@prumo/contracts/audit/describeChanges'
import { describeKind } from '@prumo/contracts/audit/describeDenial'
import type { Action, ActionChange } from '@prumo/contracts/audit/queries'
import type { Wording } from '@prumo/contracts/audit/wording'
import { byteOrderMark, type CsvSeparator, csvLine } from '@prumo/contracts/formats/csvLine'
import { offsetAt, showBareInstant, showInstant } from '@prumo/contracts/formats/instants'
import { zoneAt } from '@prumo/contracts/organization/zoneAt'

type Pages = AsyncIterable<readonly Action[]>
type Manner = { separator: CsvSeparator; wording: Wording }
type File = { type: string; extension: string; write: (pages: Pages, manner: Manner) => AsyncIterable<string> }

/** How each format of an export is written, page by page. */
export const exportFiles: Record<(typeof exportFormats)[number], File> = {
  csv: { type: 'text/csv; charset=utf-8', extension: 'csv', write: csv },
  json: { type: 'application/json; charset=utf-8', extension: 'json', write: json },
}

type Texts = readonly ChangeText[]
type Column = [header: string, cell: (action: Action, wording: Wording, texts: Texts) => string | number | null]

/** The columns of a spreadsheet, by the text of their header: in words, and besides them what programs compare. */
const columns: readonly Column[] = [
  ['actionLog.when', ({ at }, { language, zones }) => showBareInstant(at, language, zones)],
  ['logExport.timeZone', ({ at }, { zones }) => zoneText(at, zoneAt(zones, at))],
  ['logExport.instant', ({ at }) => at],
  ['actionLog.position', ({ position }) => position],
  ['actionLog.who', ({ actor }, { say }) => actor.name ?? say([`actionLog.actor.${actor.kind}`], actor.kind)],
  ['logExport.personId', ({ actor }) => actor.userId],
  ['actionLog.basis', ({ permissionBasis }, wording) => basisOf(permissionBasis, wording)],
  ['actionLog.what', describeKind],
  ['logExport.kind', ({ kind }) => kind],
  ['actionLog.project', ({ projectPitch }) => projectPitch],
  ['logExport.projectId', ({ projectId }) => projectId],
  ['actionLog.record', ({ recordName }) => recordName],
  ['actionLog.recordId', ({ recordId }) => recordId],
  ['logField.network', ({ from }) => from?.network ?? null],
  ['logExport.address', ({ from }) => from?.address ?? null],
  ['actionLog.browser', ({ from }) => from?.userAgent ?? null],
  ['actionLog.before', (action, _, texts) => textsOf(action, texts, 'before')],
  ['actionLog.after', (action, _, texts) => textsOf(action, texts, 'after')],
  ['actionLog.eventId', ({ eventId }) => eventId],
  ['logExport.note', notesOn],
  ['logExport.hidden', (action, _, texts) => hiddenOf(action, texts)],
]

/** The time zone of an instant, which its row may not share with others: `America/Sao_Paulo (UTC−3)`. */
const zoneText = (at: string, timeZone: string) => `${timeZone} (${offsetAt(at, timeZone)})`

const basisOf = (basis: string, { say }: Wording) =>
  say([`basis.${basis.split(':')[0]}`, 'basis.other'], basis, { basis })

/** Notes about the entry itself. */
function notesOn({ spelledOtherwise, replaced }: Action, { say }: Wording): string {
  const notes = [...(spelledOtherwise ? ['spelledOtherwise'] : []), ...(replaced ? ['replaced'] : [])]
  return notes.map((note) => say([`actionLog.${note}`], note)).join(' ')
}

const isHidden = ({ changes }: Action, path: string) =>
  changes.some(({ field, hidden }) => hidden && field === path.split('.')[0])

const textsOf = (action: Action, texts: Texts, side: 'before' | 'after') =>
  texts
    .flatMap(({ field, label, [side]: text }) =>
      text === undefined || isHidden(action, field) ? [] : [`${label}: ${text}`],
    )
    .join('; ')

/** Fields whose values are hidden, and the rights that are missing. */
function hiddenOf(action: Action, texts: Texts): string {
  const hidden = texts.filter(({ field }) => isHidden(action, field))
  return hidden.map(({ label, after }) => `${label}: ${after}`).join('; ')
}

async function* csv(pages: Pages, { separator, wording }: Manner) {
  const headers = columns.map(([header]) => wording.say([header], header))
  yield byteOrderMark + csvLine(headers, separator)
  for await (const actions of pages)
    for (const action of actions) {
      const texts = describeChanges(action, wording)
      const cells = columns.map(([, cell]) => String(cell(action, wording, texts) ?? ''))
      yield csvLine(cells, separator)
    }
}

async function* json(pages: Pages, { wording }: Manner) {
  let separator = '[\n'
  for await (const actions of pages) {
    for (const action of actions) {
      yield separator + JSON.stringify(recordOf(action, wording))
      separator = ',\n'
    }
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

/**
 * The exact values for programs: `before` and `after` by field, and the missing rights in `hidden`. `label` and
 * `changes` are the same in words.
 */
const recordOf = (action: Action, wording: Wording) => ({
  at: action.at,
  when: showInstant(action.at, wording.language, wording.zones),
  timeZone: zoneAt(wording.zones, action.at),
  position: action.position,
  person: action.actor.name ?? action.actor.kind,
  personId: action.actor.userId,
  role: action.permissionBasis,
  kind: action.kind,
  label: describeKind(action, wording),
  project: action.projectPitch,
  projectId: action.projectId,
  record: action.recordName,
  recordId: action.recordId,
  network: action.from?.network ?? null,
  address: action.from?.address ?? null,
  device: action.from?.userAgent ?? null,
  before: valuesIn(action.changes, 'before'),
  after: valuesIn(action.changes, 'after'),
  changes: describeChanges(action, wording).map(({ label, before, after }) => ({ label, before, after })),
  eventId: action.eventId,
  note:
    [...(action.spelledOtherwise ? ['spelledOtherwise'] : []), ...(action.replaced ? ['replaced'] : [])].join(' ') ||
    null,
  hidden: Object.fromEntries(action.changes.flatMap(({ field, hidden }) => (hidden ? [[field, hidden]] : []))),
})

const valuesIn = (changes: readonly ActionChange[], side: 'before' | 'after') =>
  Object.fromEntries(changes.flatMap(({ field, [side]: value }) => (value ? [[field, value.value]] : [])))
