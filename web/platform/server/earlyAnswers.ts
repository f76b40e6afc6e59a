import type { Answer, QueryInput, QueryName } from '@prumo/contracts/index'
import { session } from '../session/session'
import { fetchQuery, onAccepted } from './api'
import { Failure } from './failure'
import { questionOf } from './questionOf'

/** Longer than code takes to come; later, an answer is no longer news. */
const keptMs = 10_000

const answers = new Map<string, { coming: Promise<unknown>; arrived?: unknown }>()

/** Answers that were asked for while the code of the screen that shows them was still on its way. */
export const earlyAnswers = {
  ask: <Name extends QueryName>(name: Name, input: QueryInput<Name>): void => {
    const question = questionOf(name, input)
    if (answers.has(question) || !session.isKept()) return
    // Who is told that a session has ended is whom it was of. Whose trial has ended would only be denied.
    const coming = session.load().then((kept) => {
      if (kept?.paymentInfo.premium === false) throw new Failure('access.subscriptionEnded', 403)
      return fetchQuery(name, input)
    })
    const answer: { coming: Promise<unknown>; arrived?: unknown } = { coming }
    answers.set(question, answer)
    // Whoever takes it hears of a failure.
    coming.then((arrived) => Object.assign(answer, { arrived })).catch(() => undefined)
    setTimeout(() => answers.delete(question), keptMs)
  },

  /** Each answer is for the first who asks for it. */
  take: <Name extends QueryName>(name: Name, input: QueryInput<Name>): Promise<Answer<Name>> | undefined => {
    const question = questionOf(name, input)
    const answer = answers.get(question)
    answers.delete(question)
    return answer?.coming as Promise<Answer<Name>> | undefined
  },

  /** An answer that has come and that nobody has taken yet: a screen is drawn with it from the start. */
  ready: <Name extends QueryName>(name: Name, input: QueryInput<Name>): Answer<Name> | undefined =>
    answers.get(questionOf(name, input))?.arrived as Answer<Name> | undefined,

  /** Something has changed: whoever asks from now on is not given what was answered before. */
  forget: (): void => answers.clear(),
}

// What somebody has written themselves, or saw before they signed out, is no later answer.
onAccepted(earlyAnswers.forget)
session.subscribe(() => session.get() ?? earlyAnswers.forget())
