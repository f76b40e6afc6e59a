import type { Target } from '@prumo/contracts/discussion/target'
import { useEffect, useRef, useState } from 'react'
import { Failure } from '../platform/failure'
import { sendFile } from './sendFile'

export type Upload = { key: string; file: File; part: number; failure?: Failure }

/** Files on their way to something: one after the other, so that a slow line carries each in its turn. */
export function useUploads(projectId: string, target: Target) {
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
      await sendFile({ projectId, target, file, signal: abort.signal, onProgress: (part) => change(key, { part }) })
      dismiss(key)
    } catch (error) {
      change(key, { failure: error instanceof Failure ? error : new Failure('failure.unexpected', 0) })
    }
    aborts.current.delete(key)
  }

  const add = (files: readonly File[]) => {
    const added = files.map((file) => ({ key: crypto.randomUUID(), file, part: 0 }))
    for (const { key } of added) aborts.current.set(key, new AbortController())
    setUploads((before) => [...before, ...added])
    for (const upload of added) queue.current = queue.current.then(() => sendOne(upload))
  }
  return { uploads, add, dismiss }
}
