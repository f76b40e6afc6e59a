import { useTranslation } from 'react-i18next'
import { newId } from '../newId'
import type { Failure } from '../server/failure'
import { useFailureText } from '../texts/useFailureText'
import { type Notice, noticeQueue } from './noticeQueue'

type Undo = () => void

/** The notice that offers to undo what was done last: the next one takes its place. */
let lastInTurn: string | undefined
/** What offers a next step: the next one takes its place. */
let lastOffer: string | undefined
/** What was said to be done last and offers nothing: whatever is done next takes its place. */
let lastPlain: string | undefined

/** Short notices: at most three at once, each said once, and one of what was done without an offer. */
export function useToasts() {
  const { t } = useTranslation()
  const failureText = useFailureText()

  /** `action` names what the notice offers, mostly to undo. `inTurn`: only the last of these can be undone. */
  const done = (text: string, undo?: Undo, { action = t('undo'), inTurn = false } = {}) => {
    // A notice is said once; each undo is another one.
    const id = undo ? newId() : `done ${text}`
    if (lastPlain && lastPlain !== id) noticeQueue.dismiss(lastPlain)
    lastPlain = undo ? undefined : id
    if (undo && inTurn) {
      if (lastInTurn) noticeQueue.dismiss(lastInTurn)
      lastInTurn = id
    }
    const offer = undo && { name: action, run: undo }
    noticeQueue.show({ id, intent: 'success', text, timeout: undo ? 8000 : 4000, ...(offer && { offer }) })
  }

  /** Answers what takes the notice away again: a failure that was overcome is none. */
  const failed = (failure: Failure, headline?: string): (() => void) => {
    const id = `failed ${failure.code}`
    const reason = failureText(failure)
    noticeQueue.show({
      id,
      intent: 'error',
      text: headline ?? reason,
      timeout: 8000,
      ...(headline && { detail: reason }),
    })
    return () => noticeQueue.dismiss(id)
  }

  /** Something that may come next, beside what was done: whatever is offered next takes its place. */
  const offer = (text: string, next: NonNullable<Notice['offer']>) => {
    withdrawOffer()
    lastOffer = newId()
    noticeQueue.show({ id: lastOffer, intent: 'warning', text, timeout: 8000, offer: next })
  }
  const withdrawOffer = () => {
    if (lastOffer) noticeQueue.dismiss(lastOffer)
    lastOffer = undefined
  }

  /** Nothing is left of what the last notice in turn offers. */
  const withdraw = () => lastInTurn && noticeQueue.dismiss(lastInTurn)

  return { done, failed, offer, withdraw, withdrawOffer }
}
