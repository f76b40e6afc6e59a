import type { CanvasArea, CanvasCard } from '@prumo/contracts/canvas/queries'
import { type RequiredField, requiredFieldsOf } from '@prumo/contracts/canvas/requiredFields'
import type { GuardedFeature } from '@prumo/contracts/confidential'
import type { Fields } from '../platform/forms/formFields'

type Plan = Pick<CanvasCard, RequiredField>

/** What a card does not say though its area requires it. Hidden amounts are not called missing. */
export const lackingFields = (card: Plan, area: CanvasArea, hidden: readonly GuardedFeature[]): RequiredField[] =>
  requiredFieldsOf(area).filter(
    (name) => card[name] === null && !(name === 'plannedCents' && hidden.includes('finance')),
  )

/** Required fields that a form leaves empty; for a card that exists, those that it would lose. */
export const emptiedFields = ({ text, has }: Fields, area: CanvasArea | undefined, card?: Plan) =>
  Object.fromEntries(
    (area ? requiredFieldsOf(area) : [])
      .filter((name) => has(name) && text(name).trim() === '' && card?.[name] !== null)
      .map((name) => [name, 'text.blank']),
  )
