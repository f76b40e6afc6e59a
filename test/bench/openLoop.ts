import { setTimeout as delay } from 'node:timers/promises'

/** The duration of each act from its due time. Acts begin at fixed times and may overlap, so queueing counts, too. */
export async function openLoop(perSecond: number, seconds: number, act: (number: number) => Promise<unknown>) {
  const began = performance.now()
  const acts: Promise<number>[] = []
  for (let number = 0; number < perSecond * seconds; number++) {
    const due = began + (number * 1000) / perSecond
    await delay(Math.max(0, due - performance.now()))
    acts.push(act(number).then(() => performance.now() - due))
  }
  return Promise.all(acts)
}
