import { deflateSync } from 'node:zlib'

/** The objects of a PDF by their numbers, each as its bytes between `obj` and `endobj`. */
export type PdfObjects = Record<number, Buffer | string>

const bytesOf = (part: Buffer | string) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)

/** A stream that has these bytes, with `fields` in its dictionary. */
export const stream = (bytes: Buffer, fields: string, length = bytes.length): Buffer =>
  Buffer.concat([bytesOf(`<<\n${fields}\n/Length ${length}\n>>\nstream\n`), bytes, bytesOf('\nendstream')])

const deflated = '/Filter /FlateDecode'
/** An embedded file with this text. */
export const file = (text: string, fields = '/Type /EmbeddedFile'): Buffer =>
  stream(deflateSync(text), `${fields}\n${deflated}`.trim())

/** A PDF with one embedded file, as Prumo writes one. */
export const carrying = (embedded: Buffer): PdfObjects => ({
  1: '<<\n/Type /Catalog\n/Names 2 0 R\n/AF [3 0 R]\n>>',
  2: '<<\n/Dests <<\n/Names [\n]\n>>\n/EmbeddedFiles <<\n/Names [\n(prumo-receipt.json) 3 0 R\n]\n>>\n>>',
  3: '<<\n/Type /Filespec\n/F (prumo-receipt.json)\n/EF <<\n/F 4 0 R\n>>\n/Desc (A \\(receipt\\) /EF)\n>>',
  4: embedded,
})

type Laying = { trailer?: string; between?: string; after?: string }

/** A PDF of one revision: header, objects, cross-reference table, trailer. */
export function pdfOf(objects: PdfObjects, { trailer = '', between = '', after = '' }: Laying = {}): Buffer {
  const parts = [bytesOf('%PDF-1.3\n%\xff\xff\xff\xff\n')]
  const size = () => parts.reduce((sum, { length }) => sum + length, 0)
  const numbers = Object.keys(objects).map(Number)
  const offsets = numbers.map((number) => {
    const offset = size()
    const body = bytesOf(objects[number] ?? '')
    parts.push(bytesOf(`${number} 0 obj\n`), body, bytesOf('\nendobj\n'))
    return offset
  })
  parts.push(bytesOf(between))
  const tableAt = size()
  parts.push(bytesOf(tableOf(offsets)))
  const more = trailer && `${trailer}\n`
  parts.push(
    bytesOf(`trailer\n<<\n/Size ${numbers.length + 1}\n/Root 1 0 R\n${more}>>\nstartxref\n${tableAt}\n%%EOF\n`),
  )
  return Buffer.concat([...parts, bytesOf(after)])
}

const tableOf = (offsets: readonly number[]) =>
  `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')}`

/** What a program appends to a PDF that changes it: this object in the place of the one with its number. */
export function revisionOf(pdf: Buffer, number: number, object: Buffer): Buffer {
  const [, before = ''] = /startxref\n(\d+)\n%%EOF\n$/.exec(pdf.toString('latin1')) ?? []
  const added = Buffer.concat([bytesOf(`${number} 0 obj\n`), object, bytesOf('\nendobj\n')])
  const entry = `${String(pdf.length).padStart(10, '0')} 00000 n \n`
  const table = `xref\n${number} 1\n${entry}trailer\n<<\n/Size 9\n/Root 1 0 R\n/Prev ${before}\n>>\n`
  return Buffer.concat([pdf, added, bytesOf(`${table}startxref\n${pdf.length + added.length}\n%%EOF\n`)])
}
