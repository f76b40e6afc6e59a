import { useEffect, useRef, useState } from 'react'
import { newId } from '../platform/newId'
import { Failure } from '../platform/server/failure'
import { type SentFile, sendFile } from './sendFile'

export type Upload = { key: string; file: File; part: number; failure?: Failure }

type UploadTo = {
  projectId: string
  /** The document with whose signature they are to be signed. */
  documentId?: string
  /** What follows the arrival of each, and is a part of its way. */
  onArrived: (sent: SentFile) => Promise<unknown>
}

export type Uploads = {
  uploads: readonly Upload[]
  add: (files: readonly File[]) => void
  dismiss: (key: string) => void
}

/** Files on their way to something: one after the other, so that a slow line carries each in its turn. */
export function useUploads(to: UploadTo): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const queue = useRef(Promise.resolve())
  const aborts = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const { current } = aborts
    return () => {
      for (const abort of current.values()) abort.abort()
    }
  }, [])

  const change = (key: string, changes: Partial<Upload>) =>
    setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)))
  const dismiss = (key: string) => {
    aborts.current.get(key)?.abort()
    setUploads((before) => before.filter((upload) => upload.key !== key))
  }

  const sendOne = async ({ key, file }: Upload) => {
    const abort = aborts.current.get(key)
    if (!abort || abort.signal.aborted) return
    try {
      const { projectId, documentId } = to
      const onProgress = (part: number) => change(key, { part })
      await to.onArrived(await sendFile({ projectId, documentId, file, signal: abort.signal, onProgress }))
      dismiss(key)
    } catch (error) {
      change(key, { failure: error instanceof Failure ? error : new Failure('failure.unexpected', 0) })
    }
    aborts.current.delete(key)
  }

  const add = (files: readonly File[]) => {
    const added = files.map((file) => ({ key: newId(), file, part: 0 }))
    for (const { key } of added) aborts.current.set(key, new AbortController())
    setUploads((before) => [...before, ...added])
    for (const upload of added) queue.current = queue.current.then(() => sendOne(upload))
  }
  return { uploads, add, dismiss }
}
