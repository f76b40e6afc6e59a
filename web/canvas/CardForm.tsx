import { Field, Select } from '@fluentui/react-components'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftForm } from '../platform/drafts/DraftForm'
import { useDraft } from '../platform/drafts/useDraft'
import type { Fields } from '../platform/forms/formFields'
import { ShownField } from '../platform/forms/ShownField'
import { CreatedAndChanged } from '../platform/layout/CreatedAndChanged'
import { Facts } from '../platform/layout/Facts'
import { RoomyBadge } from '../platform/layout/RoomyBadge'
import { newId } from '../platform/newId'
import { send } from '../platform/server/api'
import { assignToField } from '../platform/server/assignToField'
import { useLanguage } from '../platform/texts/useLanguage'
import { useTakeBack } from '../platform/undo/useTakeBack'
import { useProjectMoney } from '../projects/useProjectMoney'
import { CardFields } from './CardFields'
import { type Card, cardChanges, cardIn, riskParts, textsOfCard } from './cardValues'
import { emptiedFields, lackingFields } from './lackingFields'
import { useCanvas } from './useCanvas'

/** Refusals about one field, said at this field. */
const fieldOf = {
  'card.titleTaken': 'title',
  'card.internalCodeTaken': 'internalCode',
  'card.memberUnknown': 'memberId',
  'card.plannedOnMissing': 'plannedOn',
  'card.plannedCentsMissing': 'plannedCents',
  'card.baseUnknown': 'baseCardId',
  'card.baseCycle': 'baseCardId',
}
const recordField = (name: string) => ((riskParts as readonly string[]).includes(name) ? 'risk' : name)

type Props = { card: Card; mayEdit: boolean; refresh: () => Promise<unknown> }

/** All fields of a card. Another person's change never overwrites what is typed, and drafts survive a reload. */
export function CardForm({ card: latest, mayEdit, refresh }: Props) {
  const { t } = useTranslation()
  const { tellDone } = useTakeBack()
  const language = useLanguage()
  const money = useProjectMoney(latest.projectId)
  const { canvas, move } = useCanvas(latest.projectId)
  const { projectId, cardId, changedFields } = latest
  const textsOf = useCallback((card: Card) => textsOfCard(card, language), [language])
  const draft = useDraft({ id: `card ${cardId}`, latest, textsOf, recordField, changedFields, refresh })
  if (!canvas) return null
  const area = canvas.areas.find(({ areaId }) => areaId === latest.areaId)
  const lacking = area ? lackingFields(latest, area, latest.hidden) : []
  const inRisks = area?.standardArea === 'risks'

  const save = (fields: Fields) => {
    const changes = cardChanges(draft.base, cardIn(fields, inRisks, money).card)
    return draft.save(changes, async ({ notificationEmail: _, ...seen }) => {
      const id = newId()
      await send('ChangeCard', { projectId, cardId, ...changes, seen }, { id })
      tellDone('ChangeCard', id)
    })
  }

  return (
    <>
      {mayEdit ? (
        <Field label={t('field.areaId')}>
          <Select
            value={latest.areaId}
            onChange={(_, { value }) => void move({ cardId, areaId: value, beforeCardId: null })}
          >
            {canvas.areas.map(({ areaId, canvas: of, name }) => (
              <option key={areaId} value={areaId}>
                {of === area?.canvas ? name : `${t(`canvasName.${of}`)}: ${name}`}
              </option>
            ))}
          </Select>
        </Field>
      ) : (
        <ShownField label={t('field.areaId')}>{area?.name}</ShownField>
      )}
      {lacking.map((name) => (
        <RoomyBadge key={name} appearance="tint" color="warning" style={{ alignSelf: 'start' }}>
          {t(`canvas.lackingField.${name}`)}
        </RoomyBadge>
      ))}
      <DraftForm
        draft={draft}
        readOnly={!mayEdit}
        check={(fields) => ({ ...emptiedFields(fields, area, draft.base), ...cardIn(fields, inRisks, money).errors })}
        failureOf={(failure) => assignToField(failure, fieldOf)}
        onSubmit={save}
      >
        <CardFields projectId={projectId} canvas={canvas} area={area} card={draft.base} disabled={!mayEdit} />
      </DraftForm>
      {latest.customFields.length > 0 && (
        <Facts facts={latest.customFields.map(({ name, value }) => [name, value] as const)} />
      )}
      <CreatedAndChanged as="card" of={latest} />
    </>
  )
}
