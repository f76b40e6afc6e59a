import { Field, Select } from '@fluentui/react-components'
import type { Step } from '@prumo/contracts/tasks/queries'
import { useTranslation } from 'react-i18next'

type Props = {
  steps: readonly Step[]
  chosen: string | undefined
  onChoose: (stepId: string | undefined) => void
}

/** The step that all rows begin in, where the file has no column of steps. */
export function StepOfAll({ steps, chosen = '', onChoose }: Props) {
  const { t } = useTranslation()
  return (
    <Field label={t('imports.stepOfAll')} hint={t('imports.stepOfAllHint')} required>
      <Select value={chosen} onChange={(_, { value }) => onChoose(value || undefined)}>
        <option value="">{t('imports.chooseStep')}</option>
        {steps.map(({ stepId, name }) => (
          <option key={stepId} value={stepId}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
