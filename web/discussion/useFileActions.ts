import type { ListedFile } from '@prumo/contracts/discussion/queries'
import { useTranslation } from 'react-i18next'
import { useToasts } from '../platform/layout/useToasts'
import { Failure } from '../platform/server/failure'
import { useCommand } from '../platform/server/useCommand'
import { fetchFile } from './fetchFile'

export const namesOf = ({ projectId, targetKind, targetId, fileId }: ListedFile) => ({
  projectId,
  target: { kind: targetKind, id: targetId },
  fileId,
})

/** What can be done with a file that is attached. */
export function useFileActions() {
  const { t } = useTranslation()
  const toasts = useToasts()
  const { run } = useCommand()

  const download = async (file: Pick<ListedFile, 'projectId' | 'fileId' | 'name'>) => {
    try {
      const address = await fetchFile(file)
      const link = document.createElement('a')
      link.href = address
      link.download = file.name
      link.click()
      // The browser has taken what it needs by then.
      setTimeout(() => URL.revokeObjectURL(address), 60_000)
    } catch (error) {
      toasts.failed(error instanceof Failure ? error : new Failure('failure.unexpected', 0), t('files.downloadFailed'))
    }
  }
  const remove = (file: ListedFile) =>
    run('RemoveFile', namesOf(file), { done: t('files.removed'), failed: t('files.removeFailed') })
  return { download, remove }
}
