import { expect, it } from 'vitest'
import { type EventType, events } from '../index'
import { quiet, recordFieldOf } from '../meanings'
import { changedKindOf } from './changedKindOf'
import { recordKinds } from './recordKinds'

const ofProjects = (Object.keys(events) as EventType[]).filter(
  (type) => 'projectId' in events[type].shape && !quiet.has(type) && recordFieldOf.get(type) !== null,
)

it('AUD-01 every record that can change in a project is of one of these kinds, and each kind can change', () => {
  expect(ofProjects.length).toBeGreaterThan(70)
  expect(ofProjects.filter((type) => changedKindOf(type) === undefined)).toEqual([])
  expect([...new Set(ofProjects.map(changedKindOf))].sort()).toEqual([...recordKinds].sort())
})
