import { setTimeout as delay } from 'node:timers/promises'

const everyMs = 2

/** How long each of somebody's requests takes, one after another, until this is over. */
export async function waits(ask: () => Promise<unknown>, over: Promise<unknown>): Promise<number[]> {
  const waited: number[] = []
  let isOver = false
  const ending = over.finally(() => {
    isOver = true
  })
  while (!isOver) {
    const began = performance.now()
    await ask()
    waited.push(performance.now() - began)
    await delay(everyMs)
  }
  await ending
  return waited
}
