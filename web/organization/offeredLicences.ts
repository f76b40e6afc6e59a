import { type Licence, licences } from '@prumo/contracts/access'
import { isToCome } from '../platform/toCome'

/** The licences that somebody can be given. Whoever has another one keeps it, and sees it among them. */
export const offeredLicences = (present?: Licence): readonly Licence[] =>
  licences.filter((licence) => licence === present || !isToCome(`licence.${licence}`))
