import type { Actor, ProjectPlace } from '@prumo/contracts/access'
import type { CanvasEvent } from '@prumo/contracts/canvas/canvas'
import { defaultCard } from '@prumo/contracts/canvas/card'
import { decide, fold } from '@prumo/platform/decider'
import { HttpProblem, Refused } from '@prumo/platform/errors'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anArea } from '../../test/given/anArea'
import { ann, at, everyRight } from '../../test/given/given'
import { times } from '../../test/run/length'
import type { Later } from '../rules/later'
import { canvas } from './canvas'
import type { Canvas, CanvasWork } from './canvasState'

const idOf = (kind: number, index: number) =>
  `00000000-0000-4000-8000-0000000${String(kind * 100 + index).padStart(5, '0')}`
const projectId = idOf(0, 1)
const bia: Actor & { kind: 'user' } = { ...ann, userId: idOf(0, 2) }
const project: ProjectPlace = {
  projectId,
  organizationId: ann.organizationId,
  ownerId: idOf(0, 3),
  roles: { [ann.userId]: ['manager'], [bia.userId]: ['team'] },
}
const [left, right] = [idOf(1, 1), idOf(1, 2)]
const [noise, dust, mud] = [idOf(2, 1), idOf(2, 2), idOf(2, 3)]
const areas: CanvasEvent[] = [left, right].map((areaId, index) => ({
  type: 'AreaAdded',
  data: {
    projectId,
    areaId,
    canvas: 'project',
    standardArea: null,
    ...anArea,
    name: `Área ${index}`,
    rank: `a${index}`,
  },
}))
const card = (cardId: string, title: string, rank: string): CanvasEvent => ({
  type: 'CardAdded',
  data: { projectId, cardId, areaId: left, rank, ...defaultCard, title },
})
const folded = (events: readonly CanvasEvent[], state?: Canvas) =>
  fold(
    canvas,
    events.map((event) => ({ ...event, at })),
    state,
  )
const start = folded([...areas, card(noise, 'Ruído', 'a0'), card(dust, 'Poeira', 'a1')])
const seesTasks = new Set<string>(['ChangeCard', 'MoveCard', 'DeleteCard'])
const command = <Type extends CanvasWork['type']>(type: Type, data: object) =>
  ({ type, data: { projectId, ...data, ...(seesTasks.has(type) && { tasks: [] }) } }) as CanvasWork
const act = (state: Canvas, sent: CanvasWork, actor: Actor = ann) => decide(canvas, sent, state, { actor, at, project })
const undo = (state: Canvas, events: readonly CanvasEvent[], since: readonly Later[] = [], actor: Actor = ann) =>
  decide(canvas, { type: 'UndoCanvasAction', data: { projectId, action: { events, since }, tasks: [] } }, state, {
    actor,
    at,
    project,
  })
const byBia = (events: readonly CanvasEvent[]): Later[] =>
  events.map(({ type, data }) => ({ type, data, userId: bia.userId, name: 'Bia Sá', at }))
const refusal = (run: () => unknown) => {
  try {
    run()
  } catch (error) {
    if (error instanceof Refused || error instanceof HttpProblem) return { code: error.code, ...error.details }
    throw error
  }
  return undefined
}
const shown = ({ areas, cards }: Canvas) => ({
  areas: areas.toJS(),
  cards: cards.map(({ formerTitles: _, ...each }) => each).toJS(),
})

describe('An action on the canvas that is undone', () => {
  it('a moved card goes back to its area and its place', () => {
    const moved = act(start, command('MoveCard', { cardId: noise, areaId: right, beforeCardId: null }))
    const now = folded(moved, start)
    expect(undo(now, moved)).toMatchObject([{ type: 'CardMoved', data: { areaId: left, rank: 'a0' } }])
    expect(shown(folded(undo(now, moved), now))).toEqual(shown(start))
  })

  it('a deleted card comes back to its place, and goes again with the same reason', () => {
    const deleted = act(start, command('DeleteCard', { cardId: noise, reason: 'Repetido' }))
    const now = folded(deleted, start)
    const undone = undo(now, deleted)
    const back = folded(undone, now)
    expect(shown(back)).toEqual(shown(start))
    expect(undo(back, undone)).toMatchObject([
      { type: 'CardReordered' },
      { type: 'CardDeleted', data: { reason: 'Repetido' } },
    ])
  })

  it('is refused with who changed the same field since', () => {
    const edited = act(start, command('ChangeCard', { cardId: noise, title: 'Barulho' }))
    const theirs = act(folded(edited, start), command('ChangeCard', { cardId: noise, title: 'Vibração' }), bia)
    expect(refusal(() => undo(folded([...edited, ...theirs], start), edited, byBia(theirs)))).toEqual({
      code: 'undo.changedSince',
      fields: ['title'],
      userId: bia.userId,
      name: 'Bia Sá',
      at,
    })
  })

  it('ORG-09 needs the right to amounts where the change was one of amounts', () => {
    const valued = act(start, command('ChangeCard', { cardId: noise, plannedCents: 100 }))
    const blind = { ...ann, rights: { ...everyRight, finance: 'noAccess' as const } }
    expect(refusal(() => undo(folded(valued, start), valued, [], blind))).toEqual({ code: 'access.noPermission' })
  })

  it('whom a card notifies is not taken back: the address stands only in its sealed event', () => {
    const notified = act(start, command('ChangeCard', { cardId: noise, notified: { notifiedId: bia.userId } }))
    expect(refusal(() => undo(folded(notified, start), notified))).toEqual({ code: 'undo.final' })
  })

  const cardIds = fc.constantFrom(noise, dust, mud)
  const areaIds = fc.constantFrom(left, right)
  const titles = fc.constantFrom('a', 'b', 'c')
  const commands: fc.Arbitrary<CanvasWork> = fc.oneof(
    fc.record({ cardId: cardIds, areaId: areaIds, title: titles }).map((data) => command('AddCard', data)),
    fc
      .record(
        {
          cardId: cardIds,
          title: titles,
          plannedCents: fc.constantFrom(null, 5),
          memberId: fc.constantFrom(null, bia.userId),
        },
        { requiredKeys: ['cardId'] },
      )
      .map((data) => command('ChangeCard', data)),
    fc
      .record({ cardId: cardIds, areaId: areaIds, beforeCardId: fc.option(cardIds) })
      .map((data) => command('MoveCard', data)),
    cardIds.map((cardId) => command('DeleteCard', { cardId, reason: 'x' })),
    fc.record({ cardId: cardIds, areaId: areaIds }).map((data) => command('RestoreCard', data)),
    fc.record({ areaId: areaIds, name: titles }).map((data) => command('ChangeArea', data)),
  )

  it('actions undone one after the other, the last first, lead back to the beginning', () =>
    fc.assert(
      fc.property(fc.array(commands, { maxLength: 30 }), (sent) => {
        const steps: CanvasEvent[][] = []
        let state = start
        for (const each of sent) {
          let events: CanvasEvent[] = []
          refusal(() => {
            events = act(state, each)
          })
          state = folded(events, state)
          steps.push(events)
        }
        for (const events of steps.reverse()) state = folded(undo(state, events), state)
        expect(shown(state)).toEqual(shown(start))
      }),
      { numRuns: times(200, 2000) },
    ))
})
