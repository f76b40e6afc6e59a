import type { Language } from '@prumo/contracts/identity/signUpChoices'
import type { TFunction } from 'i18next'
import type { PaperTable } from '../platform/paper/paper'
import { request } from '../platform/server/api'
import type { Reading } from '../platform/server/everyItem'
import { Failure } from '../platform/server/failure'
import type { TableCell } from '../platform/tables/tableCell'
import { browserOf } from './browserOf'
import { exportPath } from './downloadExport'

/** What an export as JSON says of an action, as far as people read it. */
type Entry = {
  when: string
  position: number
  person: string
  role: string
  label: string
  project: string | null
  record: string | null
  network: string | null
  device: string | null
  changes: readonly { label: string; before?: string; after?: string }[]
  eventId: string
  note: string | null
}

/** The columns on paper: the file has besides them what only programs compare. */
const columns: readonly [header: string, cell: (entry: Entry, t: TFunction) => TableCell][] = [
  ['actionLog.when', ({ when }) => when],
  ['actionLog.who', ({ person }, t) => t(`actionLog.actor.${person}`, person)],
  ['actionLog.what', ({ label }) => label],
  ['actionLog.project', ({ project }) => project ?? ''],
  ['actionLog.record', ({ record }) => record ?? ''],
  ['actionLog.before', ({ changes }) => sideOf(changes, 'before')],
  ['actionLog.after', ({ changes }) => sideOf(changes, 'after')],
  ['logExport.note', ({ note }, t) => (note ? note.split(' ').map((each) => t(`actionLog.${each}`)) : []).join(' ')],
  ['actionLog.position', ({ position }) => String(position)],
  ['actionLog.basis', ({ role }, t) => t([`basis.${role.split(':')[0]}`, 'basis.other'], { basis: role })],
  ['logField.network', ({ network }) => network ?? ''],
  ['actionLog.browser', ({ device }) => (device ? browserOf(device) : '')],
  ['actionLog.eventId', ({ eventId }) => eventId],
]

const sideOf = (changes: Entry['changes'], side: 'before' | 'after') =>
  changes.flatMap(({ label, [side]: text }) => (text === undefined ? [] : [`${label}: ${text}`])).join('\n')

/** The rows of an export that is on record, as they come, until there are enough. */
export async function printedLog(
  exportId: string,
  { most = Number.POSITIVE_INFINITY, onRead }: Reading,
  { language, t, search }: { language: Language; t: TFunction; search: string },
): Promise<PaperTable> {
  const { body } = await request('GET', exportPath(exportId, language, search))
  const entries: Entry[] = []
  for await (const entry of body ? entriesIn(body) : []) {
    if (entries.push(entry) % 100 === 0) onRead?.(entries.length)
    if (entries.length >= most) break
  }
  return {
    headers: columns.map(([header]) => t(header)),
    rows: entries.map((entry) => columns.map(([, cell]) => cell(entry, t))),
  }
}

/** Each record stands on a line of its own, with a comma after it. Who reads no further ends the download. */
async function* entriesIn(body: ReadableStream<Uint8Array>): AsyncGenerator<Entry> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader()
  let rest = ''
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (rest + part.value).split('\n')
      rest = lines.pop() ?? ''
      yield* lines.flatMap(entryIn)
    }
    yield* entryIn(rest)
  } catch (failure) {
    // A download that breaks off is as good as none.
    throw failure instanceof Failure ? failure : new Failure('service.unreachable', 0)
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

const entryIn = (line: string): Entry[] =>
  line.startsWith('{') ? [JSON.parse(line.endsWith(',') ? line.slice(0, -1) : line) as Entry] : []
