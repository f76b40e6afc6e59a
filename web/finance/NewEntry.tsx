import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useScreenKey } from '../platform/keys/useScreenKey'
import { BeginButton } from '../platform/layout/BeginButton'
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
  const [isRecording, setRecording] = useState(false)
  const mayRecord = can('finance', 'editOnly')
  useScreenKey('ledger', 'add', mayRecord ? () => setRecording(true) : undefined)
  if (!mayRecord) return null
  return (
    <>
      <BeginButton
        command="RecordEntry"
        label={t('ledger.new')}
        isNamed={isNamed}
        onBegin={() => setRecording(true)}
        onNear={newEntryDialog.fetch}
      />
      <Suspense>
        {isRecording && <newEntryDialog.Part projectId={projectId} onClosed={() => setRecording(false)} />}
      </Suspense>
    </>
  )
}
