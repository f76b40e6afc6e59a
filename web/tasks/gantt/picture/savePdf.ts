import textFont from 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf?url'
import boldFont from 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf?url'
import PDFDocument from 'pdfkit'
import { saveFile } from '../../../platform/saveFile'
import { Failure } from '../../../platform/server/failure'
import type { Drawing, Shape } from './ganttDrawing'
import { paper } from './paper'

type Pdf = PDFKit.PDFDocument

/** In points, 72 to an inch. */
const margin = 28
const headHeight = 24
const roomForPlace = 60
/** In pixels of the drawing: about as wide as what a screen writes in 11. */
const textSize = 10

type PdfFile = { name: string; heading: string; language: string }

/** Saves drawings as a PDF file with embedded fonts, each on a page of its own under this heading. */
export async function savePdf(pages: readonly Drawing[], { name, heading, language }: PdfFile): Promise<void> {
  const [text, bold] = await Promise.all([fontAt(textFont), fontAt(boldFont)])
  const pdf = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin,
    lang: language,
    info: { Title: heading },
    autoFirstPage: false,
    // The library's fonts cannot write every name.
    font: '',
  })
  pdf.registerFont('text', text)
  pdf.registerFont('bold', bold)
  const content = contentOf(pdf)
  for (const [index, page] of pages.entries()) {
    pdf.addPage()
    drawHead(pdf, heading, `${index + 1}/${pages.length}`)
    drawPage(pdf, page)
    await yieldToOthers()
  }
  pdf.end()
  saveFile(name, await content)
}

function contentOf(pdf: Pdf): Promise<Blob> {
  const parts: BlobPart[] = []
  pdf.on('data', (part: BlobPart) => void parts.push(part))
  return new Promise((resolve) => pdf.on('end', () => resolve(new Blob(parts, { type: 'application/pdf' }))))
}

async function fontAt(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address).catch(() => undefined)
  if (!answer?.ok) throw new Failure('service.unreachable', 0)
  return answer.arrayBuffer()
}

/** A plan of many pages keeps nobody from going on with their work. */
const yieldToOthers = () => new Promise((resolve) => setTimeout(resolve))

function drawHead(pdf: Pdf, heading: string, place: string): void {
  const width = pdf.page.width - 2 * margin
  pdf.fillColor(paper.text).fontSize(10)
  pdf.font('bold').text(heading, margin, margin, { width: width - roomForPlace, height: 12, ellipsis: true })
  pdf.font('text').text(place, margin, margin, { width, lineBreak: false, align: 'right' })
}

function drawPage(pdf: Pdf, { width, height, shapes }: Drawing): void {
  const room = { width: pdf.page.width - 2 * margin, height: pdf.page.height - 2 * margin - headHeight }
  pdf.save()
  pdf.translate(margin, margin + headHeight).scale(Math.min(room.width / width, room.height / height))
  pdf.fontSize(textSize)
  for (const shape of shapes) drawShape(pdf, shape)
  pdf.restore()
}

function drawShape(pdf: Pdf, shape: Shape): void {
  const colour = paper[shape.ink]
  if (shape.kind === 'box') pdf.rect(shape.x, shape.y, shape.width, shape.height).fill(colour)
  else if (shape.kind === 'diamond') {
    const { x, y, size } = shape
    pdf.polygon([x - size, y], [x, y - size], [x + size, y], [x, y + size]).fill(colour)
  } else if (shape.kind === 'line') {
    for (const [index, [x, y]] of shape.points.entries()) index === 0 ? pdf.moveTo(x, y) : pdf.lineTo(x, y)
    pdf.lineWidth(1).stroke(colour)
  } else if (shape.text) {
    pdf.font(shape.isBold ? 'bold' : 'text').fillColor(colour)
    pdf.text(shape.text, shape.x, shape.y, { lineBreak: false, baseline: 'alphabetic' })
  }
}
