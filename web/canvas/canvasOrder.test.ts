import { canvases, standardAreas } from '@prumo/contracts/canvas/area'
import type { CanvasArea } from '@prumo/contracts/canvas/queries'
import { describe, expect, it } from 'vitest'
import { inReadingOrder, placedAreas, stillMissing, withMovedCard } from './canvasOrder'

const area = (areaId: string, changes: Partial<CanvasArea> = {}): CanvasArea => ({
  areaId,
  canvas: 'project',
  standardArea: null,
  rank: 'a0',
  name: areaId,
  quickTip: '',
  completeTip: '',
  required: false,
  financialIntegration: false,
  classifications: [],
  additionalField: null,
  ...changes,
})
const cards = [
  { cardId: 'a', areaId: 'one' },
  { cardId: 'b', areaId: 'one' },
  { cardId: 'c', areaId: 'two' },
]

describe('The layout of a canvas', () => {
  it.each(canvases)('CAN-01 has a place for each of the areas of the specification: %s', (canvas) => {
    const areas = standardAreas[canvas].map((standardArea) => area(standardArea, { canvas, standardArea }))
    const placed = inReadingOrder(placedAreas([...areas, area('own', { canvas }), area('other')], canvas))
    expect(placed.map(({ areaId }) => areaId).toSorted()).toEqual(
      [...standardAreas[canvas], 'own', ...(canvas === 'project' ? ['other'] : [])].toSorted(),
    )
  })

  it('CAN-02 tells which required areas have no card', () =>
    expect(
      stillMissing([area('one', { required: true }), area('three', { required: true }), area('four')], cards),
    ).toMatchObject([{ areaId: 'three' }]))
})

describe('A card that moves', () => {
  it('CAN-04 lands before another card, or last', () => {
    expect(withMovedCard(cards, 'c', 'one', 'b').map(({ cardId }) => cardId)).toEqual(['a', 'c', 'b'])
    expect(withMovedCard(cards, 'a', 'two', null)).toEqual([cards[1], cards[2], { cardId: 'a', areaId: 'two' }])
    expect(withMovedCard(cards, 'x', 'two', null)).toEqual(cards)
  })
})
