import { useTranslation } from 'react-i18next'
import { CheckField } from '../platform/forms/CheckField'
import { ChoiceField } from '../platform/forms/choiceFields'
import { DateField } from '../platform/forms/DateField'
import { FieldGrid } from '../platform/forms/FieldGrid'
import { FoldedFields } from '../platform/forms/FoldedFields'
import { FieldErrors } from '../platform/forms/fieldErrors'
import { LongTextField } from '../platform/forms/LongTextField'
import { ShownField } from '../platform/forms/ShownField'
import { TextField } from '../platform/forms/textFields'
import type { Part } from './part'

function Choice() {
  const { t } = useTranslation()
  const choices = ['low', 'medium', 'high'].map((value) => ({ value, text: t(`priority.${value}`) }))
  return <ChoiceField name="priority" value="medium" choices={choices} />
}

function Wrong() {
  return (
    <FieldErrors.Provider value={{ title: 'field.required' }}>
      <TextField name="title" required />
    </FieldErrors.Provider>
  )
}

function Grid() {
  return (
    <FieldGrid>
      <DateField name="startOn" value="2026-11-02" direction="nearest" />
      <DateField name="endOn" value="2026-11-06" direction="nearest" />
    </FieldGrid>
  )
}

function Folded() {
  const { t } = useTranslation()
  return (
    <FoldedFields title={t('task.more')}>
      <TextField name="internalCode" />
    </FoldedFields>
  )
}

function Shown() {
  const { t } = useTranslation()
  return <ShownField label={t('field.title')}>{t('parts.sample.task')}</ShownField>
}

function Text() {
  const { t } = useTranslation()
  return <TextField name="title" value={t('parts.sample.task')} />
}

function Money() {
  const { t } = useTranslation()
  return <TextField name="plannedCents" value={t('parts.sample.typedMoney')} inputMode="decimal" />
}

function LongText() {
  const { t } = useTranslation()
  return <LongTextField name="description" value={t('parts.sample.sentence')} rows={2} />
}

const forms = 'web/platform/forms'

/** What is filled in. */
export const fieldParts: readonly Part[] = [
  { name: 'TextField', file: `${forms}/textFields.tsx`, Example: Text },
  { name: 'MoneyField', file: `${forms}/textFields.tsx`, Example: Money },
  { name: 'WrongField', file: `${forms}/fieldErrors.ts`, Example: Wrong },
  { name: 'DateField', file: `${forms}/DateField.tsx`, Example: Grid },
  { name: 'ChoiceField', file: `${forms}/choiceFields.tsx`, Example: Choice },
  { name: 'CheckField', file: `${forms}/CheckField.tsx`, Example: () => <CheckField name="isMilestone" value /> },
  { name: 'LongTextField', file: `${forms}/LongTextField.tsx`, Example: LongText },
  { name: 'FoldedFields', file: `${forms}/FoldedFields.tsx`, Example: Folded },
  { name: 'ShownField', file: `${forms}/ShownField.tsx`, Example: Shown },
]
