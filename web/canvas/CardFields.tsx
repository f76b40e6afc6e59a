import { Field } from '@fluentui/react-components'
import type { CardField } from '@prumo/contracts/canvas/card'
import type { CanvasArea } from '@prumo/contracts/canvas/queries'
import { requiredFieldsOf } from '@prumo/contracts/canvas/requiredFields'
import type { GuardedFeature } from '@prumo/contracts/confidential'
import { useTranslation } from 'react-i18next'
import { moneyText } from '../platform/formats/typedMoney'
import { ColourField } from '../platform/forms/ColourField'
import { ChoiceField } from '../platform/forms/choiceFields'
import { DateField } from '../platform/forms/DateField'
import { FieldGrid } from '../platform/forms/FieldGrid'
import { FoldedFields } from '../platform/forms/FoldedFields'
import { LongTextField } from '../platform/forms/LongTextField'
import { TextField } from '../platform/forms/textFields'
import { NoRight } from '../platform/layout/NoRight'
import { formerChoices } from '../platform/people/formerChoices'
import { useLanguage } from '../platform/texts/useLanguage'
import { isToCome } from '../platform/toCome'
import { useProjectRights } from '../projects/useProjectRights'
import type { Card } from './cardValues'
import { RiskFields } from './RiskFields'
import type { Canvas } from './useCanvas'

type Props = {
  projectId: string
  canvas: Canvas
  area: CanvasArea | undefined
  /** The card as it is; without one, a new one. */
  card?: Card
  disabled?: boolean
}

/** Every field of a card; what its area asks for stands first, the rest behind a fold. */
export function CardFields({ projectId, canvas, area, card, disabled = false }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { can } = useProjectRights(projectId)
  const lock = { disabled }
  const inRisks = area?.standardArea === 'risks'
  const required: readonly CardField[] = area ? requiredFieldsOf(area) : []
  const people = [
    { value: '', text: t('canvas.nobody') },
    ...canvas.people.map(({ userId, name }) => ({ value: userId, text: name })),
    ...formerChoices(canvas.formerPeople, card?.memberId, t),
  ]
  const day = (name: 'plannedOn' | 'realizedOn' | 'concludedOn') => (
    <DateField
      name={name}
      value={card?.[name] ?? ''}
      required={required.includes(name)}
      direction={name === 'plannedOn' ? 'nearest' : 'past'}
      {...lock}
    />
  )
  // A new card has nothing to see yet, only to write.
  const isOpen = (feature: GuardedFeature) => (card ? !card.hidden.includes(feature) : can(feature, 'editOnly'))
  const lockOf = (feature: GuardedFeature) => ({ disabled: disabled || !can(feature, 'editOnly') })
  const amount = (name: 'plannedCents' | 'realizedCents') => (
    <TextField
      name={name}
      value={moneyText(card?.[name] ?? null, language)}
      inputMode="decimal"
      required={required.includes(name)}
      {...lockOf('finance')}
    />
  )
  const dates = (
    <FieldGrid>
      {day('plannedOn')}
      {day('realizedOn')}
    </FieldGrid>
  )
  const values = isOpen('finance') ? (
    <FieldGrid>
      {amount('plannedCents')}
      {amount('realizedCents')}
    </FieldGrid>
  ) : (
    <FieldGrid>
      <ClosedField name="plannedCents" feature="finance" />
      <ClosedField name="realizedCents" feature="finance" />
    </FieldGrid>
  )
  const shownFirst = { dates: required.includes('plannedOn'), values: required.includes('plannedCents') }
  const risk = isOpen('risks') ? (
    <RiskFields risk={card?.risk ?? null} required={inRisks} {...lockOf('risks')} />
  ) : (
    <ClosedField name="risk" feature="risks" />
  )
  return (
    <>
      <TextField name="title" value={card?.title ?? ''} required autoFocus={!card} {...lock} />
      <LongTextField name="description" value={card?.description ?? ''} rows={3} {...lock} />
      {inRisks && risk}
      {shownFirst.dates && dates}
      {shownFirst.values && values}
      <ChoiceField name="memberId" value={card?.memberId ?? ''} choices={people} {...lock} />
      <FoldedFields title={t('canvas.more')}>
        {!shownFirst.dates && dates}
        {!shownFirst.values && values}
        <FieldGrid>
          {day('concludedOn')}
          <ColourField name="colour" value={card?.colour ?? ''} disabled={disabled} />
        </FieldGrid>
        <FurtherFields canvas={canvas} card={card} disabled={disabled} />
        {!inRisks && risk}
      </FoldedFields>
    </>
  )
}

type ClosedProps = { name: 'plannedCents' | 'realizedCents' | 'risk'; feature: GuardedFeature }

/** What the person may not see of a card. */
function ClosedField({ name, feature }: ClosedProps) {
  const { t } = useTranslation()
  return (
    <Field label={t(`field.${name}`)}>
      <NoRight feature={feature} />
    </Field>
  )
}

type BaseProps = { canvas: Canvas; card: Card | undefined; disabled: boolean }

/** Whom a card tells, where it leads, and what it belongs to. */
function FurtherFields({ canvas, card, disabled }: BaseProps) {
  const { t } = useTranslation()
  return (
    <>
      {!isToCome('field.notificationEmail') && (
        <TextField
          name="notificationEmail"
          value={card?.notificationEmail ?? ''}
          hint={t('canvas.notificationHint')}
          maxLength={254}
          disabled={disabled}
        />
      )}
      <TextField
        name="internalCode"
        value={card?.internalCode ?? ''}
        hint={t('canvas.codeHint')}
        maxLength={50}
        disabled={disabled}
      />
      <TextField name="link" value={card?.link ?? ''} placeholder="https://" maxLength={2000} disabled={disabled} />
      <BaseField canvas={canvas} card={card} disabled={disabled} />
    </>
  )
}

/** The card of a delivery group that a card belongs to. */
function BaseField({ canvas, card, disabled }: BaseProps) {
  const { t } = useTranslation()
  const groupAreas = canvas.areas.filter(({ standardArea }) => standardArea === 'deliveryGroups')
  const bases = canvas.cards.filter(
    ({ areaId, cardId }) => cardId !== card?.cardId && groupAreas.some((group) => group.areaId === areaId),
  )
  if (bases.length === 0) return null
  return (
    <ChoiceField
      name="baseCardId"
      value={card?.baseCardId ?? ''}
      choices={[
        { value: '', text: t('canvas.noBase') },
        ...bases.map(({ cardId, title }) => ({ value: cardId, text: title })),
      ]}
      disabled={disabled}
    />
  )
}
