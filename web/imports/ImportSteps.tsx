import { useTranslation } from 'react-i18next'
import { StepList } from '../platform/layout/StepList'

const importSteps = ['columns', 'check', 'rehearsal', 'result'] as const
type ImportStep = (typeof importSteps)[number]

/** Where an import stands on its way from a file to its result. */
export function ImportSteps({ current }: { current: ImportStep }) {
  const { t } = useTranslation()
  return (
    <StepList
      label={t('imports.steps')}
      steps={importSteps.map((step) => t(`imports.step.${step}`))}
      at={importSteps.indexOf(current)}
    />
  )
}
