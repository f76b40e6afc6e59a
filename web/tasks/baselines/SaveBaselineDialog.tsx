import { Text } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { CommandDialog } from '../../platform/forms/CommandDialog'
import { DateField } from '../../platform/forms/DateField'
import { TextField } from '../../platform/forms/textFields'
import { assignToField } from '../../platform/server/assignToField'
import { useShownDay } from '../../platform/server/useShownDay'

const fieldOf = {
  'baseline.nameTaken': 'name',
  'baseline.dayInFuture': 'asOfOn',
  'baseline.beforePlan': 'asOfOn',
}

/** Names the plan as it stands, or as it stood at the end of a day. */
export function SaveBaselineDialog({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  const today = useShownDay()
  return (
    <CommandDialog
      type="SaveBaseline"
      buttonProps={{ appearance: 'primary', size: 'small' }}
      failureOf={(failure) => assignToField(failure, fieldOf)}
      check={({ text }) => ({ ...(text('name').trim() === '' && { name: 'baseline.nameMissing' }) })}
      data={({ text }, newId) => ({
        projectId,
        baselineId: newId,
        name: text('name').trim(),
        asOfOn: text('asOfOn') || null,
      })}
    >
      <Text>{t('baselines.saveText')}</Text>
      <TextField name="name" label={t('baselines.name')} required maxLength={100} />
      <DateField name="asOfOn" hint={t('baselines.asOfOnHint')} range={{ max: today }} direction="past" />
    </CommandDialog>
  )
}
