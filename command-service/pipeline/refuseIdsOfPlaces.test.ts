import { Invalid } from '@prumo/platform/errors'
import { expect, it } from 'vitest'
import { refuseIdsOfPlaces } from './refuseIdsOfPlaces'

const [projectId, organizationId, taskId] = ['p', 'o', 't'].map((letter) => letter.repeat(8)) as [
  string,
  string,
  string,
]
const refused = (data: object) => {
  try {
    refuseIdsOfPlaces(data, organizationId)
    return []
  } catch (error) {
    return error instanceof Invalid ? error.fields.map(({ path }) => path) : [String(error)]
  }
}

it.each([
  ['a task', { projectId, taskId: projectId }, ['taskId']],
  ['a task of the organization', { projectId, taskId: organizationId }, ['taskId']],
  [
    'an installment',
    { projectId, entryId: taskId, installments: [{ installmentId: projectId }] },
    ['installments.0.installmentId'],
  ],
  ['one of several tasks', { projectId, taskIds: [taskId, projectId] }, ['taskIds.1']],
  ['a person', { userId: organizationId }, ['userId']],
  ['a project', { projectId: organizationId }, ['projectId']],
])('API-09 H2 refuses %s under the id of its place', (_, data, paths) => expect(refused(data)).toEqual(paths))

it('API-09 H2 a place is named where it is meant, and a text may be anything', () => {
  expect(refused({ projectId, target: { kind: 'project', id: projectId }, title: projectId })).toEqual([])
  expect(refused({ projectId, filters: { recordId: projectId }, projectIds: [projectId], taskId })).toEqual([])
  expect(refused({ organizationId, name: 'Ana', mention: null })).toEqual([])
})
