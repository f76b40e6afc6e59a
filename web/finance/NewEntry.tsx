import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useScreenKey } from '../platform/keys/useScreenKey'
import { BeginButton } from '../platform/layout/BeginButton'
import { useProjectRights } from '../projects/useProjectRights'
import { newEntryDialog } from './entryParts'

/** Records an entry with all its fields. */
export function NewEntry({ projectId }: { projectId: string }) {
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
        onBegin={() => setRecording(true)}
        onNear={newEntryDialog.fetch}
      />
      <Suspense>
        {isRecording && <newEntryDialog.Part projectId={projectId} onClosed={() => setRecording(false)} />}
      </Suspense>
    </>
  )
}
