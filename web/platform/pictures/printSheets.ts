const style = `
  @media screen { .printed-pages { display: none } }
  @media print {
    @page { size: A4 landscape; margin: 10mm }
    body > :not(.printed-pages) { display: none !important }
    html, body { height: auto !important; overflow: visible !important; background: #fff !important }
    .printed-pages { font: 12px Segoe UI, Helvetica, Arial, sans-serif; color: #1b1b1b }
    .printed-pages > * { break-after: page; print-color-adjust: exact; -webkit-print-color-adjust: exact }
    .printed-pages > :last-child { break-after: auto }
    .printed-pages svg { width: 100%; height: auto; max-height: 180mm }
    .printed-pages h1 { font: 600 14px Segoe UI, Helvetica, Arial, sans-serif; margin: 0 0 8px }
    .printed-pages table { border-collapse: collapse; font-variant-numeric: tabular-nums }
    .printed-pages th, .printed-pages td { padding: 2px 8px; border-bottom: 1px solid #d9d9d9; text-align: end }
    .printed-pages :is(th, td):first-child { text-align: start }
    .printed-pages tr { break-inside: avoid }
  }
`

/** Prints sheets, each from a page of its own on. The screen stays as it is. */
export function printSheets(sheets: readonly HTMLElement[]): void {
  // Some browsers never say that printing has ended.
  document.querySelector('.printed-pages')?.remove()
  const room = document.createElement('div')
  room.className = 'printed-pages'
  const look = document.createElement('style')
  look.textContent = style
  room.append(look, ...sheets)
  document.body.append(room)
  addEventListener('afterprint', () => room.remove(), { once: true })
  print()
}
