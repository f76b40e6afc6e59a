import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { SWRResponse } from 'swr'
import { pendingChanges } from './pendingChanges'
import { standings } from './standings'

/** The server's answer to a question with what is pending; `null` where changes do not concern it. */
export function useShownAnswer<Answer, Failure>(
  question: string | null,
  answer: SWRResponse<Answer, Failure>,
): SWRResponse<Answer, Failure> {
  const { data } = answer
  const pending = useSyncExternalStore(pendingChanges.subscribe, () => pendingChanges.of(question ?? ''))
  const shown = useMemo(
    () =>
      data === undefined ? data : pending.reduce<Answer>((before, { show }) => show(before as never) as Answer, data),
    [data, pending],
  )
  // An answer that was asked for before a change was accepted is passed over: the newest one holds it.
  const isNewest = pending.length > 0 && !answer.isValidating && !answer.error
  useEffect(() => {
    if (pending.length === 0 || question === null) return
    const standing = standings.of(data)
    if (standing) pendingChanges.answered(question, standing.position)
    else if (isNewest) pendingChanges.answered(question)
  }, [pending, isNewest, question, data])
  return {
    data: shown,
    mutate: answer.mutate,
    // SWR draws a screen anew only for what it reads.
    get error() {
      return answer.error
    },
    get isValidating() {
      return answer.isValidating
    },
    get isLoading() {
      return answer.isLoading
    },
  } as SWRResponse<Answer, Failure>
}
