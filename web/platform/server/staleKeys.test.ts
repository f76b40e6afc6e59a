import { expect, it } from 'vitest'
import { isStale } from './staleKeys'

const readsOf = (name: string) => (name === 'board' ? ['tasks_tasks', 'tasks_steps'] : ['projects_projects'])
const inProject = (projectId: string | null, ...tables: string[]) => [{ tables, projectIds: [projectId] }]

it('SES-15 an open board is fetched again when its own project’s tasks change', () => {
  expect(isStale(['board', { projectId: 'a' }], readsOf, inProject('a', 'tasks_tasks'))).toBe(true)
  expect(isStale(['board', { projectId: 'a' }], readsOf, inProject('b', 'tasks_tasks'))).toBe(false)
  expect(isStale(['board', { projectId: 'a' }], readsOf, inProject('a', 'projects_projects'))).toBe(false)
})

it('SES-15 a list of projects is fetched again whichever project changed', () => {
  expect(isStale(['projects', {}], readsOf, inProject('b', 'projects_projects'))).toBe(true)
})

it('SES-15 every query is fetched again when nobody knows what changed, and other keys never are', () => {
  expect(isStale(['board', { projectId: 'a' }], readsOf, null)).toBe(true)
  expect(isStale('something else', readsOf, null)).toBe(false)
})
