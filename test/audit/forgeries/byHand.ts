import { fromBase64, toBase64 } from '../../../prumo-verify/bytes.mjs'
import {
  aLogKey,
  aSignedLog,
  exportOfSome,
  type Fields,
  fileOf,
  headOf,
  idOf,
  type LogExport,
  receiptOf,
  signedHead,
  verifierKeyOf,
  withItsLeaves,
} from '../signedLog'
import { at, bare, lineOf, type Outcome, type Sample, sample } from './forgery'
import { altered, approvedAt, content, count, exported, having, keys, log, mine, returnedAt, signing } from './story'

const whole = exported()
const some = exported(log, [4, 7, 30])
const of = (kind: string, name: string, file: LogExport | string, outcome: Outcome): Sample =>
  sample(kind, name, file, outcome, { keys })
const line = bare('line')

// Entries.
const inEntry = (index: number, fields: Fields, file = whole) =>
  altered(file, [index], ({ entry }) => ({ entry: { ...entry, ...fields } }))
const lackingInEntry = (field: string) =>
  altered(whole, [7], ({ entry }) => ({
    entry: Object.fromEntries(Object.entries(entry).filter(([name]) => name !== field)),
  }))
const doubled = { ...whole, entries: whole.entries.toSpliced(7, 0, whole.entries[7] as LogExport['entries'][number]) }
const counted = (file: LogExport) => ({ ...file, entries: file.entries.map((entry, index) => ({ ...entry, index })) })
const fields: Fields = {
  at: '2026-01-01T00:00:00.000Z',
  id: idOf('x'),
  projectId: null,
  revision: 9,
  stream: 's',
  type: 'X',
}
const ofEntries: Sample[] = [
  ...Object.entries(fields).map(([name, value]) =>
    of('entry altered, its leaf made anew', name, withItsLeaves(inEntry(7, { [name]: value })), {
      check: 'head',
      from: 0,
      to: 19,
    }),
  ),
  ...Object.keys(whole.entries[7]?.entry ?? {}).map((name) =>
    of('entry without a field', name, lackingInEntry(name), line),
  ),
  of('entry doubled', 'as it is', doubled, at('index', 8)),
  of('entry doubled', 'and counted again', counted(doubled), { check: 'head', from: 0, to: 19 }),
  of(
    'selection altered',
    'its data',
    altered(some, [7], () => ({ data: '{}' })),
    at('content', 7),
  ),
  of(
    'selection altered',
    'its metadata',
    altered(some, [7], () => ({ metadata: '{}' })),
    at('content', 7),
  ),
  of('selection altered', 'its entry', inEntry(7, { projectId: null }, some), at('inclusion', 7)),
  of(
    'selection altered',
    'the place',
    altered(some, [7], () => ({ index: 8 })),
    at('inclusion', 8),
  ),
  of('selection altered', 'its order', { ...some, entries: some.entries.toReversed() }, at('index', 31)),
]

// Heads: what is signed, and how.
const withHead = (nth: number, note: string, file = whole): LogExport => ({
  ...file,
  heads: file.heads.map((head, place) => (place === nth ? { ...head, head: note } : head)),
})
const last = headOf(log, count)
const text = last.slice(0, last.indexOf('\n\n') + 1)
const order = 2n ** 252n + 27742317777372353535851937790883648493n
/** The one signature of a note, its bytes changed. */
const resigned = (note: string, change: (signature: Uint8Array) => Uint8Array) =>
  note.replace(/(\S+)\n$/, (encoded) => {
    const bytes = fromBase64(encoded.trimEnd())
    return `${toBase64(Uint8Array.from([...bytes.slice(0, 4), ...change(bytes.slice(4))]))}\n`
  })
const flipped = (bit: number) => (bytes: Uint8Array) =>
  bytes.map((byte, place) => (place === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte))
/** The same signature with the order of the group added to S, which holds where nobody looks at its size. */
function withOrder(bytes: Uint8Array): Uint8Array {
  const s = BigInt(`0x${Buffer.from(bytes.slice(32)).reverse().toString('hex')}`) + order
  return Uint8Array.from([...bytes.slice(0, 32), ...Buffer.from(s.toString(16).padStart(64, '0'), 'hex').reverse()])
}
const wrong = resigned(last, flipped(9)).slice(text.length + 1)
const digits = (note: string) => note.replace(`\n${count}\n`, '\n\u0666\u0660\n')
const notes: [name: string, change: (text: string) => string][] = [
  ['a size in Arabic digits', digits],
  ['a size with a blank', (text) => text.replace(`\n${count}\n`, `\n${count} \n`)],
  ['a size of none', (text) => text.replace(/\n\d+\n/, '\n0\n')],
  ['a root of another length', (text) => text.replace(/\n(\S{43}=)\n/, '\nAAAA\n')],
  ['carriage returns', (text) => text.replaceAll('\n', '\r\n')],
  ['a date in Arabic digits', (text) => text.replace('at 2026', 'at \u0662\u0660\u0662\u0666')],
  ['a date without its zone', (text) => text.replace('Z\n', '\n')],
  ['another line', (text) => `${text}note\n`],
]
const ofHeads: Sample[] = [
  ...[0, 7, 200, 255, 256, 400, 511].map((bit) =>
    of('signature with a bit changed', String(bit), withHead(2, resigned(last, flipped(bit))), bare('signature')),
  ),
  of('signature with the order added', 'of the last head', withHead(2, resigned(last, withOrder)), bare('signature')),
  of('signature right, then wrong', 'of one key', withHead(2, last + wrong), bare('signature-repeated')),
  of(
    'signature right, then wrong',
    'the other way',
    withHead(2, `${text}\n${wrong}${last.slice(text.length + 1)}`),
    bare('signature-repeated'),
  ),
  ...notes.map(([name, change]) =>
    of('note altered', name, withHead(2, last.replace(text, change(text))), bare('origin')),
  ),
  ...notes.map(([name, change]) =>
    of('note altered and signed anew', name, withHead(2, signedHead(log, change(text))), bare('origin')),
  ),
  of('head exchanged', 'for one of another size', withHead(1, headOf(log, 33)), at('head-unlisted', 45)),
  of('head exchanged', 'for one of another log', withHead(1, headOf(having(3, { data: '{}' }), 40)), {
    check: 'head',
    from: 20,
    to: 39,
  }),
  of('head of no log', 'of nothing', { ...whole, heads: [{ head: headOf(log, 0) }, ...whole.heads] }, bare('origin')),
  of(
    'head of no log',
    'of another name',
    withHead(0, signedHead(log, `${headOf(log, 20).split('\n\n')[0]?.replace('prumo/', 'prumo/x')}\n`)),
    bare('origin'),
  ),
  of(
    'selection against a head of another size',
    'a smaller one',
    { ...some, heads: some.heads.slice(0, 2) },
    at('inclusion', 4),
  ),
  of(
    'selection against a head of another size',
    'one before its entry',
    { ...exportOfSome(log, [20], []), entries: some.entries.slice(2) },
    at('inclusion', 30),
  ),
  of(
    'selection against a head of another size',
    'a larger one',
    { ...exportOfSome(log, [20, 40, 60], []), entries: exportOfSome(log, [40], [4]).entries },
    at('inclusion', 4),
  ),
]

// Files.
const asText = fileOf(whole)
const [first = '', ...rest] = asText.split('\n')
const scoped = (scope: string, file: LogExport) => ({ ...file, header: { ...file.header, scope } })
const theirs = aSignedLog(idOf('another organization'), count, log.key)
const renamed = fileOf(exportOfSome(theirs, [60], [4])).replaceAll(theirs.organizationId, mine)
const ofFiles: Sample[] = [
  of('scope changed', 'a whole log for a selection', scoped('some', whole), line),
  of('scope changed', 'a selection for a whole log', scoped('all', some), line),
  of('files joined', 'the same twice', asText + asText, line),
  of('files joined', 'a selection after the whole', asText + fileOf(some), line),
  of('files joined', 'a receipt after it', asText + lineOf(receiptOf(log, approvedAt, count, content)), line),
  of('files joined', 'two receipts', lineOf(receiptOf(log, approvedAt, count, content)).repeat(2), line),
  of('files joined', 'two lines in one', [first, rest.join('\n').replace('\n', '')].join('\n'), line),
  of('another log under this name', 'renamed', renamed, bare('key')),
]

// Receipts.
const receipt = receiptOf(log, approvedAt, count, content)
const { entry, proof } = receipt as { entry: Fields; proof: string[] }
const stranger = { ...log, key: aLogKey() }
const receipted = (kind: string, name: string, changes: Fields, outcome: Outcome) =>
  of(kind, name, lineOf({ ...receipt, ...changes }), outcome)
const inclusion = at('inclusion', approvedAt)
const ofReceipts: Sample[] = [
  receipted('receipt turned', 'into a return', { entry: { ...entry, type: 'DocumentReturned' } }, inclusion),
  receipted(
    'receipt turned',
    'into a return by its data',
    { data: JSON.stringify(signing('return')) },
    at('content', approvedAt),
  ),
  receipted(
    'receipt turned',
    'into the return of the same document',
    { entry: (receiptOf(log, returnedAt, count, content) as { entry: Fields }).entry },
    at('content', approvedAt),
  ),
  receipted(
    'receipt of another organization',
    'in its entry',
    { entry: { ...entry, organizationId: idOf('x') } },
    bare('key'),
  ),
  receipted('receipt with other data', 'of nobody', { data: '{}' }, at('content', approvedAt)),
  receipted('receipt with other data', 'metadata', { metadata: '{}' }, at('content', approvedAt)),
  receipted(
    'receipt with other data',
    'of another time',
    { entry: { ...entry, at: '2026-01-01T00:00:00.000Z' } },
    inclusion,
  ),
  receipted('receipt with another proof', 'shorter', { proof: proof.slice(1) }, inclusion),
  receipted('receipt with another proof', 'turned', { proof: proof.toReversed() }, inclusion),
  receipted('receipt with another proof', 'of another place', { index: 4 }, at('inclusion', 4)),
  receipted('receipt with another proof', 'no base64', { proof: ['x', ...proof.slice(1)] }, inclusion),
  receipted('receipt with another proof', 'keys twice', { keys: [...keys, ...keys] }, bare('key')),
  receipted('receipt with another proof', 'no key', { keys: [] }, bare('key')),
  receipted('receipt with another proof', 'of a stranger', { keys: [verifierKeyOf(stranger)] }, bare('key')),
  receipted('receipt with another proof', 'another checkpoint', { checkpoint: headOf(log, 40) }, inclusion),
  receipted('receipt with another proof', 'no checkpoint', { checkpoint: '' }, bare('origin')),
  receipted(
    'receipt with another proof',
    'a checkpoint signed by a stranger',
    { checkpoint: headOf(stranger, count) },
    bare('signature'),
  ),
  of(
    'receipt in a tree of its own',
    'signed by a stranger',
    lineOf(receiptOf(stranger, approvedAt, count, content)),
    bare('key'),
  ),
  of(
    'receipt in a tree of its own',
    'of one entry',
    lineOf({ ...receiptOf({ ...stranger, events: log.events.slice(5, 6) }, 0, 1, content) }),
    bare('key'),
  ),
]

/** What a person with an editor and a key makes of a log, each of its own. */
export const byHand: Sample[] = [...ofEntries, ...ofHeads, ...ofFiles, ...ofReceipts]
