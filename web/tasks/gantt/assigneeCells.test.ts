import type { TaskCard } from '@prumo/contracts/tasks/queries'
import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import { ganttFacts } from './ganttFacts'
import { ganttPlan } from './ganttPlan'
import { ganttTexts } from './ganttTexts'

const task = (taskId: string, assigneeId: string | null): TaskCard => ({
  taskId,
  startOn: '2027-03-01',
  endOn: '2027-03-05',
  number: 1,
  stepId: 'todo',
  rank: taskId,
  title: taskId,
  priority: 'none',
  assigneeId,
  tagIds: [],
  deliveryGroup: 'Works',
  progress: 0,
  checklistDone: 0,
  checklistCount: 0,
})
const board = {
  steps: [],
  tasks: [task('a', 'ana'), task('b', 'bia'), task('c', 'eva'), task('d', null)],
  tags: [],
  behaviour: { blockUnfinishedPredecessors: false, blockTasksOfOthers: false },
  pushesSuccessors: false,
  people: [{ userId: 'ana', name: 'Ana' }],
  formerPeople: [
    { userId: 'bia', name: 'Bia' },
    { userId: 'eva', name: '' },
  ],
}
const t = ((key: string, { name }: { name?: string } = {}) => (name ? `${key} ${name}` : key)) as unknown as TFunction
const everyWeek = [true, true, true, true, true, false, false]
const named = { a: 'Ana', b: 'person.former Bia', c: 'person.erased' }

it('GAN-02 TSK-01 a row and what is told of it name whoever takes part no more, and mark them', () => {
  const plan = ganttPlan(board, { week: everyWeek, holidays: [] })
  const { textsOf } = ganttTexts(plan, board, 'pt-BR', t)
  const factsOf = ganttFacts({ plan, board, baselines: new Map(), overdueBefore: undefined, language: 'pt-BR', t })
  const rows = plan.rows.filter(({ kind }) => kind !== 'group')
  const cells = rows.map((row) => [row.id, textsOf(row as never).cells.assignee])
  expect(Object.fromEntries(cells)).toEqual({ ...named, d: '' })
  const facts = rows.map(({ id }) => [id, factsOf(id)?.facts.find(({ name }) => name === 'field.assigneeId')?.text])
  expect(Object.fromEntries(facts)).toEqual({ ...named, d: undefined })
})
