import { expect, it } from 'vitest'
import { arrangementOf, movedTo, type PlacedCard, withShown } from './arrangement'

const cards: PlacedCard[] = [
  { card: 'today', isHidden: false },
  { card: 'tasks', isHidden: true },
  { card: 'goals', isHidden: false },
]
const names = (placed: readonly PlacedCard[]) => placed.map(({ card }) => card)

it('POR-05 a card takes the place of the one it is moved to, over those that are hidden between them', () => {
  expect(names(movedTo(cards, 'today', 'goals'))).toEqual(['tasks', 'goals', 'today'])
  expect(names(movedTo(cards, 'goals', 'today'))).toEqual(['goals', 'today', 'tasks'])
  expect(movedTo(cards, 'goals', 'work')).toEqual(cards)
})

it('POR-05 what is hidden keeps its place', () => {
  expect(arrangementOf(withShown(cards, ['tasks', 'goals']))).toEqual({
    order: ['today', 'tasks', 'goals'],
    hidden: ['today'],
  })
})
