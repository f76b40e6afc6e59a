import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { StepDialog } from './StepDialog'

export function AddStepColumn({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  return (
    <div style={{ flexShrink: 0 }}>
      <StepDialog
        projectId={projectId}
        trigger={
          <Button appearance="subtle" icon={<AddRegular />}>
            {t('command.AddStep')}
          </Button>
        }
      />
    </div>
  )
}
