import type { ProjectPlace } from '@prumo/contracts/access'
import { mostViews, type TaskViewEvent } from '@prumo/contracts/tasks/views'
import { describe, it } from 'vitest'
import { ann, at, everyRight, givenOf } from '../../test/given/given'
import { views } from './views'

const uuid = (last: string) => `00000000-0000-4000-8000-${last.padStart(12, '0')}`
const bia = { ...ann, userId: uuid('b1') }
const place: ProjectPlace = {
  projectId: uuid('b'),
  organizationId: ann.organizationId,
  ownerId: uuid('99'),
  roles: { [ann.userId]: ['team'], [bia.userId]: ['team'] },
}
const as = (actor: typeof ann, roles = place.roles) => givenOf(views, { actor, at, project: { ...place, roles } })
const given = as(ann)

const ofView = { projectId: uuid('b'), taskViewId: uuid('d1') }
const late = { name: 'Atrasadas', screen: 'board', shared: false, filters: { due: 'overdue' } } as const
const added: TaskViewEvent = { type: 'TaskViewAdded', data: { ...ofView, ...late, userId: ann.userId } }
const shared: TaskViewEvent = { type: 'TaskViewAdded', data: { ...added.data, shared: true } }
const viewOf = (nth: number, fields: object): TaskViewEvent => ({
  type: 'TaskViewAdded',
  data: { ...added.data, taskViewId: uuid(`e${nth}`), name: `Visão ${nth}`, ...fields },
})
const add = (fields: object = {}) => ({ type: 'AddTaskView' as const, data: { ...ofView, ...late, ...fields } })
const change = (fields: object) => ({ type: 'ChangeTaskView' as const, data: { ...ofView, ...fields } })
const remove = { type: 'RemoveTaskView' as const, data: ofView }

describe('Saved views of tasks', () => {
  it('TSK-03 a view is saved for the person who saves it, and the same again is no second one', () => {
    given().when(add()).then(added)
    given(added).when(add()).thenNothing()
    given(added)
      .when(add({ name: 'Outra' }))
      .thenRefused('taskView.idTaken')
    given(added, { type: 'TaskViewRemoved', data: { ...ofView, before: { ...late, userId: ann.userId } } })
      .when(add())
      .thenRefused('taskView.idTaken')
  })

  it('TSK-03 a change records what was before, and nothing if nothing changes', () => {
    given(added)
      .when(change({ name: 'Minhas atrasadas', filters: late.filters }))
      .then({ type: 'TaskViewChanged', data: { ...ofView, name: 'Minhas atrasadas', before: { name: late.name } } })
    given(added)
      .when(change({ ...late }))
      .thenNothing()
    given(added)
      .when(remove)
      .then({ type: 'TaskViewRemoved', data: { ...ofView, before: { ...late, userId: ann.userId } } })
  })

  it('TSK-03 nobody else changes a private view or learns that there is one', () => {
    const manager = { [bia.userId]: ['manager'] } as const
    for (const roles of [place.roles, manager]) {
      as(
        bia,
        roles,
      )(added)
        .when(change({ name: 'De Bia' }))
        .thenRefused('taskView.unknown')
      as(bia, roles)(added).when(remove).thenRefused('taskView.unknown')
    }
    as(bia)(added)
      .when(add({ taskViewId: uuid('d2') }))
      .then({ type: 'TaskViewAdded', data: { ...added.data, taskViewId: uuid('d2'), userId: bia.userId } })
  })

  it('TSK-03 a shared view is changed by its owner, and by who manages the project', () => {
    as(bia)(shared).when(remove).thenRefused('taskView.notChangeable')
    as(bia)(shared)
      .when(change({ name: 'De Bia' }))
      .thenRefused('taskView.notChangeable')
    as(bia, { [bia.userId]: ['manager'] })(shared)
      .when(change({ name: 'Da obra' }))
      .then({ type: 'TaskViewChanged', data: { ...ofView, name: 'Da obra', before: { name: late.name } } })
  })

  it('TSK-03 sharing takes the right to edit tasks, in the person and in the role', () => {
    const looking = { ...ann, rights: { ...everyRight, tasks: 'viewOnly' } } as const
    as(looking)()
      .when(add({ shared: true }))
      .thenRefused('taskView.notShareable')
    as(looking)(added)
      .when(change({ shared: true }))
      .thenRefused('taskView.notShareable')
    as(looking)().when(add()).then(added)
    as(ann, { [ann.userId]: ['stakeholder'] })()
      .when(add({ shared: true }))
      .thenRefused('taskView.notShareable')
    given()
      .when(add({ shared: true }))
      .then(shared)
  })

  it('TSK-03 whoever lost the right to edit tasks changes nothing for others any more, not even their own view', () => {
    const looking = { ...ann, rights: { ...everyRight, tasks: 'viewOnly' } } as const
    const manager = { [ann.userId]: ['manager'] } as const
    for (const roles of [place.roles, manager])
      for (const command of [change({ filters: {} }), change({ shared: false }), remove])
        as(looking, roles)(shared).when(command).thenRefused('taskView.notChangeable')
    as(looking)(added)
      .when(change({ filters: {} }))
      .then({ type: 'TaskViewChanged', data: { ...ofView, filters: {}, before: { filters: late.filters } } })
  })

  it('TSK-03 two views of one list have different names, whatever their case', () => {
    given(added)
      .when(add({ taskViewId: uuid('d2'), name: ' ATRASADAS ' }))
      .thenRefused('taskView.nameTaken', { view: 'ATRASADAS' })
    given(added, viewOf(1, { shared: true, name: 'Semana' }))
      .when(change({ name: 'Semana' }))
      .then({ type: 'TaskViewChanged', data: { ...ofView, name: 'Semana', before: { name: late.name } } })
    given(added, viewOf(1, { shared: true, name: 'Atrasadas', userId: bia.userId }))
      .when(change({ shared: true }))
      .thenRefused('taskView.nameTaken', { view: 'Atrasadas' })
  })

  it('TSK-03 a list holds so many views and no more', () => {
    const full = Array.from({ length: mostViews }, (_, nth) => viewOf(nth, {}))
    given(...full)
      .when(add())
      .thenRefused('taskView.tooMany', { most: mostViews })
    as(bia)(...full)
      .when(add())
      .then({ type: 'TaskViewAdded', data: { ...added.data, userId: bia.userId } })
    given(...full)
      .when(add({ shared: true }))
      .then(shared)
  })
})
