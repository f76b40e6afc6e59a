import { expect, it } from 'vitest'
import { isStale } from './staleKeys'

const readsOf = (name: string) => (name === 'board' ? ['tasks_tasks', 'tasks_steps'] : ['projects_projects'])
const inProject = (projectId: string | null, ...tables: string[]) => [{ tables, projectIds: [projectId] }]

it('SES-15 an open board is asked for again when its own project’s tasks change', () => {
  expect(isStale(['board', { projectId: 'a' }], readsOf, inProject('a', 'tasks_tasks'))).toBe(true)
  expect(isStale(['board', { projectId: 'a' }], readsOf, inProject('b', 'tasks_tasks'))).toBe(false)
  expect(isStale(['board', { projectId: 'a' }], readsOf, inProject('a', 'projects_projects'))).toBe(false)
})

it('SES-15 a list over projects is asked for again whichever project changed', () => {
  expect(isStale(['projects', {}], readsOf, inProject('b', 'projects_projects'))).toBe(true)
})

it('SES-15 everything is asked for again when nobody knows what changed, and what is no question never', () => {
  expect(isStale(['board', { projectId: 'a' }], readsOf, null)).toBe(true)
  expect(isStale('something else', readsOf, null)).toBe(false)
})
