import { type ReactNode, Suspense, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { noticeQueue } from '../platform/layout/noticeQueue'
import { useToasts } from '../platform/layout/useToasts'
import { lazily } from '../platform/lazily'
import { newId } from '../platform/newId'
import { ProjectQueue } from './projectQueue'
import { type UploadsEnd, uploadQueue } from './uploadQueue'

const uploadWatch = lazily(async () => (await import('./UploadWatch')).UploadWatch)

type Props = { projectId: string; children: ReactNode }

/** Sends the files of a project, whichever of its views is shown, and says how that ended. */
export function ProjectUploads({ projectId, children }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each project has a queue of its own
  const queue = useMemo(uploadQueue, [projectId])
  const hasBegun = useSyncExternalStore(queue.subscribe, queue.hasBegun)
  const sayEnd = useSayEnd()
  useEffect(() => queue.onEnd(sayEnd), [queue, sayEnd])
  useEffect(() => () => queue.stop(), [queue])
  return (
    <ProjectQueue.Provider value={queue}>
      {children}
      <Suspense>{hasBegun && <uploadWatch.Part projectId={projectId} queue={queue} />}</Suspense>
    </ProjectQueue.Provider>
  )
}

function useSayEnd() {
  const { t } = useTranslation()
  const { done } = useToasts()
  return ({ sent, failed }: UploadsEnd) => {
    const words = (files: readonly File[]) => ({ count: files.length, name: files[0]?.name ?? '' })
    if (sent.length > 0) done(t('files.sent', words(sent)))
    if (failed.length > 0)
      noticeQueue.show({ id: newId(), intent: 'error', text: t('files.notSent', words(failed)), timeout: 8000 })
  }
}
