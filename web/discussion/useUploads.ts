import { useEffect, useState, useSyncExternalStore } from 'react'
import { useStayWhile } from '../platform/useStayWhile'
import { type SentFile, sendFile } from './sendFile'
import { type Upload, type UploadQueue, uploadQueue } from './uploadQueue'

type UploadTo = {
  projectId: string
  /** The document with whose signature they are to be signed. */
  documentId?: string
  /** What follows the arrival of each, and is a part of its way. */
  onArrived: (sent: SentFile) => Promise<unknown>
  /** What they are sent to, in a queue that others share. */
  of?: string
  /** Where they go on when this part of the screen is gone. Without one they end with it. */
  queue?: UploadQueue | undefined
}

export type Uploads = {
  uploads: readonly Upload[]
  add: (files: readonly File[]) => void
  dismiss: (key: string) => void
}

/** Files on their way to something. */
export function useUploads({ projectId, documentId, onArrived, of = '', queue }: UploadTo): Uploads {
  const [ownQueue] = useState(uploadQueue)
  const { add, all, dismiss, subscribe } = queue ?? ownQueue
  const uploads = useSyncExternalStore(subscribe, all)
  useStayWhile(useSyncExternalStore(ownQueue.subscribe, ownQueue.isBusy))
  useEffect(() => () => ownQueue.stop(), [ownQueue])
  return {
    uploads: uploads.filter((upload) => upload.of === of),
    add: (files) =>
      add(of, files, async (file, way) => onArrived(await sendFile({ projectId, documentId, file, ...way }))),
    dismiss,
  }
}
