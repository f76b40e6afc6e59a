import { ArrowUploadRegular } from '@fluentui/react-icons'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BeginButton } from '../platform/layout/BeginButton'
import { lazily } from '../platform/lazily'
import { useProjectRights } from '../projects/useProjectRights'

const uploadDialog = lazily(async () => (await import('./UploadDialog')).UploadDialog)

/** Sends files to a project. What is on its way goes on when the dialog is closed. */
export function NewFile({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  const { can } = useProjectRights(projectId)
  const [isOpen, setOpen] = useState<boolean>()
  if (!can('discussion', 'editOnly')) return null
  return (
    <>
      <BeginButton
        command="AttachFile"
        label={t('files.send')}
        icon={<ArrowUploadRegular />}
        onBegin={() => setOpen(true)}
        onNear={uploadDialog.fetch}
      />
      <Suspense>
        {isOpen !== undefined && <uploadDialog.Part projectId={projectId} isOpen={isOpen} onTurn={setOpen} />}
      </Suspense>
    </>
  )
}
