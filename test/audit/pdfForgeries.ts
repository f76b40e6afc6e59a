import { deflateSync } from 'node:zlib'
import { canonicalJson } from '../../prumo-verify/entry.mjs'
import { carrying, file, type PdfObjects, pdfOf, revisionOf, stream } from './aPdf'
import { anApproval, aSignedLog, receiptOf } from './signedLog'

const content = canonicalJson({ title: 'Termo de entrega' })
const log = aSignedLog('organization', 20)
const receipt = receiptOf(
  { ...log, events: log.events.with(7, anApproval('organization', 7, content)) },
  7,
  20,
  content,
)
const lineOf = (carried: unknown) => `${canonicalJson(carried)}\n`

const honest = file(lineOf(receipt))
const forged = file(lineOf({ ...receipt, content: canonicalJson({ title: 'Outro' }) }))
const whole = carrying(honest)

const deflated = deflateSync(lineOf(receipt))
const fields = '/Type /EmbeddedFile\n/Filter /FlateDecode'
const second = '<<\n/Type /Filespec\n/F (prumo-receipt.json)\n/EF <<\n/F 6 0 R\n>>\n>>'
const spellings = ['/Type/EmbeddedFile', '/Type  /EmbeddedFile', '/Type\n/EmbeddedFile', '/Type\t/EmbeddedFile']
spellings.push('/Type /Embedded#46ile', '/Type %\n/EmbeddedFile', '', '/#54ype /EmbeddedFile')

/** A PDF that carries a receipt, as Prumo writes it. */
export const honestPdf: Buffer = pdfOf(whole)
/** One whose receipt was altered. */
export const alteredPdf: Buffer = pdfOf(carrying(forged))
/** One that carries something else. */
export const pdfOfSomethingElse: Buffer = pdfOf(carrying(file('Olá')))

const files: [what: string, objects: PdfObjects][] = [
  ['without a file', { 1: '<<\n/Type /Catalog\n>>' }],
  ['with a file that is cut off', carrying(stream(deflated.subarray(0, 40), fields))],
  ['with a file of another length', carrying(stream(deflated, fields, 40))],
  ['with a file that is not deflated', carrying(stream(Buffer.from(lineOf(receipt)), fields))],
  ['that is larger inside than any receipt', carrying(stream(deflateSync(Buffer.alloc(65 << 20)), fields))],
  ['whose file lies elsewhere', carrying(file(lineOf(receipt), '/F (https://evil.example)'))],
  ['whose file is encoded twice', carrying(stream(deflated, '/Filter [/FlateDecode /FlateDecode]'))],
  ['nested without end', { ...whole, 5: `${'['.repeat(5000)}${']'.repeat(5000)}` }],
  ['with a text that does not end', { ...whole, 5: '(a (b)' }],
]

const others: [what: string, objects: PdfObjects][] = [
  ...spellings.map(
    (type) => [`a second file as “${type}”`, { ...whole, 5: second, 6: file('{}', type) }] as [string, PdfObjects],
  ),
  ['a second file that nothing names', { ...whole, 5: forged }],
  ['a file with two contents', { ...whole, 3: '<<\n/EF <<\n/F 4 0 R\n/UF 5 0 R\n>>\n>>', 5: forged }],
  ['contents said twice', { ...whole, 3: '<<\n/EF <<\n/F 4 0 R\n>>\n/E#46 <<\n/F 5 0 R\n>>\n>>', 5: forged }],
  ['two names', { ...whole, 2: '<<\n/EmbeddedFiles <<\n/Names [(a) 3 0 R (b) 5 0 R]\n>>\n>>', 5: second, 6: forged }],
  ['names in a tree', { ...whole, 2: '<<\n/EmbeddedFiles <<\n/Names [(a) 3 0 R]\n/Kids [5 0 R]\n>>\n>>', 5: '<<\n>>' }],
  ['names said twice', { ...whole, 5: '<<\n/EmbeddedFiles <<\n/Names [(a) 3 0 R]\n>>\n>>' }],
  ['objects within a stream', { ...whole, 5: file('', '/Type /ObjStm') }],
  ['an older table within a stream', { ...whole, 5: file('', '/Type /XRef') }],
]

const revisions: [what: string, pdf: Buffer][] = [
  ['a later revision with another file', revisionOf(pdfOf(whole), 4, forged)],
  ['a later revision with the same file', revisionOf(pdfOf(whole), 4, honest)],
  ['a later revision that names another file', revisionOf(pdfOf({ ...whole, 5: forged }), 3, Buffer.from(second))],
  ['an earlier table', pdfOf(whole, { trailer: '/Prev 15' })],
  ['a table within a stream', pdfOf(whole, { trailer: '/XRefStm 15' })],
  ['a password', pdfOf(whole, { trailer: '/Encrypt 5 0 R' })],
  ['an object that the table leaves out', pdfOf(whole, { between: `5 0 obj\n${forged.toString('latin1')}\nendobj\n` })],
  ['bytes between its objects', pdfOf(whole, { between: '% a comment\n' })],
  ['bytes after its end', pdfOf(whole, { after: '4 0 obj\n' })],
  ['a second end', pdfOf(whole, { after: '%%EOF\n' })],
  [
    'another way to say where objects are',
    Buffer.from(pdfOf(whole).toString('latin1').replace('xref\n0 5', 'xref\n0  5'), 'latin1'),
  ],
  ['bytes before it', Buffer.concat([Buffer.from('%PDF-1.4\n'), pdfOf(whole)])],
]

/** PDFs of which nobody may be told that they carry a receipt, each with what was done to it. */
export const pdfForgeries: readonly [what: string, pdf: Buffer][] = [
  ...[...files, ...others].map(([what, objects]): [string, Buffer] => [what, pdfOf(objects)]),
  ...revisions,
]
