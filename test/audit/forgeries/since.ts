import { canonicalJson, type LoggedEvent } from '../../../prumo-verify/entry.mjs'
import { anEvent, type Fields, idOf, receiptOf, type SignedLog } from '../signedLog'
import { at, bare, lineOf, type Outcome, type Sample, sample } from './forgery'
import { approvedAt, content, count, eventAt, keys, log, mine, signing } from './story'

/** Entries of the signed document's own stream, and one of another's. */
const [voidedAt, newerAt, againAt, elsewhere, ofNoProject] = [10, 15, 30, 11, 20]
const approvals = [{ at: '2026-01-05T05:00:00.000Z', signatureId: idOf('approve'), userId: idOf('approver') }]
const voiding = (changes: Fields = {}): Fields => ({
  because: { by: 'DocumentFieldFilled', fieldId: null, kind: 'edited' },
  before: { acceptedBy: [], approvals },
  round: 1,
  ...changes,
})
const otherHash = 'ab'.repeat(32)
const newer = (changes: Fields = {}) => signing('approve', { round: 2, contentHash: otherHash, ...changes })

/** The log in which the document's signature was voided and another content approved; these events differ. */
const having = (changes: Record<number, LoggedEvent> = {}): SignedLog => ({
  ...log,
  events: log.events.map(
    (event, index) =>
      ({
        [voidedAt]: eventAt(voidedAt, 'SignOffVoided', voiding()),
        [newerAt]: eventAt(newerAt, 'DocumentApproved', newer()),
        ...changes,
      })[index] ?? event,
  ),
})
const receipt = (since: readonly number[], changes?: Record<number, LoggedEvent>) =>
  receiptOf(having(changes), approvedAt, count, content, since)
const saying = (index: number, type: string, data: Fields | string) =>
  receipt([index], { [index]: eventAt(index, type, data) })
const whole = receipt([voidedAt, newerAt])
const [first, second] = whole.since as (Fields & { entry: Fields; proof: string[] })[]

const honest = (name: string, receipt: Fields) => sample('honest', name, lineOf(receipt), 'good', { keys })
const forged = (name: string, receipt: Fields, outcome: Outcome = at('since', voidedAt)): Sample =>
  sample('receipt of another time since', name, lineOf(receipt), outcome, { keys })
const inFirst = (fields: Fields) => ({ ...whole, since: [{ ...first, ...fields }, second] })
const { since: _, ...withoutSince } = whole
const lacking = (field: string) => Object.fromEntries(Object.entries(newer()).filter(([name]) => name !== field))
const newerSaying = (changes: Fields) => saying(newerAt, 'DocumentApproved', newer(changes))

export const since: Sample[] = [
  honest('a receipt of a signature that was voided', receipt([voidedAt])),
  honest('a receipt of an older content', receipt([newerAt])),
  honest('a receipt of a signature that was voided, and of an older content', whole),
  honest('a receipt of before version 2', { ...withoutSince, version: 1 }),
  forged('in a receipt of before version 2', { ...whole, version: 1 }, bare('header')),
  forged('left out', withoutSince, bare('header')),
  forged('nothing for it', { ...whole, since: null }, bare('header')),
  forged('in version 3', { ...whole, version: 3 }, bare('header')),
  forged('in version 0', { ...whole, version: 0 }, bare('header')),
  forged('without content', inFirst({ data: null, metadata: null }), bare('header')),
  forged('with a field too many', inFirst({ why: 'x' }), bare('header')),
  forged('erased', inFirst({ erased: { at: '2026-01-05T05:00:00Z', by: 'x', rule: 'y' } }), bare('header')),
  forged('altered', inFirst({ data: canonicalJson(voiding({ round: 2 })) }), at('content', voidedAt)),
  forged('another entry', inFirst({ entry: { ...first?.entry, revision: 9 } }), at('inclusion', voidedAt)),
  forged('with the proof of another', inFirst({ proof: second?.proof }), at('inclusion', voidedAt)),
  forged('at another place', inFirst({ index: 12 }), at('inclusion', 12)),
  forged(
    'of another organization',
    inFirst({ entry: { ...first?.entry, organizationId: idOf('another') } }),
    at('organization', voidedAt),
  ),
  forged('out of order', { ...whole, since: [second, first] }, at('index', newerAt + 1)),
  forged('twice', { ...whole, since: [first, first] }, at('index', voidedAt + 1)),
  forged('itself', receipt([approvedAt]), at('index', approvedAt + 1)),
  forged(
    'of before the signature',
    receipt([0], { 0: eventAt(0, 'SignOffVoided', voiding()) }),
    at('index', approvedAt + 1),
  ),
  forged(
    'two voidings',
    receipt([voidedAt, againAt], { [againAt]: eventAt(againAt, 'SignOffVoided', voiding()) }),
    at('since', againAt),
  ),
  forged('of another document', saying(elsewhere, 'SignOffVoided', voiding()), at('since', elsewhere)),
  forged('of another project', saying(ofNoProject, 'SignOffVoided', voiding()), at('since', ofNoProject)),
  ...['SignOffViewed', 'SignOffRequestWithdrawn', 'DocumentReturned', 'SignOffVoided ', 'toString', ''].map((type) =>
    forged(`by ${JSON.stringify(type)}`, saying(voidedAt, type, voiding())),
  ),
  forged(
    'of another signature',
    saying(voidedAt, 'SignOffVoided', voiding({ before: { approvals: [{ signatureId: idOf('another') }] } })),
  ),
  ...[{}, { before: null }, { before: { approvals: {} } }, { before: { approvals: [null, idOf('approve')] } }].map(
    (changes, nth) =>
      forged(`of no signature, ${nth}`, saying(voidedAt, 'SignOffVoided', { ...voiding({ before: {} }), ...changes })),
  ),
  forged('in two readings', saying(voidedAt, 'SignOffVoided', ` ${canonicalJson(voiding())}`)),
  forged(
    'with metadata in two readings',
    receipt([voidedAt], {
      [voidedAt]: {
        ...anEvent(mine, voidedAt),
        type: 'SignOffVoided',
        data: canonicalJson(voiding()),
        metadata: '{"a":1,"a":1}',
      },
    }),
  ),
  ...([{ round: 1 }, { round: 0 }, { round: '2' }, { round: null }, { round: 1.5 }] as Fields[]).map((changes) =>
    forged(
      `another content in round ${JSON.stringify(changes.round)}`,
      newerUnlessWhole(changes),
      at('since', newerAt),
    ),
  ),
  forged('the same content', newerSaying({ contentHash: signing('approve').contentHash }), at('since', newerAt)),
  forged(
    'approved as if returned',
    newerSaying({ meaning: { act: 'return', sentence: 'Devolvo.' } }),
    at('since', newerAt),
  ),
  ...['signatureId', 'userId', 'signerHash', 'contentHash', 'meaning'].map((field) =>
    forged(`approved without ${field}`, saying(newerAt, 'DocumentApproved', lacking(field)), at('since', newerAt)),
  ),
]

/** `canonicalJson` writes integers alone. */
function newerUnlessWhole(changes: Fields) {
  const text = canonicalJson(newer({ round: 0 })).replace('"round":0', `"round":${JSON.stringify(changes.round)}`)
  return saying(newerAt, 'DocumentApproved', text)
}
