import { Field, Select } from '@fluentui/react-components'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CommandForm } from '../platform/forms/CommandForm'
import type { Fields } from '../platform/forms/formFields'
import { UnsavedBar } from '../platform/forms/UnsavedBar'
import { CreatedAndChanged } from '../platform/layout/CreatedAndChanged'
import { Facts } from '../platform/layout/Facts'
import { useToasts } from '../platform/layout/useToasts'
import { send } from '../platform/server/api'
import { assignToField } from '../platform/server/assignToField'
import { CardFields } from './CardFields'
import { type Card, cardChanges, cardIn } from './cardForm'
import { useCanvas } from './useCanvas'

/** Refusals about one field, said at this field. */
const fieldOf = {
  'card.titleTaken': 'title',
  'card.memberUnknown': 'memberId',
  'card.baseUnknown': 'baseCardId',
  'card.baseCycle': 'baseCardId',
}

/** All fields of a card. Another person's change never overwrites what is typed: it is announced. */
export function CardForm({ card: latest, mayEdit }: { card: Card; mayEdit: boolean }) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const { canvas, move } = useCanvas(latest.projectId)
  const [round, setRound] = useState(0)
  /** The card as it was when somebody began to type. */
  const [begun, setBegun] = useState<Card>()
  const isOwnChange = useRef(false)
  if (!canvas) return null
  const card = begun ?? latest
  const outdated = begun !== undefined && begun.changedAt !== latest.changedAt && !isOwnChange.current
  const area = canvas.areas.find(({ areaId }) => areaId === latest.areaId)
  const inRisks = area?.standardArea === 'risks'
  const { projectId, cardId } = card

  const save = async (fields: Fields) => {
    const changes = cardChanges(card, cardIn(fields, inRisks).card)
    if (Object.keys(changes).length > 0) {
      isOwnChange.current = true
      await send('ChangeCard', { projectId, cardId, ...changes }).finally(() => {
        isOwnChange.current = false
      })
      toasts.done(t('done.ChangeCard'))
    }
    setBegun(undefined)
  }
  const look = () => {
    setBegun(undefined)
    setRound(round + 1)
  }

  return (
    <>
      {outdated && <UnsavedBar changed={t('canvas.changedMeanwhile')} onDiscard={look} />}
      <Field label={t('field.areaId')}>
        <Select
          value={latest.areaId}
          disabled={!mayEdit}
          onChange={(_, { value }) => void move({ cardId, areaId: value, beforeCardId: null })}
        >
          {canvas.areas.map(({ areaId, canvas: of, name }) => (
            <option key={areaId} value={areaId}>
              {of === area?.canvas ? name : `${t(`canvasName.${of}`)}: ${name}`}
            </option>
          ))}
        </Select>
      </Field>
      {/* A choice from a list changes no field that says so: its option was clicked. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to the fields inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: listens to the fields inside */}
      <div
        key={`${cardId} ${card.changedAt} ${round}`}
        onChange={() => setBegun(card)}
        onClick={(event) => (event.target as HTMLElement).closest('[role=option]') && setBegun(card)}
      >
        <CommandForm
          action={t('save')}
          readOnly={!mayEdit}
          check={(fields) => cardIn(fields, inRisks).errors}
          failureOf={(failure) => assignToField(failure, fieldOf)}
          onSubmit={save}
        >
          <CardFields projectId={projectId} canvas={canvas} area={area} card={card} disabled={!mayEdit} />
        </CommandForm>
      </div>
      {latest.customFields.length > 0 && (
        <Facts facts={latest.customFields.map(({ name, value }) => [name, value] as const)} />
      )}
      <CreatedAndChanged as="card" of={latest} />
    </>
  )
}
