import { breakDown } from '@prumo/contracts/tasks/breakDown'
import { describe, expect, it } from 'vitest'
import { everyLine, foldable, linesInSight, type WbsAnswer } from './wbsLines'
import { moveByDrop, moveInto, moveToward, placesFor, type WbsMove } from './wbsMoves'
import { withMove } from './withMove'

const card = (cardId: string, baseCardId: string | null = null) => ({ cardId, title: cardId, baseCardId })
const leaf = (taskId: string, deliveryGroup: string | null) => ({
  taskId,
  title: taskId,
  deliveryGroup,
  startOn: '2026-03-02',
  endOn: '2026-03-06',
  workingDays: 5,
  progress: 0,
  isMilestone: false,
  estimatedMinutes: 60,
  realizedMinutes: null,
  costCents: 100,
})
const answer: WbsAnswer = {
  ...breakDown(
    [card('Works'), card('Footing', 'Works'), card('Frame', 'Works'), card('Handover')],
    [leaf('dig', 'footing'), leaf('lift', 'Frame'), leaf('party', 'Opening'), leaf('loose', null)],
  ),
  notAllocated: null,
  areaId: 'area',
  isWithoutCanvas: false,
  hidden: [],
}
const lines = everyLine(answer, { project: 'Bridge', rest: 'In no group', notAllocated: 'For nothing' })
const line = (id: string) => {
  const found = lines.find((each) => each.id === id || each.title === id)
  if (!found) throw new Error(id)
  return found
}
const outline = ({ rows }: WbsAnswer) => rows.map(({ code, title }) => `${code ?? '–'} ${title}`)
const after = (move: WbsMove | undefined) => (move ? outline(withMove(answer, move)) : undefined)
const toward = (id: string, arrow: string) => moveToward(answer.rows, line(id), arrow)
const dropped = (id: string, on: string, edge: 'above' | 'into' | 'below' = 'into') =>
  moveByDrop(answer.rows, line(id), line(on), edge)

describe('GAN-08 The lines of the structure', () => {
  it('GAN-08 begin with the project, and end with what stands in no group', () =>
    expect(lines.map(({ level, title }) => `${level} ${title}`)).toEqual([
      '0 Bridge',
      '1 Works',
      '2 Footing',
      '3 dig',
      '2 Frame',
      '3 lift',
      '1 Handover',
      '1 Opening',
      '2 party',
      '1 In no group',
      '2 loose',
    ]))

  it('GAN-08 that are folded hide all that stands in them', () => {
    expect(linesInSight(lines, new Set(['Works'])).map(({ title }) => title)).not.toContain('dig')
    expect(linesInSight(lines, foldable(lines)).map(({ level }) => level)).toEqual([0, 1, 1, 1, 1])
  })
})

describe('GAN-08 A group', () => {
  it('GAN-08 changes places with those beside it by arrows', () => {
    expect(after(toward('Frame', 'ArrowUp'))?.slice(0, 3)).toEqual(['1 Works', '1.1 Frame', '1.1.1 lift'])
    expect(after(toward('Footing', 'ArrowDown'))?.slice(0, 3)).toEqual(['1 Works', '1.1 Frame', '1.1.1 lift'])
    expect(toward('Footing', 'ArrowUp')).toBeUndefined()
    expect(toward('Handover', 'ArrowDown')).toBeUndefined()
  })

  it('GAN-08 comes under the one before it, and out again, by arrows', () => {
    expect(toward('Frame', 'ArrowRight')).toEqual({ kind: 'rebase', cardId: 'Frame', baseCardId: 'Footing' })
    expect(toward('Frame', 'ArrowLeft')).toEqual({ kind: 'rebase', cardId: 'Frame', baseCardId: null })
    expect(toward('Works', 'ArrowLeft')).toBeUndefined()
    expect(after(toward('Handover', 'ArrowRight'))).toContain('1.3 Handover')
  })

  it('GAN-08 is dropped into another, or on its edge if it stands beside it, and never into itself', () => {
    expect(dropped('Handover', 'Frame')).toEqual({ kind: 'rebase', cardId: 'Handover', baseCardId: 'Frame' })
    expect(dropped('Handover', 'lift')).toEqual({ kind: 'rebase', cardId: 'Handover', baseCardId: 'Frame' })
    expect(dropped('Handover', 'Works', 'above')).toEqual({
      kind: 'reorder',
      cardId: 'Handover',
      beforeCardId: 'Works',
    })
    expect(dropped('Works', 'Handover', 'below')).toEqual({ kind: 'reorder', cardId: 'Works', beforeCardId: null })
    expect(dropped('Footing', 'Bridge')).toEqual({ kind: 'rebase', cardId: 'Footing', baseCardId: null })
    expect(dropped('Works', 'Frame')).toBeUndefined()
    expect(dropped('Works', 'dig')).toBeUndefined()
    expect(dropped('Works', 'Opening')).toBeUndefined()
    expect(dropped('Works', 'loose')).toBeUndefined()
  })

  it('GAN-08 without a card is not moved, and takes no group', () => {
    expect(dropped('Opening', 'Works')).toBeUndefined()
    expect(toward('Opening', 'ArrowUp')).toBeUndefined()
    expect(placesFor(answer.rows, line('Works')).map(({ title }) => title)).toEqual(['Handover'])
  })
})

describe('GAN-08 A task', () => {
  it('GAN-08 goes to the group before or after its own, or to the outer one, by arrows', () => {
    expect(toward('dig', 'ArrowDown')).toEqual({ kind: 'regroup', taskId: 'dig', group: 'Frame' })
    expect(toward('dig', 'ArrowUp')).toEqual({ kind: 'regroup', taskId: 'dig', group: 'Works' })
    expect(toward('dig', 'ArrowLeft')).toEqual({ kind: 'regroup', taskId: 'dig', group: 'Works' })
    expect(toward('loose', 'ArrowUp')).toEqual({ kind: 'regroup', taskId: 'loose', group: 'Opening' })
    expect(toward('party', 'ArrowDown')).toBeUndefined()
  })

  it('GAN-08 is dropped into any group, beside a task of it, or out of all', () => {
    expect(after(dropped('loose', 'dig'))).toContain('1.1.2 loose')
    expect(after(dropped('dig', 'Opening'))).toContain('3.1 dig')
    expect(after(dropped('dig', 'rest'))).toContain('– dig')
    expect(dropped('dig', 'Footing')).toBeUndefined()
    expect(placesFor(answer.rows, line('dig'))).toHaveLength(5)
  })

  it('GAN-08 takes its effort and cost along to the sums of its new group', () => {
    const move = moveInto(answer.rows, line('dig'), 'Handover')
    const { rows, whole } = withMove(answer, move as WbsMove)
    expect(rows.find(({ id }) => id === 'Handover')).toMatchObject({ estimatedMinutes: 60, costCents: 100 })
    expect(whole).toEqual(answer.whole)
  })
})

it('GAN-08 money follows what it is for, and what is for nothing stays', () => {
  const share = (cents: number) => ({ plannedCents: cents, realizedCents: 0 })
  const outflows = { ofCards: new Map([['Frame', share(7)]]), notAllocated: share(-2) }
  const cards = [card('Works'), card('Footing', 'Works'), card('Frame', 'Works'), card('Handover')]
  const leaves = [{ ...leaf('dig', 'Footing'), ledger: share(100) }, leaf('lift', 'Frame')]
  const before = { ...answer, ...breakDown(cards, leaves, outflows), notAllocated: outflows.notAllocated }
  const plannedOf = ({ rows, whole }: WbsAnswer, id?: string) =>
    (id ? rows.find((row) => row.id === id) : whole)?.ledger?.plannedCents
  expect([plannedOf(before), plannedOf(before, 'Works'), plannedOf(before, 'Frame')]).toEqual([105, 107, 7])
  const after = withMove(before, { kind: 'regroup', taskId: 'dig', group: 'Frame' })
  expect([plannedOf(after), plannedOf(after, 'Footing'), plannedOf(after, 'Frame')]).toEqual([105, undefined, 107])
  const out = withMove(before, { kind: 'rebase', cardId: 'Frame', baseCardId: null })
  expect([plannedOf(out), plannedOf(out, 'Works'), plannedOf(out, 'Frame')]).toEqual([105, 100, 7])
})
