import { escapeHtml } from '../dhtmlx/escapeHtml'
import type { Drawing, Ink, Shape } from './ganttDrawing'

/** On paper, in whatever theme the screen is: dark on white. */
const colours: Record<Ink, string> = {
  paper: '#ffffff',
  text: '#1b1b1b',
  muted: '#525252',
  grid: '#d9d9d9',
  off: '#f0f0f0',
  plain: '#0f6c5c',
  critical: '#c4314b',
  tooEarly: '#c43501',
  finished: '#7a7a7a',
  group: '#333333',
  baseline: '#9a9a9a',
  today: '#c4314b',
}

/** A drawing as a picture of its own, in which nothing comes from elsewhere. */
export const svgOf = ({ width, height, shapes }: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"` +
  ` font-family="Segoe UI, Helvetica, Arial, sans-serif" font-size="11">${shapes.map(markupOf).join('')}</svg>`

function markupOf(shape: Shape): string {
  const colour = colours[shape.ink]
  if (shape.kind === 'box')
    return `<rect x="${shape.x}" y="${shape.y}" width="${shape.width}" height="${shape.height}" fill="${colour}"/>`
  if (shape.kind === 'diamond') {
    const { x, y, size } = shape
    return `<polygon points="${x - size},${y} ${x},${y - size} ${x + size},${y} ${x},${y + size}" fill="${colour}"/>`
  }
  if (shape.kind === 'line')
    return `<polyline points="${shape.points.map((point) => point.join()).join(' ')}" fill="none" stroke="${colour}"/>`
  const weight = shape.isBold ? ' font-weight="600"' : ''
  return `<text x="${shape.x}" y="${shape.y}" fill="${colour}"${weight}>${escapeHtml(shape.text)}</text>`
}
