import { createRequire } from 'node:module'
import { organizationTimeZone } from '@prumo/contracts/audit/erasureDay'
import type { DocumentContent } from '@prumo/contracts/documents/documentContent'
import PDFDocument from 'pdfkit'
import qrcode from 'qrcode-generator'
import { receiptWords } from './receiptWords'
import type { SignedRecord } from './signedRecord'

type Shown = SignedRecord & {
  /** The receipt for programs, byte for byte. */
  json: string
  checkUrl: string
}

const { resolve } = createRequire(import.meta.url)
const fonts = {
  text: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  code: resolve('dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf'),
}
const margin = 48
const qrSize = 96

/** The receipt for people, as a PDF with embedded fonts. The receipt for programs is attached. */
export function receiptPdf(record: Shown): Promise<Buffer> {
  const { json, receipt, data, signer, checkUrl } = record
  const language = data.meaning.language
  const { title, labels, simple, check, seconds } = receiptWords[language]
  const content = JSON.parse(receipt.content) as DocumentContent
  const pdf = new PDFDocument({ size: 'A4', margin, lang: language, info: { Title: `${title}: ${content.title}` } })
  for (const [name, path] of Object.entries(fonts)) pdf.registerFont(name, path)
  const done = bytesOf(pdf)
  const line = (label: string, value: string) => {
    pdf.font('bold').fontSize(9).text(`${label}: `, { continued: true })
    pdf.font('text').text(value)
  }
  const small = (label: string, value: string) => {
    pdf.font('bold').fontSize(7).text(label)
    pdf.font('code').fontSize(6.5).text(value)
    pdf.moveDown(0.5)
  }
  const at = (instant: string | null) => (instant === null ? labels.nothing : instantIn(instant, language))

  drawCode(pdf, checkUrl)
  pdf
    .font('bold')
    .fontSize(16)
    .text(title, { width: pdf.page.width - 3 * margin - qrSize })
  pdf
    .font('text')
    .fontSize(12)
    .text(content.title, { width: pdf.page.width - 3 * margin - qrSize })
  pdf.y = Math.max(pdf.y, margin + qrSize)
  pdf.moveDown()
  line(labels.organization, data.organizationName)
  line(labels.document, [content.number, content.title].filter(Boolean).join(' · '))
  line(labels.signer, signer ? `${signer.name} <${signer.email}>` : labels.erased)
  line(labels.role, data.signerRole)
  line(labels.meaning, `${labels[data.meaning.act]}. ${data.meaning.sentence}`)
  if ('opinion' in data) line(labels.opinion, String(data.opinion) || labels.nothing)
  if ('reason' in data) line(labels.reason, String(data.reason))
  for (const { fileName, size, sha256 } of data.attachments)
    line(labels.attachment, `${fileName} · ${size} bytes · SHA-256 ${sha256}`)
  line(labels.signedAt, at(receipt.entry.at))
  line(labels.requestedAt, `${at(data.requestedAt)} (${labels.round} ${data.round})`)
  line(labels.viewedAt, at(data.viewedAt))
  line(labels.acceptedAt, at(data.acceptedAt))
  line(labels.password, seconds(data.reauthentication.ageSeconds))
  line(labels.author, data.separationOfDuties.distinct ? labels.no : labels.yes)
  line(labels.soleApprover, data.separationOfDuties.soleApprover ? labels.yes : labels.no)
  pdf.moveDown()
  pdf.font('text').fontSize(9).text(simple)
  pdf.moveDown(0.5).text(check(checkUrl))
  pdf.moveDown()
  pdf.font('bold').fontSize(11).text(labels.content)
  for (const { name, fields } of content.sections) {
    pdf.moveDown(0.5).font('bold').fontSize(10).text(name)
    for (const field of fields) line(field.name, textOf(field.value) || labels.nothing)
  }
  for (const file of content.attachments) small(file.name, `${file.size} · ${file.sha256}`)
  pdf.moveDown()
  small(labels.hash, data.contentHash)
  small(labels.nameHash, signer ? `${data.signerHash} (${signer.salt})` : data.signerHash)
  small(labels.record, data.signatureId)
  small(labels.index, String(receipt.index))
  small(labels.head, receipt.checkpoint)
  small(labels.proof, receipt.proof.join('\n') || labels.nothing)
  pdf.file(Buffer.from(json), { name: 'prumo-receipt.json', type: 'application/json', description: title })
  pdf.end()
  return done
}

function bytesOf(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((done, failed) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => done(Buffer.concat(chunks)))
    pdf.on('error', failed)
  })
}

/** Draws the QR code of the page that checks receipts, at the top right of the first page. */
function drawCode(pdf: PDFKit.PDFDocument, url: string): void {
  const code = qrcode(0, 'M')
  code.addData(url)
  code.make()
  const count = code.getModuleCount()
  const side = qrSize / count
  const [left, top] = [pdf.page.width - margin - qrSize, margin]
  for (let row = 0; row < count; row++)
    for (let column = 0; column < count; column++)
      if (code.isDark(row, column)) pdf.rect(left + column * side, top + row * side, side, side)
  pdf.fill('black')
  pdf.x = margin
  pdf.y = margin
}

/** The instant in the organization's time zone, and in UTC as in the log. */
function instantIn(instant: string, language: string): string {
  const local = new Intl.DateTimeFormat(language, {
    dateStyle: 'short',
    timeStyle: 'long',
    timeZone: organizationTimeZone,
  })
  return `${local.format(Date.parse(instant))} · ${instant}`
}

/** The value of a field as plain text. */
function textOf(value: unknown): string {
  if (value === null) return ''
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join('; ')
  return Object.entries(value as object)
    .filter(([name]) => !name.endsWith('Id'))
    .map(([, part]) => textOf(typeof part === 'number' ? String(part) : part))
    .filter(Boolean)
    .join(' · ')
}
