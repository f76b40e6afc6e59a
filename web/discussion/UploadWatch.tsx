import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '../platform/forms/ConfirmDialog'
import { useStayWhile } from '../platform/useStayWhile'
import { leavesProject } from './leavesProject'
import type { UploadQueue } from './uploadQueue'

/** Whoever leaves a project, or closes the page, while files are on their way there is asked first. */
export function UploadWatch({ projectId, queue }: { projectId: string; queue: UploadQueue }) {
  const { t } = useTranslation()
  const isBusy = useSyncExternalStore(queue.subscribe, queue.isBusy)
  const blocker = useBlocker(({ nextLocation }) => queue.isBusy() && leavesProject(projectId, nextLocation))
  useStayWhile(isBusy)
  // There is nothing left to ask: what was waited for has ended.
  useEffect(() => {
    if (!isBusy) blocker.proceed?.()
  }, [isBusy, blocker])
  if (!isBusy || blocker.state !== 'blocked') return null
  const leave = async () => {
    queue.stop()
    return false
  }
  return (
    <ConfirmDialog
      title={t('files.leaveTitle')}
      action={t('files.leave')}
      onConfirm={leave}
      onClosed={() => blocker.reset()}
    >
      {t('files.leaveText')}
    </ConfirmDialog>
  )
}
