import { expect, it } from 'vitest'
import { managersFirst } from './managersFirst'

it('PRJ-12 who manages a project comes before its team, and the team before who has a stake', () => {
  const people = [
    { name: 'Ana', owner: false, roles: ['stakeholder' as const] },
    { name: 'Bia', owner: false, roles: ['team' as const, 'manager' as const] },
    { name: 'Caio', owner: false, roles: ['stakeholder' as const, 'team' as const] },
    { name: 'Davi', owner: true, roles: [] },
    { name: 'Eva', owner: false, roles: ['team' as const] },
  ]
  expect(managersFirst(people).map(({ name }) => name)).toEqual(['Davi', 'Bia', 'Caio', 'Eva', 'Ana'])
})
