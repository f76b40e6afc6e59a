import type { PartnerEvent } from '@prumo/contracts/partners/partners'
import { type By, type Decider, decide, evolve } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { undoRule } from '../rules/undoRule'
import { partnerFolds, partnerRules } from './partnerRules'
import {
  documentOf,
  type HeldDocument,
  type Partner,
  type PartnerDeciderCommand,
  type PartnerWork,
  type UndoPartnerAction,
} from './partnerState'
import { reversals } from './reversals'

const working: Decider<Partner, PartnerWork, PartnerEvent> = {
  stream: ({ partnerId }) => `partner-${partnerId}`,
  initial: undefined,
  decide: partnerRules,
  evolve: partnerFolds,
}

/** A partner by its rules, whatever document it holds by that. */
export const partnerAlone: Decider<Partner, PartnerWork | UndoPartnerAction, PartnerEvent> = {
  ...working,
  decide: {
    ...working.decide,
    UndoPartnerAction: ({ organizationId, action }, state, by) => {
      if (state?.organizationId !== organizationId) throw new Refused('partner.unknown')
      return undoRule(working, reversals(organizationId))(action, state, by)
    },
  },
}

/** The partner as these events leave it. */
export const partnerAfter = (state: Partner, events: readonly PartnerEvent[], at: string): Partner =>
  events.reduce((now, event) => evolve(partnerAlone, now, { ...event, at }), state)

/** Only the document whose claims were changed around the command may change: somebody else may have been faster. */
const holding =
  <Type extends PartnerDeciderCommand['type']>(type: Type) =>
  (data: { held: HeldDocument }, state: Partner, by: By): PartnerEvent[] => {
    const { held, ...given } = data
    const events = decide(partnerAlone, { type, data: given } as unknown as PartnerWork, state, by)
    const [from, to] = [documentOf(state), documentOf(partnerAfter(state, events, by.at))]
    if (from !== to && (from !== held.from || to !== held.to))
      throw new Refused('record.changedMeanwhile', { fields: ['document'] })
    return events
  }

/** A customer or supplier of an organization. */
export const partner: Decider<Partner, PartnerDeciderCommand, PartnerEvent> = {
  stream: ({ partnerId }) => `partner-${partnerId}`,
  initial: undefined,
  decide: {
    AddPartner: holding('AddPartner'),
    ChangePartner: holding('ChangePartner'),
    DeletePartner: holding('DeletePartner'),
    RestorePartner: holding('RestorePartner'),
    EnlistCustomer: holding('EnlistCustomer'),
    UndoPartnerAction: holding('UndoPartnerAction'),
  },
  evolve: partnerFolds,
}
