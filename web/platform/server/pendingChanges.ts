/** `accepted`: the position at which the server recorded it. */
type PendingChange = { show: (answer: never) => unknown; accepted?: number }

const none: readonly PendingChange[] = []
const changes = new Map<string, readonly PendingChange[]>()
const listeners = new Set<() => void>()

const set = (question: string, next: readonly PendingChange[]) => {
  if (next.length > 0) changes.set(question, next)
  else changes.delete(question)
  for (const listener of listeners) listener()
}

/** What people of this page have done that the server's answers do not hold yet, by question and in its order. */
export const pendingChanges = {
  of: (question: string): readonly PendingChange[] => changes.get(question) ?? none,

  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },

  /** Shows a change from now on, until it is refused or an answer holds it. */
  add: (question: string, show: PendingChange['show']) => {
    const change: PendingChange = { show }
    set(question, [...pendingChanges.of(question), change])
    return {
      accept: (position: number) => {
        change.accepted = position
        set(question, [...pendingChanges.of(question)])
      },
      refuse: () => set(question, without(question, change)),
    }
  },

  /** An answer is here that holds everything that was accepted up to this position, or, without one, at all. */
  answered: (question: string, position = Number.POSITIVE_INFINITY): void => {
    const open = pendingChanges.of(question).filter(({ accepted }) => accepted === undefined || accepted > position)
    if (open.length < pendingChanges.of(question).length) set(question, open)
  },
}

const without = (question: string, change: PendingChange) =>
  pendingChanges.of(question).filter((each) => each !== change)
