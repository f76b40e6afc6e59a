import { canonicalJson } from '../../../prumo-verify/entry.mjs'
import { aSigner, type Fields, receiptOf, type SignedLog } from '../signedLog'
import { at, bare, type Finding, lineOf, type Sample, sample } from './forgery'
import { approvedAt, content, count, eventAt, having, keys, log, returnedAt, signing, unsigned } from './story'

const of = (field: SignedLog, index: number, b: Fields = {}) => ({
  ...receiptOf(field, index, count, content),
  ...b,
})
const without = ({ signer: _, ...receipt }: Fields) => receipt
const types = { DocumentApproved: 'approve', DocumentReturned: 'return' } as const
type Type = keyof typeof types

/** The receipt of an event of this type that says this; whoever holds the key signed the log that has it. */
const saying = (type: string, data: Fields | string, changes: Fields = {}) =>
  without(of(having(approvedAt, eventAt(approvedAt, type, data)), approvedAt, changes))
const forged = (kind: string, name: string, receipt: Fields, check: string | Finding = 'not-a-signature'): Sample =>
  sample(kind, name, lineOf(receipt), typeof check === 'string' ? at(check, approvedAt) : check, { keys })

const lookAlikes = [
  'documentApproved',
  'DocumentApproved ',
  ' DocumentApproved',
  'DocumentApproved\u200b',
  'D\u043ecumentApproved',
  'DOCUMENTAPPROVED',
  'toString',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '',
]

/** Fields that a signature always has, by their way into the data. */
const lacking: [name: string, data: (act: 'approve' | 'return') => Fields][] = [
  ...['contentHash', 'signatureId', 'signerHash', 'userId', 'meaning'].map(
    (field) => [field, (act: 'approve' | 'return') => left(signing(act), field)] as [string, typeof signing],
  ),
  ['sentence', (act) => signing(act, { meaning: { act, language: 'en' } })],
  ['act', (act) => signing(act, { meaning: { language: 'en', sentence: 'Read.' } })],
]
const left = (fields: Fields, name: string) =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name))

const odd: [name: string, other: Fields][] = [
  ['an empty signatureId', { signatureId: '' }],
  ['no text as signatureId', { signatureId: 7 }],
  ['an empty userId', { userId: '' }],
  ['nobody as userId', { userId: null }],
  ['an empty sentence', { meaning: { act: 'approve', sentence: '' } }],
  ['no sentence but null', { meaning: { act: 'approve', sentence: null } }],
  ['a list for a sentence', { meaning: { act: 'approve', sentence: ['Read.'] } }],
  ['a text for what it means', { meaning: 'approve' }],
  ['a list for what it means', { meaning: [{ act: 'approve', sentence: 'Read.' }] }],
  ['a hash of the signer that is none', { signerHash: 'x' }],
  ['a hash of the signer in capitals', { signerHash: 'AB'.repeat(32) }],
  ['a hash of the content in a list', { contentHash: [signing('approve').contentHash] }],
]

const wrongActs = [
  ['DocumentApproved', 'return'],
  ['DocumentReturned', 'approve'],
  ['DocumentApproved', 'APPROVE'],
  ['DocumentApproved', 'approve '],
  ['DocumentReturned', 'retur\u043f'],
] as const

/** The receipt of the approval. */
export const receipt = of(log, approvedAt)

export const receipts: Sample[] = [
  sample('honest', 'a receipt of an approval', lineOf(receipt), 'good', { keys }),
  sample('honest', 'a receipt of a return', lineOf(of(log, returnedAt)), 'good', { keys }),
  sample('honest', 'a receipt that names nobody', lineOf(without(of(log, approvedAt))), 'good', { keys }),
  ...Object.entries(unsigned).map(([type, data]) =>
    forged('receipt of an event that signs nothing', type, saying(type, data)),
  ),
  ...Object.entries(unsigned).map(([type, data]) =>
    forged(
      'receipt of an event that signs nothing, dressed up',
      type,
      saying(type, { ...signing('approve'), ...data }),
    ),
  ),
  ...Object.keys(unsigned).map((type) =>
    forged(
      'receipt of an event that signs nothing, with a sentence',
      type,
      saying(type, signing('approve', { meaning: { language: 'en', sentence: 'Read.' } })),
    ),
  ),
  ...lookAlikes.map((type) =>
    forged('receipt of a type that looks like one', JSON.stringify(type), saying(type, signing('approve'))),
  ),
  ...(Object.keys(types) as Type[]).flatMap((type) =>
    lacking.map(([field, data]) =>
      forged('receipt without a field', `${type} ${field}`, saying(type, data(types[type]))),
    ),
  ),
  ...odd.map(([name, changes]) =>
    forged('receipt with an odd field', name, saying('DocumentApproved', signing('approve', changes))),
  ),
  ...wrongActs.map(([type, act]) =>
    forged(
      'receipt of another act',
      `${type} ${act}`,
      saying(type, signing('approve', { meaning: { act, sentence: 'Read.' } })),
    ),
  ),
  forged(
    'receipt of another document',
    'the title',
    of(log, approvedAt, { content: canonicalJson({ title: 'Outro' }) }),
    'document',
  ),
  forged(
    'receipt of another document',
    'one blank',
    of(log, approvedAt, { content: content.replace('de vis', 'de  vis') }),
    'document',
  ),
  forged('receipt that names another', 'name', of(log, approvedAt, { signer: { ...aSigner, name: 'Caio' } }), 'signer'),
  forged(
    'receipt that names another',
    'address',
    of(log, approvedAt, { signer: { ...aSigner, email: 'c@obra.example' } }),
    'signer',
  ),
  forged('receipt that names another', 'salt', of(log, approvedAt, { signer: { ...aSigner, salt: '' } }), 'signer'),
  forged('receipt that names nobody, in so many words', 'null', of(log, approvedAt, { signer: null }), bare('header')),
  forged(
    'receipt with a field too many',
    'of the signer',
    of(log, approvedAt, { signer: { ...aSigner, role: 'x' } }),
    bare('header'),
  ),
  forged(
    'receipt with a field too many',
    'in Cyrillic',
    of(log, approvedAt, { '\u0455igner': aSigner }),
    bare('header'),
  ),
  forged('receipt with a field too many', 'in capitals', of(log, approvedAt, { Content: content }), bare('header')),
  forged('receipt without content', 'data', of(log, approvedAt, { data: null }), bare('header')),
  forged(
    'receipt without content',
    'as if erased',
    of(log, approvedAt, { data: null, metadata: null, erased: { at: '2026-01-01T00:00:00Z', by: 'x', rule: 'y' } }),
    bare('header'),
  ),
]
