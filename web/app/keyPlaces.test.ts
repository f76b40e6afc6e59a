import { expect, it } from 'vitest'
import { keyRegister } from '../platform/keys/keyRegister'
import { keyPlaces } from './keyPlaces'

const screens = [
  '/my-tasks',
  '/projects',
  '/projects/p/board',
  '/projects/p/board/t',
  '/projects/p/tasks',
  '/projects/p/gantt',
  '/projects/p/wbs',
  '/projects/p/canvas',
  '/projects/p/finance',
  '/projects/p/discussion',
  '/documents/approvals',
  '/notifications',
]

it('every key is listed on some screen', () => {
  const listed = new Set(screens.flatMap(keyPlaces))
  expect(Object.keys(keyRegister).filter((place) => !listed.has(place as keyof typeof keyRegister))).toEqual([])
})

it('TSK-05 keys that select are listed where tasks and installments stand, and nowhere else', () => {
  const selecting = screens.filter((screen) => keyPlaces(screen).includes('selection'))
  expect(selecting).toEqual([
    '/my-tasks',
    '/projects/p/board',
    '/projects/p/board/t',
    '/projects/p/tasks',
    '/projects/p/finance',
  ])
  expect(keyPlaces('/projects/p')).toEqual(keyPlaces('/projects/p/board'))
})

it('keys of the places of a project are listed in a project alone', () => {
  const listed = [...screens, '/projects/new', '/my-projects/new'].filter((at) => keyPlaces(at).includes('project'))
  expect(listed).toEqual(screens.filter((screen) => screen.startsWith('/projects/')))
})

it('keys that work on any screen come last on each', () => {
  for (const screen of [...screens, '/my-information']) expect(keyPlaces(screen).at(-1)).toBe('anywhere')
})
