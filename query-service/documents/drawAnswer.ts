import type { CardTable, DescribedAnswer } from '@prumo/contracts/documents/describeAnswer'

type Pdf = PDFKit.PDFDocument
type Shapes = {
  [Shape in DescribedAnswer['shape']]: (pdf: Pdf, answer: Extract<DescribedAnswer, { shape: Shape }>) => void
}

/** The shapes that stand beside the name of their field, and not below it. */
const beside: readonly DescribedAnswer['shape'][] = ['text', 'list']
const size = 9
const ruleColour = '#BDBDBD'

/** How each shape of an answer stands below or beside the name of its field. */
const shapes: Shapes = {
  text: (pdf, { text }) => pdf.text(text),
  list: (pdf, { items }) => pdf.text(items.join('; ')),
  facts: (pdf, { facts }) => {
    for (const { name, text } of facts) pdf.text(`${name}: ${text}`, { indent: 12 })
  },
  tables: (pdf, { tables, heading, without }) => {
    for (const table of tables) drawTable(pdf, table, heading)
    if (without) pdf.font('text').fontSize(size).text(without, { indent: 12 })
  },
}

/** Draws a field of the content: its name, and what it was filled with or shows. */
export function drawAnswer(pdf: Pdf, name: string, answer: DescribedAnswer): void {
  pdf
    .font('bold')
    .fontSize(size)
    .text(`${name}: `, { continued: beside.includes(answer.shape) })
  pdf.font('text')
  ;(shapes[answer.shape] as (pdf: Pdf, answer: DescribedAnswer) => void)(pdf, answer)
}

function drawTable(pdf: Pdf, { name, columns, rows }: CardTable, heading: string): void {
  pdf.moveDown(0.3).font('bold').fontSize(size).text(name, { indent: 12 }).moveDown(0.2)
  const cellsOf = (texts: readonly string[], font: 'text' | 'bold') =>
    texts.map((text, at) => ({
      text,
      font: { src: font },
      align: { x: columns[at - 1]?.isAmount ? ('right' as const) : ('left' as const), y: 'top' as const },
    }))
  pdf.fontSize(8)
  pdf.table({
    columnStyles: ['*', ...columns.map(() => 84)],
    defaultStyle: { padding: 3, border: [0, 0, 0.5, 0], borderColor: ruleColour },
    data: [
      cellsOf([heading, ...columns.map((column) => column.name)], 'bold'),
      ...rows.map(({ title, description, cells }) =>
        cellsOf([[title, description].filter(Boolean).join('\n'), ...cells], 'text'),
      ),
    ],
  })
  pdf.font('text').fontSize(size).moveDown(0.3)
}
