import { DraftForm } from '../platform/drafts/DraftForm'
import { useDraft } from '../platform/drafts/useDraft'
import type { Fields } from '../platform/forms/formFields'
import { CreatedAndChanged } from '../platform/layout/CreatedAndChanged'
import { newId } from '../platform/newId'
import { send } from '../platform/server/api'
import { useTakeBack } from '../platform/undo/useTakeBack'
import { documentAtField } from './documentAtField'
import { PartnerFields } from './PartnerFields'
import { type Partner, partnerChanges, partnerIn, textsOfPartner, wrongIn } from './partnerValues'

type Props = { partner: Partner; mayEdit: boolean; refresh: () => Promise<unknown> }

/** All fields of a partner. Another person's change never overwrites what is typed, and drafts survive a reload. */
export function PartnerForm({ partner: latest, mayEdit, refresh }: Props) {
  const { tellDone } = useTakeBack()
  const { partnerId, changedFields, createdByName, createdAt, changedAt } = latest
  const draft = useDraft({ id: `partner ${partnerId}`, latest, textsOf: textsOfPartner, changedFields, refresh })
  const save = (fields: Fields) => {
    const changes = partnerChanges(draft.base, partnerIn(fields))
    return draft.save(changes, async (seen) => {
      const id = newId()
      await send('ChangePartner', { partnerId, ...changes, seen }, { id })
      tellDone('ChangePartner', id)
    })
  }
  return (
    <>
      <DraftForm draft={draft} readOnly={!mayEdit} check={wrongIn} failureOf={documentAtField} onSubmit={save}>
        <PartnerFields partner={draft.base} types={draft.base.types} />
      </DraftForm>
      <CreatedAndChanged as="partner" of={{ createdBy: createdByName, createdAt, changedAt }} />
    </>
  )
}
