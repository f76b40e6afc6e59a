import { toBase64 } from '../../prumo-verify/bytes.mjs'
import { canonicalJson, contentHash, type LoggedEvent } from '../../prumo-verify/entry.mjs'
import { consistencyProof, inclusionProof, leafHash, nodesOfLeaves } from '../../prumo-verify/merkle.mjs'
import {
  aLogKey,
  anErasure,
  anEvent,
  aSignedLog,
  exportOfAll,
  exportOfSome,
  fileOf,
  headOf,
  idOf,
  type LogExport,
  leavesOf,
  rewritten,
  type SignedLog,
  timeOf,
  verifierKeyOf,
  withItsLeaves,
  withoutContent,
} from './signedLog'

/**
 * A tampered file, what to verify it against, and the expected finding: `null` where none is expected, also of a file
 * that is an older one.
 */
export type Tamper = {
  name: string
  file: string
  keys: string[]
  heads: string[]
  finds: { check: string; from: number | null; to: number | null } | null
  isOlder?: true
}
type Found = Tamper['finds']

const mine = idOf('organization')
const count = 200
const sizes = [50, 100, 150, count]
export const log = aSignedLog(mine, count)
const theirs = aSignedLog(idOf('another organization'), count, log.key)
const keys = [verifierKeyOf(log)]
const published = [100, 150].map((size) => headOf(log, size))
const at = 123

const tampers: Tamper[] = [
  all('nothing', (exported) => exported, null),
  all('nothing, held against published heads', (exported) => exported, null, published),
  some('nothing, of some entries', (exported) => exported, null),
  all('nothing, of content that was erased', erasing(true), null),

  all('edit: the data of an entry', entry({ data: '{"cents":1,"name":"Outra"}' }), at1('content')),
  all('edit: the metadata of an entry', entry({ metadata: '{"commandId":"other"}' }), at1('content')),
  all('edit: the time of an entry', entryField({ at: timeOf(0) }), at1('leaf')),
  all('edit: the data and its hash', edited, at1('leaf')),
  all('edit: the data, its hash and its leaf', (exported) => withItsLeaves(edited(exported)), within('head', 100, 149)),
  all('edit: the white space of a line', (exported) => exported, { check: 'line', from: null, to: null }, [], spaced),
  all('insert', inserted, at1('index')),
  all('insert, and count again', (exported) => counted(inserted(exported)), within('head', 100, 149)),
  all('delete', deleted, at1('index')),
  all('delete, and count again', (exported) => counted(deleted(exported)), within('head', 100, 149)),
  all('reorder', reordered, at1('index')),
  all('reorder, and count again', (exported) => counted(reordered(exported)), within('head', 100, 149)),
  all(
    'truncate the tail',
    (exported) => ({ ...exported, entries: exported.entries.slice(0, 180) }),
    within('short', 180, 199),
  ),
  all('lengthen the tail', lengthened, { check: 'beyond', from: 200, to: 200 }),
  all(
    'truncate within the last line',
    (exported) => exported,
    { check: 'line', from: null, to: null },
    [],
    (file) => file.slice(0, -40),
  ),
  older(all('truncate the tail and its heads', truncated, null, [headOf(log, 180)])),
  all('truncate the tail and its heads, and sign the rest anew', signedLater, within('shorter-than-head', 150, 179), [
    headOf(log, 180),
  ]),
  made('restore an older copy, and go on from it', gone(120, 160), within('outside-head', 100, 149), published),
  made('fork', forked(120), within('outside-head', 100, 149), published),
  made(
    'recompute the tree after an edit, and sign it anew',
    rewritten(log, at),
    within('outside-head', 100, 149),
    published,
  ),
  made('the same, held against no published head', rewritten(log, at), null),
  made('recompute the tree, with another key', { ...rewritten(log, at), key: aLogKey() }, bare('key')),
  swapped('swap two logs: the whole file', exportOfAll(theirs, sizes), bare('key')),
  swapped(
    'swap two logs: the entries',
    { ...whole(), entries: exportOfAll(theirs, sizes).entries },
    first('organization'),
  ),
  swapped('swap two logs: the heads', { ...whole(), heads: exportOfAll(theirs, sizes).heads }, bare('origin')),
  all('alter a head: its root', head(rootOfAnother), bare('signature')),
  all(
    'alter a head: its size',
    head((note) => note.replace('\n100\n', '\n101\n')),
    bare('signature'),
  ),
  all(
    'alter a head: its time',
    head((note) => note.replace(/\nat .*/, `\nat ${timeOf(1)}`)),
    bare('signature'),
  ),
  all(
    'alter a head: its signature',
    head((note) => note.replace(/(.)(.=+\n)$/, (_, character, rest) => `${character === 'A' ? 'B' : 'A'}${rest}`)),
    bare('signature'),
  ),
  all('leave a head out that the log records', unlisted, { check: 'head-unlisted', from: 160, to: 160 }),
  all(
    'turn the order of the heads',
    (exported) => ({ ...exported, heads: [...exported.heads].reverse() }),
    bare('heads-order'),
  ),
  all('take the content away, as if it were erased', erasing(false), at1('erasure')),
  all('take the content away', entry({ data: null, metadata: null }), at1('line')),
  all(
    'a field of ours that nobody knows',
    (exported) => ({ ...exported, header: { ...exported.header, note: 'ok' } }),
    bare('header'),
  ),

  some('a false inclusion proof: of another entry', proofOfAnother, at1('inclusion')),
  some('a false inclusion proof: of an entry that was altered', alteredInSome, at1('inclusion')),
  some('a false inclusion proof: of a tree that nobody signed', proofInAnotherTree, at1('inclusion')),
  some('a false consistency proof: of another pair', falseConsistency, bare('consistency')),
  some('a false consistency proof: between two histories', twoHistories, bare('consistency')),
  some('a head that is not among those shown', (exported) => exported, bare('outside-head-unlisted'), [
    headOf(log, 77),
  ]),
  older(some('a head that is larger than any shown', (exported) => exported, null, [beyondTheLog(timeOf(205))])),
  some(
    'a head that is larger and older than any shown',
    (exported) => exported,
    within('shorter-than-head', 200, 204),
    [beyondTheLog(timeOf(199))],
  ),
  split('split view: two heads of one size', [headOf(log, 100), headOf(rewritten(log, 7), 100)], bare('split-view')),
  split(
    'split view: heads of different sizes',
    [headOf(log, 100), headOf(rewritten(log, 120), 150)],
    within('outside-head', 100, 149),
  ),
  some('split view: another history of the same size', (exported) => exported, bare('outside-head'), [
    headOf(rewritten(log, 7), 100),
  ]),
]

/** Every kind of tampering that is found, beside files that nobody tampered with. */
export const everyTamper: readonly Tamper[] = tampers

function whole(): LogExport {
  return exportOfAll(log, sizes)
}

function all(
  name: string,
  change: (exported: LogExport) => LogExport,
  finds: Found,
  heads: string[] = [],
  after = same,
): Tamper {
  return { name, file: after(fileOf(change(whole()))), keys, heads, finds }
}

function some(name: string, change: (exported: LogExport) => LogExport, finds: Found, heads: string[] = []): Tamper {
  return { name, file: fileOf(change(exportOfSome(log, sizes, [3, at, 140]))), keys, heads, finds }
}

/** Made with the key itself by who holds it. */
function made(name: string, otherSigned: SignedLog, finds: Found, heads: string[] = []): Tamper {
  const { length } = otherSigned.events
  const file = fileOf(exportOfAll(otherSigned, [...sizes.filter((size) => size < length), length]))
  return { name, file, keys, heads, finds }
}

function swapped(name: string, exported: LogExport, finds: Found): Tamper {
  return { name, file: fileOf(exported), keys, heads: [], finds }
}

function older(tamper: Tamper): Tamper {
  return { ...tamper, isOlder: true }
}

function split(name: string, heads: string[], finds: Found): Tamper {
  return { name, file: fileOf(whole()), keys, heads, finds }
}

function same(file: string): string {
  return file
}

function at1(check: string): Found {
  return { check, from: at, to: at }
}

function first(check: string): Found {
  return { check, from: 0, to: 0 }
}

function within(check: string, from: number, to: number): Found {
  return { check, from, to }
}

function bare(check: string): Found {
  return { check, from: null, to: null }
}

function entry(fields: object) {
  return (exported: LogExport): LogExport => ({
    ...exported,
    entries: exported.entries.map((line, index) => (index === at ? { ...line, ...fields } : line)),
  })
}

function entryField(fields: object) {
  return (exported: LogExport) => entry({ entry: { ...exported.entries[at]?.entry, ...fields } })(exported)
}

function edited(exported: LogExport): LogExport {
  const data = '{"cents":1,"name":"Outra"}'
  const content = contentHash(data, String(exported.entries[at]?.metadata))
  return entry({ data })(entryField({ content })(exported))
}

function spaced(file: string): string {
  return file.replace('{"data":', '{ "data":')
}

function inserted(exported: LogExport): LogExport {
  const [extra] = exportOfAll({ ...log, events: [anEvent(mine, 900)] }, [1]).entries
  return { ...exported, entries: extra ? exported.entries.toSpliced(at, 0, { ...extra, index: at + 1 }) : [] }
}

function deleted(item: LogExport): LogExport {
  return { ...item, entries: item.entries.toSpliced(at, 1) }
}

function reordered(exported: LogExport): LogExport {
  const [current, next] = exported.entries.slice(at, at + 2)
  return { ...exported, entries: current && next ? exported.entries.toSpliced(at, 2, next, current) : [] }
}

function counted(item: LogExport): LogExport {
  return { ...item, entries: item.entries.map((line, index) => ({ ...line, index })) }
}

function lengthened(exported: LogExport): LogExport {
  const more = exportOfAll(aSignedLog(mine, count + 1, log.key), [1]).entries.slice(count)
  return { ...exported, entries: [...exported.entries, ...more] }
}

function truncated(item: LogExport): LogExport {
  return { ...item, heads: item.heads.slice(0, 3), entries: item.entries.slice(0, 150) }
}

/** Cut to this size, and other events after it up to another. */
function gone(size: number, upTo: number): SignedLog {
  return { ...log, events: [...log.events.slice(0, size), ...others(size, upTo)] }
}

function forked(size: number): SignedLog {
  return gone(size, count)
}

function others(from: number, to: number): LoggedEvent[] {
  return Array.from({ length: to - from }, (_, index) => anEvent(mine, 1000 + from + index))
}

function head(change: (note: string) => string) {
  return (exported: LogExport): LogExport => ({
    ...exported,
    heads: exported.heads.map(({ head, ...line }, nth) => ({ ...line, head: nth === 1 ? change(String(head)) : head })),
  })
}

function rootOfAnother(note: string): string {
  const root = (of: string) => of.split('\n')[2] ?? ''
  return note.replace(root(note), root(headOf(rewritten(log, 7), 100)))
}

/** The log records the head of 100 entries, and the file shows only those of 50 and of the whole. */
function unlisted(): LogExport {
  const recorded = {
    ...anEvent(mine, 160),
    type: 'LogHeadSigned',
    data: canonicalJson({ checkpoint: headOf(log, 100) }),
  }
  const recording = { ...log, events: log.events.with(160, recorded) }
  return exportOfAll(recording, [50, count])
}

/** Content taken away at one index of a log; recorded by a later event of it, or by none. */
function erasing(recorded: boolean) {
  return (): LogExport => {
    const erasure = anErasure(mine, 170, idOf('project 3'), timeOf(160))
    const exportFile = exportOfAll({ ...log, events: recorded ? log.events.with(170, erasure) : log.events }, sizes)
    return {
      ...exportFile,
      entries: exportFile.entries.map((line, index) => (index === at ? withoutContent(line, erasure) : line)),
    }
  }
}

/** A selection whose second entry, the one at the index, is another. */
function second(exported: LogExport, fields: object): LogExport {
  return { ...exported, entries: exported.entries.map((line, nth) => (nth === 1 ? { ...line, ...fields } : line)) }
}

function proofOfAnother(item: LogExport): LogExport {
  return second(item, { proof: item.entries[0]?.proof })
}

function alteredInSome(exported: LogExport): LogExport {
  const line = exportOfSome(rewritten(log, at), [count], [at]).entries[0]
  return second(exported, { entry: line?.entry, data: line?.data })
}

function proofInAnotherTree(item: LogExport): LogExport {
  const otherSigned = rewritten(log, at)
  const proof = inclusionProof(at, count, nodesOfLeaves(leavesOf(otherSigned))).map(toBase64)
  return second(alteredInSome(item), { proof: [...proof.slice(1), toBase64(leafHash(''))] })
}

function falseConsistency(exported: LogExport): LogExport {
  const proof = consistencyProof(100, 150, nodesOfLeaves(leavesOf(log))).map(toBase64)
  return { ...exported, heads: exported.heads.map((line, nth) => (nth === 3 ? { ...line, consistency: proof } : line)) }
}

/** The second head is of another history; its proof is made as well as it can be. */
function twoHistories(item: LogExport): LogExport {
  const [, otherHead] = exportOfSome(rewritten(log, 7), sizes, []).heads
  return { ...item, heads: otherHead ? item.heads.with(1, otherHead) : [] }
}

/** What is left after the head of 150 entries was cut off, with a head of that size from after the cut. */
function signedLater(item: LogExport): LogExport {
  const { heads, ...rest } = truncated(item)
  return { ...rest, heads: heads.with(-1, { head: headOf(log, 150, timeOf(181)) }) }
}

function beyondTheLog(at: string): string {
  return headOf(aSignedLog(mine, 205, log.key), 205, at)
}
