import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { stepDialog } from './taskParts'

export function AddStepColumn({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  const [adding, setAdding] = useState(false)
  return (
    <div style={{ flexShrink: 0 }}>
      <Button
        appearance="subtle"
        icon={<AddRegular />}
        onClick={() => setAdding(true)}
        onPointerEnter={stepDialog.fetch}
      >
        {t('command.AddStep')}
      </Button>
      <Suspense>{adding && <stepDialog.Part projectId={projectId} onClosed={() => setAdding(false)} />}</Suspense>
    </div>
  )
}
