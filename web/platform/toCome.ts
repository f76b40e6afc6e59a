import type { Feature, Licence } from '@prumo/contracts/access'

/** What can be hidden: a licence, a feature of access profiles, a field of a form. */
type Part = `licence.${Licence}` | `feature.${Feature}` | `field.${string}`

/**
 * What the contracts know and nothing is built for yet: to offer it would promise what does not happen. Its values stay
 * as they are recorded. Whoever builds it takes its line out, and it is shown.
 */
const toCome: readonly Part[] = [
  'licence.worker',
  'licence.apiIntegrator',
  'feature.hours',
  'feature.portfolios',
  'field.notificationEmail',
  'field.occurrence',
]

/** Whether screens do not offer this yet. */
export const isToCome = (part: Part): boolean => toCome.includes(part)
