import qrcode from 'qrcode-generator'

export const qrSize = 96

/** Draws the QR code of the page that checks receipts, at the top right of the first page. */
export function drawCode(pdf: PDFKit.PDFDocument, url: string, margin: number): void {
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
