import { type DashboardEvent, mostGoals } from '@prumo/contracts/analysis/dashboard'
import { describe, it } from 'vitest'
import { ann, givenOf } from '../../test/given/given'
import { dashboard } from './dashboard'

const uuid = (last: string) => `00000000-0000-4000-8000-${last.padStart(12, '0')}`
const given = givenOf(dashboard)

const { userId } = ann
const goalId = uuid('d1')
const roof = { title: 'Fechar o telhado', dueOn: '2026-06-30' }
const added: DashboardEvent = { type: 'GoalAdded', data: { userId, goalId, ...roof } }
const removed: DashboardEvent = { type: 'GoalRemoved', data: { userId, goalId, before: roof } }
const add = (fields: object = {}) => ({ type: 'AddGoal' as const, data: { userId, goalId, ...roof, ...fields } })
const change = (fields: object) => ({ type: 'ChangeGoal' as const, data: { userId, goalId, ...fields } })
const remove = { type: 'RemoveGoal' as const, data: { userId, goalId } }

describe('The goals of a person', () => {
  it('POR-06 a goal has a title and a date, and the same again is no second one', () => {
    given().when(add()).then(added)
    given(added).when(add()).thenNothing()
    given(added)
      .when(add({ title: 'Outra' }))
      .thenRefused('goal.idTaken')
    given(added, removed).when(add()).thenRefused('goal.idTaken')
  })

  it('POR-06 a change records what was before, and nothing if nothing changes', () => {
    given(added)
      .when(change({ dueOn: '2026-07-15', title: roof.title }))
      .then({
        type: 'GoalChanged',
        data: { userId, goalId, dueOn: '2026-07-15', before: { dueOn: roof.dueOn } },
      })
    given(added).when(change(roof)).thenNothing()
    given(added).when(remove).then(removed)
  })

  it('POR-06 a goal that is gone, or was never there, is neither changed nor removed', () => {
    for (const history of [[], [added, removed]])
      for (const command of [change({ title: 'Outra' }), remove])
        given(...history)
          .when(command)
          .thenRefused('goal.unknown')
  })

  it('POR-06 a person has so many goals and no more, of which those that are gone are none', () => {
    const many = Array.from({ length: mostGoals - 1 }, (_, nth) => {
      return { ...added, data: { ...added.data, goalId: uuid(`e${nth}`) } } as DashboardEvent
    })
    const next = add({ goalId: uuid('ff') })
    given(added, ...many)
      .when(next)
      .thenRefused('goal.tooMany', { most: mostGoals })
    given(added, ...many, removed)
      .when(next)
      .thenDone()
  })
})

describe('The dashboard of a person', () => {
  it('POR-06 the financial indicator is what is realized until somebody chooses, and records what it was', () => {
    const choose = (valueType: 'realized' | 'realizedAndPlanned') =>
      ({ type: 'ChooseFinancialIndicator', data: { userId, valueType } }) as const
    given().when(choose('realized')).thenNothing()
    given()
      .when(choose('realizedAndPlanned'))
      .then({
        type: 'FinancialIndicatorChosen',
        data: { userId, valueType: 'realizedAndPlanned', before: { valueType: 'realized' } },
      })
  })

  it('POR-05 cards stand in the order that was chosen, and the same order again is no change', () => {
    const arrange = { type: 'ArrangeDashboard', data: { userId, order: ['goals', 'today'], hidden: ['work'] } } as const
    const before = { order: [], hidden: [] }
    const data = { userId, order: ['goals', 'today'], hidden: ['work'], before }
    given()
      .when({ ...arrange, data: { ...arrange.data, order: [...arrange.data.order], hidden: [...arrange.data.hidden] } })
      .then({ type: 'DashboardArranged', data })
    given({ type: 'DashboardArranged', data })
      .when({ ...arrange, data: { ...arrange.data, order: [...arrange.data.order], hidden: [...arrange.data.hidden] } })
      .thenNothing()
  })

  it('PRJ-04 projects are left out of charts by their status, in whatever order these are named', () => {
    const choose = (...hiddenStatuses: ('inactive' | 'finished')[]) =>
      ({ type: 'ChooseChartProjects', data: { userId, hiddenStatuses } }) as const
    const hiddenStatuses: ('inactive' | 'finished')[] = ['inactive', 'finished']
    const data = { userId, hiddenStatuses, before: { hiddenStatuses: [] } }
    given()
      .when(choose(...hiddenStatuses))
      .then({ type: 'ChartProjectsChosen', data })
    given({ type: 'ChartProjectsChosen', data }).when(choose('finished', 'inactive')).thenNothing()
  })
})
