import type { Place } from '../platform/module'
import { isWorker } from '../platform/session/session'
import { useAccess, useSession } from '../platform/session/useAccess'
import { navigation, notificationPlaces, personalPlaces, workerPlaces } from './places'

type Places = { groups: { group: string; places: Place[] }[]; personal: Place[]; all: Place[] }

/** Where the signed-in person may go. Workers see their own places only, all others as far as their rights reach. */
export function usePlaces(): Places {
  const signedIn = useSession()
  const can = useAccess()
  if (signedIn && isWorker(signedIn))
    return { groups: [{ group: 'work', places: workerPlaces }], personal: [], all: workerPlaces }
  const open = (places: readonly Place[]) => places.filter(({ needs }) => !needs || can(...needs))
  const groups = navigation
    .map(({ group, places }) => ({ group, places: open(places) }))
    .filter(({ places }) => places.length > 0)
  const personal = open(personalPlaces)
  return { groups, personal, all: [...groups.flatMap(({ places }) => places), ...personal, ...notificationPlaces] }
}
