import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { toBase64 } from '../../prumo-verify/bytes.mjs'
import { checkpointText, originOf, signedNote, verifierKey } from '../../prumo-verify/checkpoint.mjs'
import { canonicalJson, entryOf, entryText, type LoggedEvent } from '../../prumo-verify/entry.mjs'
import { consistencyProof, inclusionProof, leafHash, nodesOfLeaves, rootOf } from '../../prumo-verify/merkle.mjs'

type LogKey = { publicKey: Uint8Array; privateKey: KeyObject }
export type SignedLog = { organizationId: string; key: LogKey; events: LoggedEvent[] }
export type Fields = Record<string, unknown>
/** An export as its lines' values, to be tampered with before it is written. */
export type LogExport = { header: Fields; heads: Fields[]; entries: (Fields & { entry: Fields })[] }

export function aLogKey(): LogKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  return { publicKey: new Uint8Array(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)), privateKey }
}

/** A log of this many events in five streams, the same each time but for its key. */
export function aSignedLog(organizationId: string, count: number, key = aLogKey()): SignedLog {
  const events = Array.from({ length: count }, (_, index) => anEvent(organizationId, index))
  return { organizationId, key, events }
}

export const verifierKeyOf = ({ organizationId, key }: SignedLog) =>
  verifierKey(originOf(organizationId), key.publicKey)

export const leavesOf = ({ events }: SignedLog) => events.map((event) => leafHash(entryText(event)))

/** The signed head of a log's first `size` events, by default signed an hour after the last of them. */
export function headOf(log: SignedLog, size: number, at = timeOf(size)): string {
  const origin = originOf(log.organizationId)
  return signedHead(log, checkpointText({ origin, size, root: rootOf(leavesOf(log).slice(0, size)), at }))
}

export function signedHead({ organizationId, key }: SignedLog, text: string): string {
  const signature = sign(null, Buffer.from(text), key.privateKey)
  return signedNote(text, [{ name: originOf(organizationId), publicKey: key.publicKey, signature }])
}

/** The whole log, with the heads of these sizes; the last is that of the whole. */
export function exportOfAll(log: SignedLog, sizes: readonly number[]): LogExport {
  const leaves = leavesOf(log)
  return {
    header: headerOf(log, 'all'),
    heads: sizes.map((size) => ({ head: headOf(log, size) })),
    entries: log.events.map((event, index) => ({
      ...contentOf(event),
      index,
      leaf: toBase64(leaves[index] ?? new Uint8Array()),
    })),
  }
}

/** Some entries of the log with their proofs in the tree of the last head. */
export function exportOfSome(log: SignedLog, sizes: readonly number[], indices: readonly number[]): LogExport {
  const nodeAt = nodesOfLeaves(leavesOf(log))
  const size = sizes.at(-1) ?? 0
  return {
    header: headerOf(log, 'some'),
    heads: sizes.map((size, nth) => ({
      consistency: nth === 0 ? [] : consistencyProof(sizes[nth - 1] ?? 0, size, nodeAt).map(toBase64),
      head: headOf(log, size),
    })),
    entries: indices.map((index) => ({
      ...contentOf(log.events[index]),
      index,
      proof: inclusionProof(index, size, nodeAt).map(toBase64),
    })),
  }
}

/** The receipt of the sign-off at this index, with what these say of the time since. */
export function receiptOf(
  log: SignedLog,
  index: number,
  size: number,
  content: string,
  since: readonly number[] = [],
): Fields {
  const nodeAt = nodesOfLeaves(leavesOf(log))
  const provenAt = (index: number) => ({
    ...contentOf(log.events[index]),
    index,
    proof: inclusionProof(index, size, nodeAt).map(toBase64),
  })
  return {
    ...provenAt(index),
    checkpoint: headOf(log, size),
    content,
    keys: [verifierKeyOf(log)],
    prumo: 'sign-off-receipt',
    signer: aSigner,
    since: since.map(provenAt),
    version: 2,
  }
}

export const aSigner = { email: 'bia@obra.example', name: 'Bia Rocha', salt: '5a17' }

/** The event that approves a document with this content. */
export function anApproval(organizationId: string, index: number, content: string): LoggedEvent {
  const [contentHash, signerHash] = [content, canonicalJson(aSigner)].map((text) => hexOf(text))
  const meaning = { act: 'approve', language: 'pt-BR', sentence: 'Li este documento e o aprovo.' }
  const who = { signatureId: idOf(`signature ${index}`), signerHash, userId: idOf('approver') }
  const data = canonicalJson({ contentHash, meaning, round: 1, ...who })
  return { ...anEvent(organizationId, index), type: 'DocumentApproved', data }
}

/** The event that records that a project's action log was erased up to an instant. */
export function anErasure(organizationId: string, index: number, projectId: string, to: string): LoggedEvent {
  const erasure = { count: 1, exportedAt: null, from: timeOf(0), head: null, projectId, rule: erasureRule, to }
  const system = { actor: { kind: 'system' }, commandId: idOf(`command ${index}`) }
  const event = { ...anEvent(organizationId, index), type: 'ActionLogErased', projectId }
  return { ...event, data: canonicalJson(erasure), metadata: canonicalJson(system) }
}

const erasureRule = 'PRJ-13'

/** A line whose content is gone, as this event of the log records it. */
export const withoutContent = (line: Fields & { entry: Fields }, { id, at }: LoggedEvent) => ({
  ...line,
  data: null,
  metadata: null,
  erased: { at, by: id, rule: erasureRule },
})

export const fileOf = ({ header, heads, entries }: LogExport): string =>
  [header, ...heads, ...entries].map((line) => `${canonicalJson(line)}\n`).join('')

/** The same export with the leaf hashes that its entries have now, as who rewrites a log would make them. */
export const withItsLeaves = (exported: LogExport): LogExport => ({
  ...exported,
  entries: exported.entries.map((line) => ({ ...line, leaf: toBase64(leafHash(canonicalJson(line.entry))) })),
})

/** The same log whose event at this index says something else, everything below it recomputed. */
export const rewritten = (log: SignedLog, index: number): SignedLog => ({
  ...log,
  events: log.events.map((event, at) => (at === index ? { ...event, data: '{"cents":1,"name":"Outra"}' } : event)),
})

export function anEvent(organizationId: string, index: number): LoggedEvent {
  return {
    id: idOf(`${organizationId} ${index}`),
    type: ['TaskAdded', 'TaskMoved', 'EntryRecorded'][index % 3] ?? '',
    stream: `plan-${idOf(`plan ${index % 5}`)}`,
    revision: Math.floor(index / 5),
    at: timeOf(index),
    organizationId,
    projectId: index % 4 === 0 ? null : idOf(`project ${index % 5}`),
    data: canonicalJson({ cents: index * 100, name: `Fundação nº ${index}` }),
    metadata: canonicalJson({ actor: { kind: 'user', userId: idOf('user') }, commandId: idOf(`command ${index}`) }),
  }
}

export const timeOf = (hours: number) => new Date(Date.UTC(2026, 0, 5) + hours * 3_600_000).toISOString()

const headerOf = (log: SignedLog, scope: 'all' | 'some') => ({
  keys: [verifierKeyOf(log)],
  organizationId: log.organizationId,
  prumo: 'log-export',
  scope,
  version: 2,
})

/** The same export in the format of before. */
export const inVersion1 = (exported: LogExport): LogExport => ({
  ...exported,
  header: { ...exported.header, version: 1 },
})

function contentOf(event: LoggedEvent | undefined): Fields & { entry: Fields } {
  if (!event) throw new RangeError('no such event')
  return { data: event.data, entry: entryOf(event), metadata: event.metadata }
}

/** An id that is the same each time for the same name. */
export function idOf(name: string): string {
  const hex = hexOf(name)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const hexOf = (text: string) => createHash('sha256').update(text).digest('hex')
