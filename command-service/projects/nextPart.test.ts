import { defaultScheduling } from '@prumo/contracts/tasks/defaultScheduling'
import { defaultTask } from '@prumo/contracts/tasks/task'
import { fold } from '@prumo/platform/decider'
import { canonicalJson } from '@prumo/platform/values/canonicalJson'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ann, at, givenOf } from '../../test/given/given'
import { times } from '../../test/run/length'
import { plan } from '../tasks/plan'
import { emptyPlan, type Plan, type PlanContent } from '../tasks/planState'
import { ranked } from './copiedPlan'
import { nextPart } from './nextPart'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const projectId = idOf(1)
const place = { projectId, organizationId: ann.organizationId, ownerId: ann.userId, roles: {} }
const copying = { actor: ann, at, project: { ...place, copying: 'underWay' as const } }

const stepAt = (number: number) => ({
  stepId: idOf(100 + number),
  name: `Etapa ${number}`,
  description: '',
  taskLimit: null,
  finishes: false,
})
const taskAt = (number: number, description: string) => ({
  ...defaultTask,
  ...defaultScheduling,
  dependencies: [],
  taskId: idOf(1000 + number),
  stepId: idOf(100),
  title: `Tarefa ${number}`,
  description,
  startOn: '2026-03-02',
  endOn: '2026-03-06',
})
const itemAt = (number: number) => ({
  taskId: idOf(1000 + number),
  itemId: idOf(2000 + number),
  description: 'Corpos de prova',
  assigneeId: null,
  startOn: null,
  endOn: null,
})
const contentOf = (steps: number, lengths: readonly number[]): PlanContent => ({
  steps: ranked(Array.from({ length: steps }, (_, number) => stepAt(number))),
  tags: [{ tagId: idOf(50), description: 'Fundação', textColour: '#ffffff', colour: '#335577' }],
  behaviour: { blockUnfinishedPredecessors: true, blockTasksOfOthers: false },
  tasks: ranked(lengths.map((length, number) => taskAt(number, 'ã'.repeat(length)))),
  items: lengths.map((_, number) => itemAt(number)),
})

const lay = (content: PlanContent, state: Plan) => plan.decide.LayOutPart({ projectId, ...content }, state, copying)
const after = (events: ReturnType<typeof lay>, state: Plan) =>
  fold(
    plan,
    events.map((event) => ({ ...event, at })),
    state,
  )

const contents = fc.tuple(
  fc.integer({ min: 1, max: 5 }),
  fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 30 }),
)

it('PRJ-01 parts that each fit an append make the same plan as one that holds all', () =>
  fc.assert(
    fc.property(
      contents,
      fc.array(fc.integer({ min: 8_000, max: 40_000 }), { minLength: 1, maxLength: 20 }),
      (of, sizes) => {
        const content = contentOf(...of)
        let [state, turn, names] = [emptyPlan, 0, [] as string[]]
        for (;;) {
          // A later version may cut elsewhere.
          const bytes = sizes[turn++ % sizes.length] ?? 0
          const part = nextPart(content, state, bytes)
          if (!part) break
          const events = lay(part.content, state)
          expect(events.length).toBeGreaterThan(0)
          expect(events.reduce((sum, { data }) => sum + Buffer.byteLength(canonicalJson(data)), 0)).toBeLessThan(bytes)
          names = [...names, part.name]
          state = after(events, state)
          // Laid out again, it doubles nothing.
          expect(lay(part.content, state)).toEqual([])
        }
        expect(new Set(names).size).toBe(names.length)
        expect(lay(content, state)).toEqual([])
        const whole = after(lay(content, emptyPlan), emptyPlan)
        expect(state.steps.toJS()).toEqual(whole.steps.toJS())
        expect(state.tasks.toJS()).toEqual(whole.tasks.toJS())
        expect([state.tags.toJS(), state.behaviour]).toEqual([whole.tags.toJS(), whole.behaviour])
      },
    ),
    { numRuns: times(60, 600) },
  ))

it('PRJ-01 a task that is larger than a part is a part of its own', () => {
  const content = contentOf(1, [20_000, 20_000])
  const laid = after(lay({ ...content, tasks: [] }, emptyPlan), emptyPlan)
  expect(nextPart(content, laid, 10_000)?.content.tasks).toHaveLength(1)
})

it('PRJ-01 nothing is laid out in a project that is whole, or whose copy ended', () => {
  const content = contentOf(2, [3])
  for (const project of [place, { ...place, copying: 'ended' as const }])
    givenOf(plan, { actor: ann, at, project })()
      .when({ type: 'LayOutPart', data: { projectId, ...content } })
      .thenNothing()
})
