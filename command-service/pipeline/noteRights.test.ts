import { changingRights } from '@prumo/contracts/meanings'
import { expect, it } from 'vitest'
import { openNoteRights } from './noteRights'

const [ofRights = ''] = changingRights
const organizationId = '00000000-0000-4000-8000-000000000001'

/** The places that sessions are told of. */
async function placesOf(types: readonly string[]) {
  const places: unknown[] = []
  const note = openNoteRights({ rightsChanged: async (_, place) => void places.push(place) })
  await note(
    types.map((type, index) => ({ type, position: index + 1, id: `event ${index + 1}` })),
    { organizationId },
  )
  return places
}

it('rights have changed once the last event of an append is read, whose place the log has said', async () => {
  expect(await placesOf([ofRights, 'TaskAdded'])).toEqual([{ position: 2, eventId: 'event 2' }])
})

it('an append that changes no rights says nothing to sessions', async () => {
  expect(await placesOf(['TaskAdded', 'TaskMoved'])).toEqual([])
})
