const kept = 10_000

/** The last answers by command id, so that a retry soon after needs no look at the log. What is no longer here, the log still knows. */
export function recentAnswers<Answer>() {
  const answers = new Map<string, { payloadHash: string; answer: Answer }>()
  return {
    find: (id: string) => answers.get(id),
    keep: (id: string, payloadHash: string, answer: Answer) => {
      answers.set(id, { payloadHash, answer })
      if (answers.size > kept) answers.delete(answers.keys().next().value ?? '')
    },
  }
}
