import type { answer } from '@prumo/query-service/pipeline/answer'

type Answer = typeof import('@prumo/query-service/pipeline/answer')
type Running = { most: number; now: Map<string, number> }

/** How many large questions of one person ran at once, at most. */
export const running: Running = { most: 0, now: new Map() }

/** For `vi.mock`: whoever answers, counted by who asks. */
export async function countingAnswers(original: () => Promise<Answer>): Promise<Answer> {
  const { answer: answered } = await original()
  const counted: typeof answer = async (...all) => {
    const [, { userId }, , question] = all
    if ((question as { cost?: string }).cost !== 'large') return answered(...all)
    const before = running.now.get(userId) ?? 0
    running.now.set(userId, before + 1)
    running.most = Math.max(running.most, before + 1)
    try {
      return await answered(...all)
    } finally {
      running.now.set(userId, (running.now.get(userId) ?? 1) - 1)
    }
  }
  return { answer: counted }
}
