import { entryKinds } from '@prumo/contracts/finance/kinds'
import { useTranslation } from 'react-i18next'
import { moneyText } from '../platform/formats/typedMoney'
import { ChoiceField } from '../platform/forms/choiceFields'
import { DateField } from '../platform/forms/DateField'
import { FieldGrid } from '../platform/forms/FieldGrid'
import { FoldedFields } from '../platform/forms/FoldedFields'
import { LongTextField } from '../platform/forms/LongTextField'
import { SuggestField } from '../platform/forms/SuggestField'
import { SwitchField } from '../platform/forms/SwitchField'
import { TextField } from '../platform/forms/textFields'
import { useQuery } from '../platform/server/useQuery'
import { useLanguage } from '../platform/texts/useLanguage'
import { ClosedMonthInForm } from './ClosedMonthWarning'
import type { Entry } from './entryValues'
import { InstallmentsField } from './InstallmentsField'
import { rowsOf, rowsText } from './installmentRows'
import { OriginField } from './OriginField'
import { draftOf, originText } from './originItems'
import { PartnerField } from './PartnerField'
import { SameDocument } from './SameDocument'
import { stateWord } from './settling/shownState'
import { useClassifications } from './useClassifications'
import { useLatestPaidDay } from './useLatestPaidDay'

type Props = {
  projectId: string
  /** The entry as it is; without one, a new one. */
  entry?: Entry
  /** Whether it is the refund of an entry, which may be of a part. */
  isRefund?: boolean
}

/** Every field of an entry; what is seldom needed stands behind a fold. */
export function EntryFields({ projectId, entry, isRefund = false }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data: project } = useQuery('project', { projectId })
  const currency = entry?.currency ?? project?.currency ?? null
  const classifications = useClassifications(projectId)
  const amount = moneyText(entry?.plannedCents ?? null, language)
  const more = (
    <>
      <FieldGrid>
        <TextField
          name="realizedCents"
          value={moneyText(entry?.realizedCents ?? null, language)}
          inputMode="decimal"
          maxLength={30}
        />
        <RealizedOnField value={entry?.realizedOn ?? ''} />
        <TextField name="company" value={entry?.company ?? ''} maxLength={200} />
        <TextField name="documentNumber" value={entry?.documentNumber ?? ''} maxLength={100} />
        <TextField name="paymentMethod" value={entry?.paymentMethod ?? ''} maxLength={100} />
      </FieldGrid>
      <SameDocument projectId={projectId} entry={entry} />
      <LongTextField name="history" value={entry?.history ?? ''} rows={2} />
      <LongTextField name="description" value={entry?.description ?? ''} rows={3} />
    </>
  )
  return (
    <>
      <TextField name="title" value={entry?.title ?? ''} required autoFocus={!entry} />
      <FieldGrid>
        <ChoiceField
          name="kind"
          value={entry?.kind ?? 'outflow'}
          required
          choices={entryKinds.map((kind) => ({ value: kind, text: t(`entryKind.${kind}`) }))}
        />
        <SuggestField
          name="classification"
          value={entry?.classification ?? ''}
          required
          maxLength={200}
          suggestions={classifications}
        />
        <TextField name="plannedCents" value={amount} required inputMode="decimal" maxLength={30} />
        <DateField name="plannedOn" value={entry?.plannedOn ?? ''} required direction="nearest" />
      </FieldGrid>
      <ClosedMonthInForm
        projectId={projectId}
        plannedOn={entry?.plannedOn ?? ''}
        realizedOn={entry?.realizedOn ?? ''}
      />
      <PartnerField
        name="partnerId"
        value={entry?.partnerId ?? ''}
        partnerName={entry?.partnerName ?? null}
        kind={entry?.kind ?? 'outflow'}
      />
      <InstallmentsField
        name="installments"
        value={entry ? rowsText(rowsOf(entry.installments, language)) : ''}
        amount={amount}
        plannedOn={entry?.plannedOn ?? ''}
        currency={currency}
        settled={settledOf(entry)}
      />
      <OriginField
        name="origin"
        projectId={projectId}
        value={entry ? originText(draftOf(entry.origin, language)) : ''}
        amount={amount}
        currency={currency}
        inProportion={isRefund}
        names={namesOf(entry)}
        efforts={isRefund ? new Map() : effortsOf(entry)}
      />
      <SwitchField name="closesWithTasks" label={t('field.closesWithTasks')} value={entry?.closesWithTasks ?? false} />
      {entry ? more : <FoldedFields title={t('ledger.more')}>{more}</FoldedFields>}
    </>
  )
}

const namesOf = (entry: Entry | undefined) =>
  new Map(entry?.origin?.items.map(({ id }, index) => [id, entry.originNames[index] ?? null]))

/** What gives money back links the same anew. */
const effortsOf = (entry: Entry | undefined) =>
  new Map(entry?.origin?.items.map(({ id, effortMinutes }) => [id, effortMinutes]))

/** The installments of an entry that are paid, received or cancelled. */
const settledOf = (entry: Entry | undefined) =>
  new Map(
    entry?.settlements.flatMap(({ installmentId, state }) =>
      state === 'open' ? [] : [[installmentId, stateWord(state, entry.kind)] as const],
    ),
  )

/** Nobody states a day that has not come. */
function RealizedOnField({ value }: { value: string }) {
  const latestPaidDay = useLatestPaidDay()
  return <DateField name="realizedOn" value={value} range={{ max: latestPaidDay() }} direction="past" />
}
