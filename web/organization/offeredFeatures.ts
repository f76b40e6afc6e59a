import { features } from '@prumo/contracts/access'
import { isToCome } from '../platform/toCome'

/** The features that access profiles grant levels of. The level of any other stays as it is recorded. */
export const offeredFeatures = features.filter((feature) => !isToCome(`feature.${feature}`))
