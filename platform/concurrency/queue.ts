import { HttpProblem } from '../errors'

/** Lets so many works run at once and so many wait for their turn; whoever comes beyond that is asked to come back. */
export function queue(running: number, waiting: number) {
  let free = running
  const line: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free === 0) {
      if (line.length >= waiting) throw new HttpProblem(429, 'request.tooMany')
      await new Promise<void>((resolve) => line.push(resolve))
    } else free--
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else free++
    }
  }
}
