import { useEffect, useSyncExternalStore } from 'react'

type Open = { name: string }

/** The open records, the last one in front: a file is looked at beside the document that it belongs to. */
let records: readonly Open[] = []
const listeners = new Set<() => void>()

function set(next: readonly Open[]): void {
  records = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Names the record that is open on this screen, as long as it is: a task, a card, a document. */
export function useOpenRecord(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return
    const record = { name }
    set([...records, record])
    return () => set(records.filter((each) => each !== record))
  }, [name])
}

/** The name of the record in front, for the window's title and the breadcrumbs. */
export const useOpenRecordName = (): string | undefined => useSyncExternalStore(subscribe, () => records.at(-1)?.name)
