import { Button, Dialog } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { DialogPanel } from '../platform/forms/DialogPanel'
import { UploadArea } from './UploadArea'
import { useUploadsTo } from './useUploadsTo'

type Props = { projectId: string; onClosed: () => void }

/** Where files of the project as a whole are chosen or dropped. What is on its way goes on when it is closed. */
export function UploadDialog({ projectId, onClosed }: Props) {
  const { t } = useTranslation()
  const uploads = useUploadsTo(projectId, { kind: 'project', id: projectId })
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClosed()}>
      <DialogPanel title={t('files.send')} actions={<Button onClick={onClosed}>{t('close')}</Button>}>
        <UploadArea {...uploads} />
      </DialogPanel>
    </Dialog>
  )
}
