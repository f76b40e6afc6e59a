export type Notice = {
  id: string
  intent: 'success' | 'warning' | 'error'
  text: string
  detail?: string
  timeout: number
  /** What the notice offers, mostly to undo. */
  offer?: { name: string; run: () => void }
}
type Step = { show: Notice } | { dismiss: string }

let taker: ((step: Step) => void) | undefined
let waiting: readonly Step[] = []
const listeners = new Set<() => void>()

function say(step: Step) {
  if (taker) return taker(step)
  waiting = [...waiting, step]
  for (const listener of listeners) listener()
}

/** What short notices say. Until what shows them is there, they wait. */
export const noticeQueue = {
  show: (notice: Notice): void => say({ show: notice }),
  dismiss: (id: string): void => say({ dismiss: id }),
  areWaiting: (): boolean => waiting.length > 0,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** From now on they go here, first those that have waited. Returns how to stop. */
  takeTo: (taken: (step: Step) => void): (() => void) => {
    taker = taken
    for (const step of waiting) taken(step)
    waiting = []
    return () => {
      taker = undefined
    }
  },
}
