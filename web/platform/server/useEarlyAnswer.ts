import type { Answer, QueryInput, QueryName } from '@prumo/contracts/index'
import { useState } from 'react'
import { earlyAnswers } from './earlyAnswers'
import { questionOf } from './questionOf'

/** The answer that had come before the part of the screen that first asks for it. */
export function useEarlyAnswer<Name extends QueryName>(
  name: Name,
  input: QueryInput<Name> | null,
): Answer<Name> | undefined {
  const question = questionOf(name, input)
  const [first] = useState(() => ({ question, answer: input === null ? undefined : earlyAnswers.ready(name, input) }))
  return first.question === question ? first.answer : undefined
}
