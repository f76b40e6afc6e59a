import { ArrowUploadRegular } from '@fluentui/react-icons'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BeginButton } from '../platform/layout/BeginButton'
import { lazily } from '../platform/lazily'
import { useProjectRights } from '../projects/useProjectRights'

const uploadDialog = lazily(async () => (await import('./UploadDialog')).UploadDialog)

/** Sends files to a project. */
export function NewFile({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  const { can } = useProjectRights(projectId)
  const [isOpen, setOpen] = useState(false)
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
      <Suspense>{isOpen && <uploadDialog.Part projectId={projectId} onClosed={() => setOpen(false)} />}</Suspense>
    </>
  )
}
