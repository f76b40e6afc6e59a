import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxSize, wbsLayout } from './wbsLayout'
import type { WbsLine } from './wbsLines'

const line = (id: string, level: number, parentId: string | null): WbsLine => ({
  kind: level === 0 ? 'project' : 'group',
  id,
  code: id,
  level,
  parentId,
  cardId: id,
  title: id,
  workingDays: null,
  ledger: null,
  ownLedger: null,
  startOn: null,
  endOn: null,
  progress: null,
  weighedBy: null,
  estimatedMinutes: null,
  realizedMinutes: null,
  costCents: null,
  taskCount: 0,
})
/** Lines in order: each stands at most one level deeper than the one before it. */
const lines = fc.array(fc.nat(4), { maxLength: 40 }).map((levels) => {
  const path: string[] = []
  return [
    line('project', 0, null),
    ...levels.map((wanted, index) => {
      path.length = Math.min(wanted, path.length)
      const parentId = path.at(-1) ?? null
      path.push(`${index}`)
      return line(`${index}`, path.length, parentId)
    }),
  ]
})

describe('GAN-08 The diagram of the structure', () => {
  it('GAN-08 has a box for each line, none over another, all within the picture', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const { boxes, width, height } = wbsLayout(all)
        expect(boxes.map(({ line: each }) => each.id)).toEqual(all.map(({ id }) => id))
        for (const [index, { x, y }] of boxes.entries()) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
          expect(x + boxSize.width).toBeLessThanOrEqual(width)
          expect(y + boxSize.height).toBeLessThanOrEqual(height)
          for (const later of boxes.slice(index + 1))
            expect(Math.abs(later.x - x) < boxSize.width && Math.abs(later.y - y) < boxSize.height).toBe(false)
        }
      }),
    )
  })

  it('GAN-08 joins each box to the one that it stands in, upright and level', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const { boxes, joins } = wbsLayout(all)
        const boxOf = new Map(boxes.map((box) => [box.line.id, box]))
        expect(joins).toHaveLength(all.length - 1)
        for (const { id, points } of joins) {
          const box = boxOf.get(id)
          const parent = boxOf.get(box?.line.parentId ?? 'project')
          const [first, last] = [points[0], points.at(-1)]
          expect(first?.[1]).toBe((parent?.y ?? 0) + boxSize.height)
          expect([box?.x, (box?.x ?? 0) + boxSize.width / 2]).toContain(last?.[0])
          for (const [index, [x, y]] of points.slice(1).entries())
            expect(x === points[index]?.[0] || y === points[index]?.[1]).toBe(true)
        }
      }),
    )
  })

  it('GAN-08 has nothing where there is no line', () => expect(wbsLayout([]).boxes).toEqual([]))
})
