import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'

const { resolve } = createRequire(import.meta.url)
const fonts = {
  text: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  code: resolve('dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf'),
}

/** The edge of a page, in points. */
export const pdfMargin = 48

/** An A4 document with embedded fonts (`text`, `bold`, `code`), and its bytes once it has ended. */
export function openPdf(title: string, language: string): { pdf: PDFKit.PDFDocument; bytes: Promise<Buffer> } {
  const pdf = new PDFDocument({ size: 'A4', margin: pdfMargin, lang: language, info: { Title: title } })
  for (const [name, path] of Object.entries(fonts)) pdf.registerFont(name, path)
  const chunks: Buffer[] = []
  const bytes = new Promise<Buffer>((done, failed) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => done(Buffer.concat(chunks)))
    pdf.on('error', failed)
  })
  return { pdf, bytes }
}
