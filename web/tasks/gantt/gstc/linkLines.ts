import type { DrawnLink } from '../renderer'
import type { GstcLine, GstcPlace, GstcPoint } from './gstcApi'
import { gstcIdOf } from './rowIds'

/** How far a line leaves its bar before it turns. */
const reach = 10

const endsOf = {
  FS: ['right', 'left'],
  SS: ['left', 'left'],
  FF: ['right', 'right'],
  SF: ['left', 'right'],
} as const

const at = ({ position, actualHeight }: GstcPlace, side: 'left' | 'right') => ({
  x: position[side],
  y: position.viewTop + actualHeight / 2,
  turnAt: position[side] + (side === 'left' ? -reach : reach),
})

/** A line with right angles from one end of a bar to an end of another, as the kind of the link wants it. */
export function linePoints(kind: DrawnLink['kind'], from: GstcPlace, to: GstcPlace, mark: unknown): GstcPoint[] {
  const [fromSide, toSide] = endsOf[kind]
  const [begins, ends] = [at(from, fromSide), at(to, toSide)]
  const point = (x: number, y: number, type: 'M' | 'L' = 'L'): GstcPoint => ({ x, y, type, content: null })
  const turnAt = turnBetween(fromSide, toSide, begins.turnAt, ends.turnAt)
  const middle = (begins.y + ends.y) / 2
  const turns =
    turnAt === undefined
      ? [
          point(begins.turnAt, begins.y),
          point(begins.turnAt, middle),
          point(ends.turnAt, middle),
          point(ends.turnAt, ends.y),
        ]
      : [point(turnAt, begins.y), point(turnAt, ends.y)]
  return [point(begins.x, begins.y, 'M'), ...turns, { ...point(ends.x, ends.y), content: mark }]
}

type Side = 'left' | 'right'

/** Where a line that turns only twice does so; nothing where it has to go around. */
function turnBetween(fromSide: Side, toSide: Side, from: number, to: number): number | undefined {
  if (fromSide === toSide) return fromSide === 'left' ? Math.min(from, to) : Math.max(from, to)
  return (fromSide === 'right') === from <= to ? to : undefined
}

const pairOf = (from: string, to: string) => `${from} ${to}`

/** Says which link each drawn line is, by a class of its number, and draws it as its kind and look want it. */
export function linkLines(links: () => readonly DrawnLink[]): (lines: GstcLine[]) => GstcLine[] {
  let numbered: readonly DrawnLink[] = []
  let numberOf = new Map<string, number>()
  return (lines) => {
    if (numbered !== links()) {
      numbered = links()
      numberOf = new Map(numbered.map(({ from, to }, index) => [pairOf(gstcIdOf(from), gstcIdOf(to)), index]))
    }
    for (const line of lines) {
      const number = numberOf.get(pairOf(line.fromItem.id, line.toItem.id)) ?? -1
      const link = numbered[number]
      if (!link) continue
      line.className += ` prumo-link prumo-link-${number} prumo-look-${link.look}`
      // Bars whose group is folded have no line.
      if (line.points.length > 0)
        line.points = linePoints(link.kind, line.fromItemData, line.toItemData, line.points.at(-1)?.content)
    }
    return lines
  }
}

/** The link whose drawn line an element is part of. */
export const linkAt = (element: Element, links: readonly DrawnLink[]): DrawnLink | undefined => {
  const number = /\bprumo-link-(\d+)/.exec(element.closest('.prumo-link')?.className ?? '')?.[1]
  return number === undefined ? undefined : links[Number(number)]
}
