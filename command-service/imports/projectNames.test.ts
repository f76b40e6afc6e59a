import type { Aggregates } from '@prumo/platform/aggregates/aggregates'
import { expect, it } from 'vitest'
import { emptyPlan } from '../tasks/planState'
import { projectNames } from './projectNames'

const people: Record<string, { name: string; lastName: string; email: string }> = {
  'account-id of a111111': { name: 'José', lastName: 'Silva', email: 'jose@obra.example' },
  'account-id of b222222': { name: 'JOSE', lastName: 'Silva', email: 'silva@obra.example' },
}
const aggregates = { load: async (_: unknown, stream: string) => ({ state: { person: people[stream] } }) }
const place = {
  projectId: 'p',
  organizationId: 'o',
  ownerId: 'id of a111111',
  roles: { 'id of b222222': ['team' as const] },
}

it.each([
  ['jose silva', ['id of a111111', 'id of b222222']],
  ['silva@obra.example', ['id of b222222']],
  ['José Silva (JOSE@obra.example)', ['id of a111111']],
  ['José Silva (222222)', ['id of b222222']],
  ['José Silva (outra@obra.example)', []],
])('IMP-04 a cell names people as lists and exports do: %s', async (name, userIds) => {
  const names = await projectNames(aggregates as unknown as Aggregates, emptyPlan, place)
  expect(names.peopleNamed(name)).toEqual(userIds)
})
