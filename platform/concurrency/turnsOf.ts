import { queue } from './queue'

/** A queue for each person, kept while it has work. */
export function turnsOf({ running, waiting }: { running: number; waiting: number }) {
  const lines = new Map<string, { take: ReturnType<typeof queue>; inside: number }>()
  return async <T>(userId: string, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(userId) ?? { take: queue(running, waiting), inside: 0 }
    lines.set(userId, line)
    line.inside++
    try {
      return await line.take(work)
    } finally {
      if (--line.inside === 0) lines.delete(userId)
    }
  }
}
