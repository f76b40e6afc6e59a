import { newId } from '../platform/newId'
import { Failure } from '../platform/server/failure'

/** A file on its way, or one that did not arrive. `of` is the key of what it is sent to. */
export type Upload = { key: string; of: string; file: File; part: number; failure?: Failure }

/** How those ended that were on their way together, without those that somebody stopped. */
export type UploadsEnd = { sent: readonly File[]; failed: readonly File[] }

type Way = { onProgress: (part: number) => void; signal: AbortSignal }
type Sending = (file: File, way: Way) => Promise<unknown>

export type UploadQueue = ReturnType<typeof uploadQueue>

/** Files on their way: one after the other, so that a slow line carries each in its turn, whatever is on the screen. */
export function uploadQueue() {
  let uploads: readonly Upload[] = []
  let turn = Promise.resolve()
  let hasBegun = false
  let [sent, failed]: [File[], File[]] = [[], []]
  const aborts = new Map<string, AbortController>()
  const listeners = new Set<() => void>()
  const enders = new Set<(end: UploadsEnd) => void>()

  const show = (next: readonly Upload[]) => {
    uploads = next
    for (const listener of listeners) listener()
  }
  const change = (key: string, changes: Partial<Upload>) =>
    show(uploads.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)))
  const without = (key: string) => uploads.filter((upload) => upload.key !== key)

  const sendOne = async ({ key, file }: Upload, send: Sending, { signal }: AbortController) => {
    if (signal.aborted) return
    try {
      await send(file, { signal, onProgress: (part) => change(key, { part }) })
      sent.push(file)
      aborts.delete(key)
      show(without(key))
    } catch (error) {
      aborts.delete(key)
      if (signal.aborted) return
      failed.push(file)
      change(key, { failure: error instanceof Failure ? error : new Failure('failure.unexpected', 0) })
    }
  }
  const endTogether = () => {
    if (aborts.size > 0) return
    const end = { sent, failed }
    ;[sent, failed] = [[], []]
    if (end.sent.length + end.failed.length > 0) for (const ender of enders) ender(end)
  }

  return {
    all: (): readonly Upload[] => uploads,
    isBusy: (): boolean => uploads.some(({ failure }) => !failure),
    hasBegun: (): boolean => hasBegun,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Told whenever nothing is on its way any more. Returns how to stop. */
    onEnd: (ender: (end: UploadsEnd) => void) => {
      enders.add(ender)
      return () => void enders.delete(ender)
    },
    add: (of: string, files: readonly File[], send: Sending): void => {
      const added = files.map((file) => ({ key: newId(), of, file, part: 0 }))
      hasBegun = true
      show([...uploads, ...added])
      for (const upload of added) {
        const abort = new AbortController()
        aborts.set(upload.key, abort)
        turn = turn.then(() => sendOne(upload, send, abort)).then(endTogether)
      }
    },
    /** Stops one that is on its way, or forgets one that did not arrive. */
    dismiss: (key: string): void => {
      aborts.get(key)?.abort()
      aborts.delete(key)
      show(without(key))
    },
    stop: (): void => {
      for (const { key } of uploads) aborts.get(key)?.abort()
      aborts.clear()
      show([])
    },
  }
}
