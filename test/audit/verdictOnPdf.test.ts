import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from '../../prumo-verify/entry.mjs'
import { NotUnderstood } from '../../prumo-verify/finding.mjs'
import { isPdf, verdictOnPdf } from '../../prumo-verify/verdictOnPdf.mjs'
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

const embedded = (bytes: Buffer, length = bytes.length) =>
  Buffer.concat([
    Buffer.from(
      `9 0 obj\n<<\n/Type /EmbeddedFile\n/Params 8 0 R\n/Length ${length}\n/Filter /FlateDecode\n>>\nstream\n`,
    ),
    bytes,
    Buffer.from('\nendstream\nendobj\n'),
  ])
const pdfWith = (...parts: Buffer[]) =>
  new Uint8Array(
    Buffer.concat([
      Buffer.from('%PDF-1.3\n%\xff\xff\n1 0 obj\n<<\n/Type /Page\n>>\nendobj\n'),
      ...parts,
      Buffer.from('%%EOF'),
    ]),
  )
const file = (text: string) => embedded(deflateSync(text))

describe('AUD-01 A receipt as a PDF', () => {
  it('is checked by the receipt that it carries, and says that its pages are not', async () => {
    const { verdict, unchecked } = await verdictOnPdf(pdfWith(file(lineOf(receipt))))
    expect(verdict).toBe('good')
    expect(unchecked).toContainEqual({ what: 'pages' })
  })

  it('is bad if what it carries was altered', async () => {
    const altered = { ...receipt, content: canonicalJson({ title: 'Outro' }) }
    const { verdict, finding } = await verdictOnPdf(pdfWith(file(lineOf(altered))))
    expect([verdict, finding?.check]).toEqual(['bad', 'document'])
  })

  it.each([
    ['without a file', pdfWith()],
    ['with two', pdfWith(file(lineOf(receipt)), file(lineOf(receipt)))],
    ['with a file that is cut off', pdfWith(embedded(deflateSync(lineOf(receipt)).subarray(0, 40)))],
    ['with a file of another length', pdfWith(embedded(deflateSync(lineOf(receipt)), 40))],
    ['with a file that is not deflated', pdfWith(embedded(Buffer.from(lineOf(receipt))))],
    ['with something else', pdfWith(file('Olá'))],
    ['that is larger inside than any receipt', pdfWith(embedded(deflateSync(Buffer.alloc(65 << 20))))],
  ])('is not understood %s', async (_, pdf) =>
    expect(await verdictOnPdf(pdf).catch((error) => error)).toBeInstanceOf(NotUnderstood),
  )

  it('is told by how it begins', () =>
    expect([isPdf(pdfWith()), isPdf(new Uint8Array()), isPdf(new TextEncoder().encode('{"a":1}'))]).toEqual([
      true,
      false,
      false,
    ]))
})
