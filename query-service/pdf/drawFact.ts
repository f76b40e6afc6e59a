/** Draws what is known by its name, in a line. */
export function drawFact(pdf: PDFKit.PDFDocument, label: string, value: string): void {
  pdf.font('bold').fontSize(9).text(`${label}: `, { continued: true })
  pdf.font('text').text(value)
}
