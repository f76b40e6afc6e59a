import { expect, it } from 'vitest'
import { addresses } from '../platform/addresses'
import { isCurrentPlace } from './isCurrentPlace'
import { navigation, personalPlaces } from './places'

const places = [...navigation.flatMap((group) => group.places), ...personalPlaces]
const marked = (pathname: string) => places.filter((place) => isCurrentPlace(place, pathname)).map(({ word }) => word)

it.each(places.map(({ word, path }) => [word, path]))('The navigation marks %s alone at its address', (word, path) => {
  expect(marked(path)).toEqual([word])
})

it.each([
  [addresses.home(), 'dashboard'],
  [addresses.newProject(), 'my-projects'],
  [addresses.allProjects(), 'my-projects'],
  [addresses.board('p', 't'), 'my-projects'],
  [addresses.changes('p'), 'my-projects'],
  [addresses.document('p', 'd'), 'my-projects'],
  [addresses.logProof(), 'action-log'],
])('The navigation marks where one is at %s', (path, word) => {
  expect(marked(path)).toEqual([word])
})
