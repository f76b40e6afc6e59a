import type { Drawing, Shape } from '../gantt/picture/ganttDrawing'
import { boxSize, type WbsBox, type WbsLayout } from './wbsLayout'
import type { WbsLine } from './wbsLines'

type Texts = { title: (line: WbsLine) => string; brief: (line: WbsLine) => string }

/** So many letters of a title stand in one line of a box. */
const lettersOfBox = 29

/** The diagram as a picture of its own: on paper, and as a file. */
export const wbsDrawing = ({ width, height, boxes, joins }: WbsLayout, texts: Texts): Drawing => ({
  width,
  height,
  shapes: [
    { kind: 'box', x: 0, y: 0, width, height, ink: 'paper' },
    ...joins.map(({ points }): Shape => ({ kind: 'line', points, ink: 'muted' })),
    ...boxes.flatMap((box) => shapesOf(box, texts)),
  ],
})

function shapesOf({ line, x, y }: WbsBox, { title, brief }: Texts): Shape[] {
  const { width, height } = boxSize
  const edge: Shape = {
    kind: 'line',
    points: [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
      [x, y],
    ],
    ink: line.kind === 'task' ? 'baseline' : 'group',
  }
  const isBold = line.kind !== 'task'
  return [
    { kind: 'box', x, y, width, height, ink: isBold ? 'off' : 'paper' },
    edge,
    { kind: 'text', x: x + 8, y: y + 19, text: fitted(title(line)), ink: 'text', isBold },
    { kind: 'text', x: x + 8, y: y + 37, text: fitted(brief(line)), ink: 'muted' },
  ]
}

const fitted = (text: string) => (text.length <= lettersOfBox ? text : `${text.slice(0, lettersOfBox - 1).trimEnd()}…`)
