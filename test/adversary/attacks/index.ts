import type { Attack } from '../attack'
import { bothSpellings, foreignIds, otherSpellings, otherTenants } from './foreignIds'
import { hostileShapes } from './hostileShapes'
import { hostileTexts } from './hostileTexts'
import { idsOfOtherKinds, idsOfPlaces } from './idsOfPlaces'
import { lackingRights } from './lackingRights'
import { largeAtOnce } from './largeAtOnce'
import { sixtyAtOnce } from './sixtyAtOnce'

/** Everything that is tried on every target, the harmless last. */
export const attacks: readonly Attack[] = [
  foreignIds,
  otherSpellings,
  bothSpellings,
  otherTenants,
  idsOfPlaces,
  idsOfOtherKinds,
  ...lackingRights,
  ...hostileTexts,
  ...hostileShapes,
  largeAtOnce,
  sixtyAtOnce,
]
