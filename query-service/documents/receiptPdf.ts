import type { Wording } from '@prumo/contracts/audit/wording'
import { describeAnswer } from '@prumo/contracts/documents/describeAnswer'
import type { DocumentContent } from '@prumo/contracts/documents/documentContent'
import { showBytes } from '@prumo/contracts/formats/numbers'
import { drawFact } from '../pdf/drawFact'
import { openPdf, pdfMargin } from '../pdf/openPdf'
import { drawAnswer } from './drawAnswer'
import { drawCode, qrSize } from './drawCode'
import { receiptFacts } from './receiptFacts'
import { receiptNotices } from './receiptNotices'
import type { SignedRecord } from './signedRecord'

export type ShownRecord = SignedRecord & {
  /** The receipt for programs, byte for byte. */
  json: string
  checkUrl: string
}

/**
 * The receipt for people, as a PDF with embedded fonts, in the words of its reader: values read as on the screen where
 * they were signed. What only programs compare stands in the technical part. The receipt for programs is attached.
 */
export function receiptPdf(record: ShownRecord, wording: Wording): Promise<Buffer> {
  const { json, receipt, checkUrl } = record
  const { language, say } = wording
  const word = (name: string) => say([`receipt.${name}`], name)
  const content = JSON.parse(receipt.content) as DocumentContent
  const { pdf, bytes } = openPdf(`${word('title')}: ${content.title}`, language)

  drawCode(pdf, checkUrl, pdfMargin)
  drawTitle(pdf, word('title'), content.title)
  drawNotices(pdf, receiptNotices(record, wording))
  for (const [label, value] of receiptFacts(record, wording)) drawFact(pdf, label, value)
  pdf.moveDown().font('text').fontSize(9).text(word('simple'))
  if (!record.since.voided) pdf.moveDown(0.5).text(word('standing'))
  pdf.moveDown(0.5).text(say(['receipt.howToCheck'], '', { url: checkUrl }))
  pdf.moveDown().font('bold').fontSize(11).text(word('content'))
  for (const { name, fields } of content.sections) {
    pdf.moveDown(0.5).font('bold').fontSize(10).text(name)
    for (const field of fields) drawAnswer(pdf, field.name, describeAnswer(field, wording))
  }
  for (const { name, size } of content.attachments)
    drawFact(pdf, word('attachment'), `${name} (${showBytes(size, language)})`)
  drawTechnical(pdf, record, content, word)
  pdf.file(Buffer.from(json), { name: 'prumo-receipt.json', type: 'application/json', description: word('title') })
  pdf.end()
  return bytes
}

function drawTitle(pdf: PDFKit.PDFDocument, title: string, about: string): void {
  const width = pdf.page.width - 3 * pdfMargin - qrSize
  pdf.font('bold').fontSize(16).text(title, { width })
  pdf.font('text').fontSize(12).text(about, { width })
  pdf.y = Math.max(pdf.y, pdfMargin + qrSize)
  pdf.moveDown()
}

function drawNotices(pdf: PDFKit.PDFDocument, notices: readonly string[]): void {
  for (const notice of notices) pdf.font('bold').fontSize(12).text(notice).moveDown(0.5)
}

/** What only programs compare, as it was recorded. */
function drawTechnical(
  pdf: PDFKit.PDFDocument,
  { receipt, data, signer }: ShownRecord,
  { attachments }: DocumentContent,
  word: (name: string) => string,
): void {
  pdf.moveDown().font('bold').fontSize(11).text(word('technical')).moveDown(0.5)
  const facts: [label: string, value: string][] = [
    [word('hash'), data.contentHash],
    [word('nameHash'), signer ? `${data.signerHash} (${signer.salt})` : data.signerHash],
    [word('record'), data.signatureId],
    [word('instant'), receipt.entry.at],
    [word('index'), String(receipt.index)],
    [word('head'), receipt.checkpoint],
    [word('proof'), receipt.proof.join('\n') || '—'],
    ...attachments.map(({ name, size, sha256 }): [string, string] => [name, `${size} · ${sha256}`]),
    ...data.attachments.map(({ fileName, size, sha256 }): [string, string] => [fileName, `${size} · ${sha256}`]),
  ]
  for (const [label, value] of facts) {
    pdf.font('bold').fontSize(7).text(label)
    pdf.font('code').fontSize(6.5).text(value).moveDown(0.5)
  }
}
