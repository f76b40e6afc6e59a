/** Answers a question that was answered before as it was then. Beyond so many answers it begins anew. */
export function kept<Question, Answer>(
  answer: (question: Question) => Answer,
  most = Number.POSITIVE_INFINITY,
): (question: Question) => Answer {
  const answers = new Map<Question, Answer>()
  return (question) => {
    const found = answers.get(question)
    if (found !== undefined) return found
    const made = answer(question)
    if (answers.size >= most) answers.clear()
    answers.set(question, made)
    return made
  }
}
