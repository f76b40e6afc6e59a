import type { WbsLine } from './wbsLines'

/** A box of the diagram, in pixels from the upper left corner. */
export type WbsBox = { line: WbsLine; x: number; y: number }
/** A line from a box to one below it. */
type WbsJoin = { id: string; points: readonly (readonly [number, number])[] }
export type WbsLayout = {
  width: number
  height: number
  boxes: readonly WbsBox[]
  joins: readonly WbsJoin[]
}

export const boxSize = { width: 220, height: 48 }
const [gap, rowGap, indent, margin, trunk] = [24, 12, 22, 8, 36]

/**
 * Where the boxes of a structure stand: the project on top, and each line of the first level at the head of a column.
 * What is in it stands below, further to the right the deeper it lies.
 */
export function wbsLayout(lines: readonly WbsLine[]): WbsLayout {
  const [project, ...others] = lines
  if (!project) return { width: 0, height: 0, boxes: [], joins: [] }
  const top = margin + boxSize.height + trunk
  const boxes: WbsBox[] = []
  let [left, wide, y] = [margin, 0, top]
  for (const line of others) {
    if (line.level === 1) {
      left += wide
      wide = 0
      y = top
    }
    const depth = (line.level - 1) * indent
    boxes.push({ line, x: left + depth, y })
    wide = Math.max(wide, depth + boxSize.width + gap)
    y += boxSize.height + rowGap
  }
  const width = Math.max(left + wide - gap, margin + boxSize.width) + margin
  const height = Math.max(margin + boxSize.height, ...boxes.map((box) => box.y + boxSize.height)) + margin
  const root = { line: project, x: (width - boxSize.width) / 2, y: margin }
  return { width, height, boxes: [root, ...boxes], joins: joinsOf(root, boxes) }
}

function joinsOf(root: WbsBox, boxes: readonly WbsBox[]): WbsJoin[] {
  const byId = new Map(boxes.map((box) => [box.line.id, box]))
  const middle = boxSize.width / 2
  return boxes.map((box): WbsJoin => {
    const { line, x, y } = box
    const parent = byId.get(line.parentId ?? '')
    if (parent) {
      const [trunkX, boxY] = [parent.x + indent / 2, y + boxSize.height / 2]
      return {
        id: line.id,
        points: [
          [trunkX, parent.y + boxSize.height],
          [trunkX, boxY],
          [x, boxY],
        ],
      }
    }
    const busY = y - trunk / 2
    return {
      id: line.id,
      points: [
        [root.x + middle, root.y + boxSize.height],
        [root.x + middle, busY],
        [x + middle, busY],
        [x + middle, y],
      ],
    }
  })
}
