import { useTranslation } from 'react-i18next'
import { DraftAround } from '../platform/drafts/DraftAround'
import { DraftAside } from '../platform/drafts/DraftAside'
import { useDraft } from '../platform/drafts/useDraft'
import { CommandForm } from '../platform/forms/CommandForm'
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
  const { t } = useTranslation()
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
      <DraftAround draft={draft}>
        <CommandForm
          action={t('save')}
          readOnly={!mayEdit}
          check={wrongIn}
          failureOf={documentAtField}
          onSubmit={save}
          aside={<DraftAside draft={draft} />}
        >
          <PartnerFields partner={draft.base} types={draft.base.types} />
        </CommandForm>
      </DraftAround>
      <CreatedAndChanged as="partner" of={{ createdBy: createdByName, createdAt, changedAt }} />
    </>
  )
}
