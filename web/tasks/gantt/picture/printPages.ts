import { printSheets } from '../../../platform/pictures/printSheets'
import type { Drawing } from './ganttDrawing'
import { svgOf } from './svgOf'

/** Prints drawings, each on a page of its own under this heading. */
export const printPages = (pages: readonly Drawing[], heading: string): void =>
  printSheets(pages.map((page) => sheetOf(page, heading)))

function sheetOf(page: Drawing, heading: string): HTMLElement {
  const sheet = document.createElement('section')
  const title = document.createElement('h1')
  title.textContent = heading
  sheet.innerHTML = svgOf(page)
  sheet.prepend(title)
  return sheet
}
