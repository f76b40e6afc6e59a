import { levelIn, reaches } from '@prumo/contracts/access'
import type { CardFields } from '@prumo/contracts/canvas/card'
import { type RequiredField, requiredFieldsOf } from '@prumo/contracts/canvas/requiredFields'
import type { By } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import type { Area } from './canvasState'

const refusals = { plannedOn: 'card.plannedOnMissing', plannedCents: 'card.plannedCentsMissing' } as const

/**
 * A new card says what its area requires, and a change takes nothing of it away. What a card lacked before it may go
 * on lacking, and an amount is required only of people who may write it.
 */
export function refuseLacking(area: Area, fields: CardFields, before: CardFields | undefined, by: By): void {
  for (const name of requiredFieldsOf(area)) {
    const isLost = fields[name] === null && (before === undefined || before[name] !== null)
    if (isLost && mayWrite(name, by)) throw new Refused(refusals[name], { area: area.name })
  }
}

const mayWrite = (name: RequiredField, { actor, project }: By) =>
  name !== 'plannedCents' ||
  (actor.kind === 'user' && project !== undefined && reaches(levelIn(actor, 'finance', project), 'editOnly'))
