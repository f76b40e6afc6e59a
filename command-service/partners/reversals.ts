import type { PartnerEvent } from '@prumo/contracts/partners/partners'
import type { By } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { isByOthers, type Later, lastOf, refusedFor } from '../rules/later'
import type { Reversal, Reversals } from '../rules/undoRule'
import { valuesBack } from '../rules/valuesBack'
import type { Partner, PartnerWork } from './partnerState'

type Back = Reversal<PartnerWork>[]

/** How every event of a partner is taken back, in this organization. */
export const reversals = (organizationId: string): Reversals<Partner, PartnerWork, PartnerEvent> => {
  const gone = ({ partnerId }: { partnerId: string }, state: Partner, since: readonly Later[], by: By): Back => {
    if (!state || state.deleted) return []
    const last = lastOf(since, { partnerId }, (later) => isByOthers(later, by))
    const outrun = last && refusedFor('undo.changedSince', last, { fields: Object.keys(openedOf(last.data)) })
    return [{ command: { type: 'DeletePartner', data: { partnerId, organizationId } }, as: 'DeletePartner', outrun }]
  }

  const changedBack = (partnerId: string, set: object | null, before: object | null | undefined, at: At): Back => {
    const { state, since } = at
    const record = { partnerId }
    if (!state || state.deleted)
      throw refusedFor(
        'undo.deletedSince',
        lastOf(since, record, ({ type }) => type === 'PartnerDeleted'),
      )
    // Without the key nobody knows what stood there.
    if (!set || !before) throw new Refused('undo.final')
    const opened = since.map((later) => ({ ...later, data: { partnerId, ...openedOf(later.data) } }))
    const { values, outrun } = valuesBack({ record, set, before, now: state.fields, since: opened })
    if (Object.keys(values).length === 0) return []
    const command = { type: 'ChangePartner' as const, data: { partnerId, organizationId, ...values } }
    return [{ command, as: 'ChangePartner', outrun }]
  }

  return {
    PartnerAdded: (data, state, { since, by }) => gone(data, state, since, by),
    PartnerRestored: (data, state, { since, by }) => gone(data, state, since, by),
    PartnerDeleted: ({ partnerId }) => [
      { command: { type: 'RestorePartner', data: { partnerId, organizationId } }, as: 'DeletePartner' },
    ],
    PartnerTypesChanged: ({ partnerId, types, before }, state, { since }) =>
      changedBack(partnerId, { types }, before, { state, since }),
    PartnerIdentificationChanged: ({ partnerId, identification, before }, state, { since }) =>
      changedBack(partnerId, identification, before?.identification, { state, since }),
    PartnerContactChanged: ({ partnerId, contact, before }, state, { since }) =>
      changedBack(partnerId, contact, before?.contact, { state, since }),
    PartnerAddressChanged: ({ partnerId, address, before }, state, { since }) =>
      changedBack(partnerId, address, before?.address, { state, since }),
  }
}

type At = { state: Partner; since: readonly Later[] }

/** The fields that an event says, out of their groups. */
const openedOf = (data: object): object => {
  const { types, identification, contact, address } = data as Readonly<Record<string, object | null | undefined>>
  return { ...(types && { types }), ...identification, ...contact, ...address }
}
