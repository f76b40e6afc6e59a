import type { Feature, Level } from '@prumo/contracts/access'
import type { Failure } from '../platform/server/failure'

/** A step or an area that a thing can be restored into. */
type RestorePlace = { id: string; name: string }

export type DeletedThing = {
  id: string
  title: string
  /** What kind of thing it is, where its list has several. */
  kind?: string
  /** Where it stood; `null` where that is gone, or where a thing of its kind stands nowhere. */
  place: string | null
  deletedAt: string
  deletedBy: string | null
  address: string
  /** Restores it where it stood, or into this place. `undefined` for whoever may not. */
  restore: ((placeId?: string) => void) | undefined
  /** Where it can be restored; `undefined` if it stands nowhere. */
  places?: readonly RestorePlace[] | undefined
}

/** A list of deleted things, as far as it has come. */
export type DeletedThings = {
  things: DeletedThing[]
  isLoading: boolean
  failure: Failure | undefined
  retry: () => void
  more: (() => void) | undefined
}

export type Can = (feature: Feature, level: Level) => boolean
