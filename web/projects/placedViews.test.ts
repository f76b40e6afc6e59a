import { expect, it } from 'vitest'
import type { View } from '../platform/module'
import { openingView, placedViews } from './placedViews'

const view = (name: string, place: View['place']): View => ({
  view: name,
  place,
  feature: 'tasks',
  address: (projectId) => `/projects/${projectId}/${name}`,
})
const views = [view('board', 'plan'), view('files', 'records'), view('gantt', 'plan'), view('overview', 'overview')]

it('views stand in their places, and a place without a view is none', () => {
  const placed = placedViews(views).map(({ place, views: within }) => [place, within.map((each) => each.view)])
  expect(placed).toEqual([
    ['overview', ['overview']],
    ['plan', ['board', 'gantt']],
    ['records', ['files']],
  ])
})

it('a place opens with the view that was opened last in it, or with its first', () => {
  const plan = placedViews(views)[1]
  if (!plan) throw new Error('there is a plan')
  expect(openingView(plan, ['files', 'gantt', 'board']).view).toBe('gantt')
  expect(openingView(plan, ['files', 'gone']).view).toBe('board')
})
