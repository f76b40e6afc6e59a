import { Button, makeStyles, Radio, RadioGroup, Text, tokens } from '@fluentui/react-components'
import { originKinds } from '@prumo/contracts/finance/kinds'
import { useContext, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { moneyIn } from '../platform/formats/typedMoney'
import { draftable } from '../platform/forms/draftable'
import { HiddenValue } from '../platform/forms/HiddenValue'
import { SeparateCheckboxes } from '../platform/forms/SeparateCheckboxes'
import { OnlyRead, ShownField } from '../platform/forms/ShownField'
import { Framed, firstOf } from '../platform/forms/textFields'
import { MessageBar, MessageBarBody } from '../platform/layout/MessageBar'
import { QuietText } from '../platform/layout/QuietText'
import { useLanguage } from '../platform/texts/useLanguage'
import { sumOfRows } from './installmentRows'
import { OriginChooser } from './OriginChooser'
import { OriginRows } from './OriginRows'
import { draftIn, originText } from './originItems'
import { useMoney } from './useMoney'
import { useOriginChoices } from './useOriginChoices'
import { useOriginItems } from './useOriginItems'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '8px', minWidth: 0, margin: 0, padding: 0, border: 'none' },
  legend: { padding: 0, marginBottom: '4px', fontWeight: tokens.fontWeightSemibold },
  recalculate: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
})

type Props = {
  name: 'origin'
  projectId: string
  /** What the amount says at the beginning. */
  amount: string
  currency: string | null
  /** As `originText` writes it; empty for a new entry. */
  value?: string
  /** Whether its parts follow the amount by their shares, until somebody sets one. */
  inProportion?: boolean
  /** The names of what was chosen when the form was opened; `null` for what was deleted. */
  names: ReadonlyMap<string, string | null>
  /** What each item was estimated at when it was linked; `null` where that is unknown. */
  efforts: ReadonlyMap<string, number | null>
}

/** What an entry is for: tasks or delivery groups, and how much of it is for each. */
export const OriginField = draftable(PlainOriginField, firstOf)

function PlainOriginField({
  name,
  projectId,
  value = '',
  amount,
  currency,
  names,
  efforts,
  inProportion = false,
}: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const around = useRef<HTMLFieldSetElement>(null)
  const origin = useOriginItems(around, { value, amount, currency, inProportion })
  const { of, items, cents, isByHours } = origin
  const { choices, isClosed } = useOriginChoices(projectId)
  const found = new Map(choices[of]?.map((choice) => [choice.id, choice]))
  /** What is in no list any more was deleted; what nobody may list here is as it was. */
  const titleOf = (id: string) => found.get(id)?.title ?? (choices[of] ? null : (names.get(id) ?? null))
  /** What it is estimated at now counts for what is linked now; what was linked before keeps what was recorded. */
  const minutesOf = (id: string) => found.get(id)?.minutes ?? 0
  const rows = items.map((item) => ({
    ...item,
    title: titleOf(item.id),
    minutes: minutesOf(item.id),
    recordedMinutes: isByHours ? undefined : efforts.get(item.id),
  }))
  const shown = { projectId, of, rows, cents, currency, isLoaded: choices[of] !== undefined || names.size > 0 }
  if (useContext(OnlyRead))
    return <ShownField label={t('field.origin')}>{rows.length > 0 && <OriginRows {...shown} key="rows" />}</ShownField>
  const parts = rows.map(({ amount: part }) => moneyIn(part, language, currency) ?? 0)
  const words = (texts: readonly string[]) => t('ledger.itemCount', { count: draftIn(firstOf(texts)).items.length })
  return (
    <Framed name={name} label="" words={words}>
      <fieldset ref={around} className={styles.root}>
        <legend className={styles.legend}>{t('field.origin')}</legend>
        <HiddenValue name={name} value={originText({ of, items, isByHours })} />
        <SeparateCheckboxes>
          <RadioGroup
            layout="horizontal"
            aria-label={t('ledger.originOf')}
            value={of}
            onChange={(_, { value: kind }) => origin.setOf(kind as typeof of)}
          >
            {originKinds.map((kind) => (
              <Radio key={kind} value={kind} label={t(`originKind.${kind}`)} />
            ))}
          </RadioGroup>
          {rows.length > 0 && (
            <OriginRows {...shown} onAmount={origin.setAmount} onPercent={origin.setPercent} onRemove={origin.remove} />
          )}
          {isClosed[of] ? (
            <QuietText>{t(of === 'tasks' ? 'ledger.noTasks' : 'ledger.noDeliveryGroups')}</QuietText>
          ) : (
            <OriginChooser of={of} choices={choices[of] ?? []} chosen={items.map(({ id }) => id)} onAdd={origin.add} />
          )}
        </SeparateCheckboxes>
        {rows.length > 1 && <Recalculate origin={origin} minutes={rows.map(({ minutes }) => minutes)} parts={parts} />}
        {rows.length > 0 && <PartsWarning rows={rows} cents={cents} currency={currency} />}
      </fieldset>
    </Framed>
  )
}

type RecalculateProps = {
  origin: ReturnType<typeof useOriginItems>
  /** What each item is estimated at now. */
  minutes: readonly number[]
  parts: readonly number[]
}

/** The ways in which the amount is parted anew. */
function Recalculate({ origin, minutes, parts }: RecalculateProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <div className={styles.recalculate}>
      <Text size={200}>{t('ledger.recalculate')}</Text>
      <Button size="small" onClick={origin.evenly}>
        {t('ledger.evenly')}
      </Button>
      <Button
        size="small"
        disabledFocusable={minutes.every((each) => each === 0)}
        onClick={() => origin.byWeights(minutes, true)}
      >
        {t('ledger.byHours')}
      </Button>
      <Button
        size="small"
        disabledFocusable={parts.every((part) => part === 0)}
        onClick={() => origin.byWeights(parts)}
      >
        {t('ledger.byParts')}
      </Button>
    </div>
  )
}

type WarningProps = { rows: readonly { amount: string }[]; cents: number; currency: string | null }

/** Parts that are less or more than the amount are no mistake, but nobody should miss it. */
function PartsWarning({ rows, cents, currency }: WarningProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const money = useMoney(currency)
  const sum = sumOfRows(rows, language, currency)
  if (sum === undefined || sum === cents || cents === 0) return null
  return (
    <MessageBar intent="warning" role="status">
      <MessageBarBody>
        {t('ledger.originOff', { sum: money(sum), amount: money(cents), difference: money(sum - cents) })}
      </MessageBarBody>
    </MessageBar>
  )
}
