import { LRUCache } from 'lru-cache'

const kept = 10_000

/** The last answers by command id: a retry soon after needs no look at the log. The log still has what is gone here. */
export function recentAnswers<Answer>() {
  const answers = new LRUCache<string, { payloadHash: string; answer: Answer }>({ max: kept })
  return {
    find: (id: string) => answers.get(id),
    keep: (id: string, payloadHash: string, answer: Answer) => {
      answers.set(id, { payloadHash, answer })
    },
  }
}
