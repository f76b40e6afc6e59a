import type { ProjectPlace } from '@prumo/contracts/access'
import type { PlanEvent } from '@prumo/contracts/tasks/plan'
import { defaultTask } from '@prumo/contracts/tasks/task'
import { it } from 'vitest'
import { ann, at, givenOf } from '../../test/given/given'
import { plan } from './plan'
import type { PlanDeciderCommand } from './planState'

const [projectId, stepId, id] = ['1', '2', '3'].map((end) => `00000000-0000-4000-8000-00000000000${end}`) as [
  string,
  string,
  string,
]
const project: ProjectPlace = { projectId, organizationId: ann.organizationId, ownerId: ann.userId, roles: {} }
const given = givenOf(plan, { actor: ann, at, project })
const days = { startOn: '2026-03-02', endOn: '2026-03-02' }
const workStep = { name: 'A fazer', finishes: false, taskLimit: null }
const tag = { description: 'Urgente', textColour: '#ffffff', colour: '#aa0000' }
const holiday = { holidayOn: '2026-12-25', description: 'Natal' }
const baseline = { name: 'Contrato', description: '' }

/** How each kind of part begins, by whom it is asked for and as it is recorded. */
const kinds = {
  task: [
    { type: 'AddTask', data: { taskId: id, stepId, title: 'Sondagem', ...days } },
    { type: 'TaskAdded', data: { ...defaultTask, taskId: id, stepId, rank: 'a0', title: 'Sondagem', ...days } },
  ],
  step: [
    { type: 'AddStep', data: { stepId: id, ...workStep, name: 'Revisão' } },
    { type: 'StepAdded', data: { stepId: id, ...workStep, name: 'Revisão', rank: 'a1' } },
  ],
  tag: [
    { type: 'AddTag', data: { tagId: id, ...tag } },
    { type: 'TagAdded', data: { tagId: id, ...tag } },
  ],
  holiday: [
    { type: 'AddHoliday', data: { holidayId: id, ...holiday } },
    { type: 'HolidayAdded', data: { holidayId: id, ...holiday } },
  ],
  baseline: [
    { type: 'SaveBaseline', data: { baselineId: id, ...baseline, revision: 1 } },
    { type: 'BaselineSaved', data: { baselineId: id, ...baseline, revision: 1 } },
  ],
} as const
type Kind = keyof typeof kinds
const names = Object.keys(kinds) as Kind[]
const inProject = <Part extends { type: string; data: object }>({ type, data }: Part) => ({
  type,
  data: { projectId, ...data },
})

it.each(names.flatMap((first) => names.filter((kind) => kind !== first).map((kind) => [kind, first] as const)))(
  'TSK-02 SET-04 SET-07 H2 refuses a %s under the id of a %s of its plan',
  (kind, first) => {
    const step = { type: 'StepAdded', data: { projectId, stepId, ...workStep, rank: 'a0' } }
    const standing = [step, inProject(kinds[first][1])] as unknown as PlanEvent[]
    given(...standing)
      .when(inProject(kinds[kind][0]) as unknown as PlanDeciderCommand)
      .thenRefused(`${kind}.idTaken`)
  },
)
