import type { Language } from '@prumo/contracts/identity/signUpChoices'
import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { printSheets } from '../pictures/printSheets'
import { savePng } from '../pictures/savePng'
import { saveFile } from '../saveFile'
import { Failure } from '../server/failure'
import { type TableFormat, tableFile } from '../tables/tableFile'
import type { FigureOf } from './figureOf'
import { figureHeaders, figureRows } from './figureRows'
import { PaperFigure } from './PaperFigure'
import { PaperTable } from './PaperTable'

type Taken = { figure: FigureOf; language: Language; fileName: string }

/** Ways to take a figure away. Whoever draws it on the screen, it is drawn anew: on paper it always looks the same. */
export const takeFigure = {
  asTable: async ({ figure, language, fileName }: Taken, format: TableFormat): Promise<void> => {
    const table = { name: figure.title, headers: figureHeaders(figure), rows: figureRows(figure, language) }
    saveFile(`${plainName(fileName)}.${format}`, await tableFile(format, table, language))
  },
  asPicture: async ({ figure, language, fileName }: Taken): Promise<void> => {
    const drawn = drawnOnce(<PaperFigure figure={figure} language={language} />).querySelector('svg')
    if (!drawn) throw new Failure('charts.notSaved', 0)
    const size = { width: drawn.width.baseVal.value, height: drawn.height.baseVal.value }
    await savePng(new XMLSerializer().serializeToString(drawn), size, `${plainName(fileName)}.png`).catch(() => {
      throw new Failure('charts.notSaved', 0)
    })
  },
  onPaper: async ({ figure, language }: Omit<Taken, 'fileName'>): Promise<void> =>
    printSheets([
      drawnOnce(<PaperFigure figure={figure} language={language} />),
      drawnOnce(<PaperTable figure={figure} language={language} />),
    ]),
}

/** An element as it stands once, apart from the page. */
function drawnOnce(element: ReactElement): HTMLElement {
  const room = document.createElement('section')
  const root = createRoot(room)
  flushSync(() => root.render(element))
  const drawn = room.cloneNode(true) as HTMLElement
  root.unmount()
  return drawn
}

const plainName = (name: string) => name.replace(/[\\/:*?"<>|]/g, ' ')
