import type { Place } from '../platform/module'
import { useQuery } from '../platform/server/useQuery'
import { isWorker } from '../platform/session/session'
import { useAccess, useSession } from '../platform/session/useAccess'
import { endedPlaces, navigation, notificationPlaces, personalPlaces, workerPlaces } from './places'

type Places = { groups: { group: string; places: Place[] }[]; personal: Place[]; all: Place[] }

/**
 * Where the signed-in person may go: as far as their rights reach. Workers see their own places only, and whose trial
 * has ended what that leads to.
 */
export function usePlaces(): Places {
  const signedIn = useSession()
  const can = useAccess()
  const { data: me } = useQuery('me', {})
  if (signedIn && isWorker(signedIn)) return only('work', workerPlaces)
  const isOpen = ({ needs, only: whom }: Place) => (!needs || can(...needs)) && (!whom || me?.administrator === true)
  const open = (places: readonly Place[]) => places.filter(isOpen)
  if (signedIn && !signedIn.paymentInfo.premium) return only('records', open(endedPlaces))
  const groups = navigation
    .map(({ group, places }) => ({ group, places: open(places) }))
    .filter(({ places }) => places.length > 0)
  const personal = open(personalPlaces)
  return { groups, personal, all: [...groups.flatMap(({ places }) => places), ...personal, ...notificationPlaces] }
}

const only = (group: string, places: Place[]): Places => ({ groups: [{ group, places }], personal: [], all: places })
