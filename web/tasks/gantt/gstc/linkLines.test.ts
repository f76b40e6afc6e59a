import { describe, expect, it } from 'vitest'
import type { DrawnLink } from '../renderer'
import type { GstcLine, GstcPlace, GstcPoint } from './gstcApi'
import { linePoints, linkLines } from './linkLines'

const place = (left: number, right: number, viewTop: number): GstcPlace => ({
  actualHeight: 18,
  position: { left, right, viewTop },
})
const [first, second] = [place(0, 100, 0), place(200, 300, 34)]
const written = (points: readonly GstcPoint[]) => points.map(({ type, x, y }) => `${type}${x},${y}`).join(' ')

describe('A line between two bars', () => {
  it.each([
    ['FS', first, second, 'M100,9 L190,9 L190,43 L200,43'],
    ['SS', first, second, 'M0,9 L-10,9 L-10,43 L200,43'],
    ['FF', first, second, 'M100,9 L310,9 L310,43 L300,43'],
    ['SF', second, first, 'M200,43 L110,43 L110,9 L100,9'],
    ['FS', second, first, 'M300,43 L310,43 L310,26 L-10,26 L-10,9 L0,9'],
    ['SF', first, second, 'M0,9 L-10,9 L-10,26 L310,26 L310,43 L300,43'],
  ] as const)('GAN-06 leaves and meets them as its kind wants: %s', (kind, from, to, way) => {
    expect(written(linePoints(kind, from, to, 'mark'))).toBe(way)
  })

  it('GAN-06 ends with the mark of the package', () => {
    expect(linePoints('FS', first, second, 'mark').map(({ content }) => content)).toEqual([null, null, null, 'mark'])
  })

  it('GAN-03 is known by its number and drawn in the look of its link; none is drawn into a folded group', () => {
    const links: DrawnLink[] = [{ id: 'a b', from: 'dig', to: 'pour', kind: 'SS', look: 'critical' }]
    const line = (points: readonly GstcPoint[], to = 'gstcid-pour'): GstcLine => ({
      fromItem: { id: 'gstcid-dig' },
      toItem: { id: to },
      fromItemData: first,
      toItemData: second,
      points,
      className: 'line',
    })
    const end: GstcPoint = { x: 0, y: 0, type: 'L', content: 'mark' }
    const [drawn, folded, strange] = linkLines(() => links)([line([end]), line([]), line([end], 'gstcid-x')])
    expect(drawn?.className).toBe('line prumo-link prumo-link-0 prumo-look-critical')
    expect(written(drawn?.points ?? [])).toBe('M0,9 L-10,9 L-10,43 L200,43')
    expect(folded?.points).toEqual([])
    expect(strange).toEqual(line([end], 'gstcid-x'))
  })
})
