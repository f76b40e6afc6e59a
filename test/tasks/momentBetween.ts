import { setImmediate as turn } from 'node:timers/promises'

/**
 * An instant after all that is recorded so far, and before all that is recorded later. What is recorded within one
 * millisecond has no order in time.
 */
export async function momentBetween(now: () => Date = () => new Date()): Promise<string> {
  await clockPasses(now)
  const moment = now()
  await clockPasses(now)
  return moment.toISOString()
}

async function clockPasses(now: () => Date): Promise<void> {
  const instant = now().getTime()
  while (now().getTime() <= instant) await turn()
}
