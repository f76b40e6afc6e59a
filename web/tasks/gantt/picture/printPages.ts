import type { Drawing } from './ganttDrawing'
import { svgOf } from './svgOf'

const style = `
  @media screen { .printed-pages { display: none } }
  @media print {
    @page { size: A4 landscape; margin: 10mm }
    body > :not(.printed-pages) { display: none !important }
    html, body { height: auto !important; overflow: visible !important; background: #fff !important }
    .printed-pages > * { break-after: page; print-color-adjust: exact; -webkit-print-color-adjust: exact }
    .printed-pages > :last-child { break-after: auto }
    .printed-pages svg { width: 100%; height: auto; max-height: 180mm }
    .printed-pages h1 { font: 600 14px Segoe UI, Helvetica, Arial, sans-serif; color: #1b1b1b; margin: 0 0 8px }
  }
`

/** Prints drawings, each on a page of its own under this heading. The screen stays as it is. */
export function printPages(pages: readonly Drawing[], heading: string): void {
  // Some browsers never say that printing has ended.
  document.querySelector('.printed-pages')?.remove()
  const room = document.createElement('div')
  room.className = 'printed-pages'
  const look = document.createElement('style')
  look.textContent = style
  room.append(look)
  for (const page of pages) {
    const sheet = document.createElement('section')
    const title = document.createElement('h1')
    title.textContent = heading
    sheet.innerHTML = svgOf(page)
    sheet.prepend(title)
    room.append(sheet)
  }
  document.body.append(room)
  addEventListener('afterprint', () => room.remove(), { once: true })
  print()
}
