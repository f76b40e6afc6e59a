import { escapeHtml } from '../dhtmlx/escapeHtml'
import type { Drawing, Shape } from './ganttDrawing'
import { paper } from './paper'

/** A drawing as a picture of its own, in which nothing comes from elsewhere. */
export const svgOf = ({ width, height, shapes }: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"` +
  ` font-family="Segoe UI, Helvetica, Arial, sans-serif" font-size="11">${shapes.map(markupOf).join('')}</svg>`

function markupOf(shape: Shape): string {
  const colour = paper[shape.ink]
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
