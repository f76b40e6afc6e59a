import { setImmediate as aTurn } from 'node:timers/promises'

/** An instant after all that has happened, and before all that happens from now on, by the clock of this process. */
export async function anInstantBetween(): Promise<string> {
  await nextMillisecond()
  const between = new Date().toISOString()
  await nextMillisecond()
  return between
}

async function nextMillisecond(): Promise<void> {
  for (const since = Date.now(); Date.now() <= since; ) await aTurn()
}
