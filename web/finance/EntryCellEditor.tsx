import { useTranslation } from 'react-i18next'
import { isCalendarDay } from '../platform/formats/dates'
import { moneyText } from '../platform/formats/typedMoney'
import { DateField } from '../platform/forms/DateField'
import { SuggestField } from '../platform/forms/SuggestField'
import { TextField } from '../platform/forms/textFields'
import { useLanguage } from '../platform/texts/useLanguage'
import { FieldPopover } from '../tasks/inline/FieldPopover'
import { amountProblem } from './amountProblem'
import type { CellField, EditedCell } from './entryCells'

/** The names that these fields have in forms. */
const formName = { title: 'title', classification: 'classification', dueOn: 'dueOn', cents: 'plannedCents' } as const

type Props = {
  cell: EditedCell
  currency: string | null
  classifications: readonly string[]
  onSave: (value: string) => void
  onClose: () => void
}

/** What opens beside a cell of the ledger to change it. */
export function EntryCellEditor({ cell: { field, row, target }, currency, classifications, onSave, onClose }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const name = formName[field]
  const former = field === 'cents' ? moneyText(row.cents, language) : row[field]
  const save = (text: string) => {
    if (text !== former) onSave(text)
  }
  const problems: Record<CellField, (text: string) => string | undefined> = {
    title: (text) => (text === '' ? 'title.missing' : undefined),
    classification: (text) => (text === '' ? 'entry.classificationMissing' : undefined),
    dueOn: (text) => (isCalendarDay(text) ? undefined : 'day.invalid'),
    cents: (text) => amountProblem(text, language, currency),
  }
  const fields: Record<CellField, (take: (text: string) => void) => React.ReactNode> = {
    title: () => <TextField name={name} value={former} maxLength={500} size="small" />,
    classification: () => <SuggestField name={name} value={former} maxLength={200} suggestions={classifications} />,
    dueOn: (take) => (
      <DateField
        name={name}
        label={t('ledger.dueOn')}
        value={former}
        size="small"
        direction="nearest"
        onChange={(taken) => taken !== '' && taken !== former && take(taken)}
      />
    ),
    cents: () => <TextField name={name} value={former} inputMode="decimal" maxLength={30} size="small" />,
  }
  return (
    <FieldPopover
      cell={{ field: name, target }}
      problemOf={problems[field]}
      onSave={save}
      onClose={onClose}
      failed={t('entryCell.notSaved')}
    >
      {fields[field]}
    </FieldPopover>
  )
}
