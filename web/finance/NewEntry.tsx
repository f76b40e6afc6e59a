import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useScreenKey } from '../platform/keys/useScreenKey'
import { useNarrow } from '../platform/layout/useNarrow'
import { useProjectRights } from '../projects/useProjectRights'
import { newEntryDialog } from './entryParts'

type Props = {
  projectId: string
  /** Its name stands there on a phone, too. */
  isNamed?: boolean
}

/** Records an entry with all its fields. */
export function NewEntry({ projectId, isNamed = false }: Props) {
  const { t } = useTranslation()
  const { can } = useProjectRights(projectId)
  const narrow = useNarrow()
  const [isRecording, setRecording] = useState(false)
  const mayRecord = can('finance', 'editOnly')
  useScreenKey('ledger', 'add', mayRecord ? () => setRecording(true) : undefined)
  if (!mayRecord) return null
  return (
    <>
      <Button
        appearance="primary"
        size="small"
        icon={<AddRegular />}
        aria-label={t('ledger.new')}
        onClick={() => setRecording(true)}
        onPointerEnter={newEntryDialog.fetch}
      >
        {(isNamed || !narrow) && t('ledger.new')}
      </Button>
      <Suspense>
        {isRecording && <newEntryDialog.Part projectId={projectId} onClosed={() => setRecording(false)} />}
      </Suspense>
    </>
  )
}
