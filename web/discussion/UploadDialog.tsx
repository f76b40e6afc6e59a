import { Button, Dialog } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { DialogPanel } from '../platform/forms/DialogPanel'
import { attachFile } from './attachFile'
import { UploadArea } from './UploadArea'
import { useUploads } from './useUploads'

type Props = { projectId: string; isOpen: boolean; onTurn: (isOpen: boolean) => void }

/** Where files of the project as a whole are chosen or dropped. It comes back where one of them failed. */
export function UploadDialog({ projectId, isOpen, onTurn }: Props) {
  const { t } = useTranslation()
  const uploads = useUploads({ projectId, onArrived: attachFile(projectId, { kind: 'project', id: projectId }) })
  const hasFailed = uploads.uploads.some(({ failure }) => failure)
  const close = () => {
    for (const { key, failure } of uploads.uploads) if (failure) uploads.dismiss(key)
    onTurn(false)
  }
  return (
    <Dialog open={isOpen || hasFailed} onOpenChange={(_, { open }) => (open ? onTurn(true) : close())}>
      <DialogPanel title={t('files.send')} actions={<Button onClick={close}>{t('close')}</Button>}>
        <UploadArea {...uploads} />
      </DialogPanel>
    </Dialog>
  )
}
