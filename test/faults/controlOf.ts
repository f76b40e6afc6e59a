import { randomOf } from '../reliability/load'
import type { Fault, Outcome } from './fault'

const mostTries = 5

/** A fault in a product that has the defect. By chance it may not show at once: then it is tried again with other numbers, and at last has found nothing. */
export async function controlOf(fault: Fault, seed: number): Promise<Outcome> {
  for (let tried = 1; ; tried++) {
    const random = randomOf(seed + tried - 1)
    const outcome = await fault.run({ rounds: fault.rounds.short, random, control: true })
    if (outcome.violations.length > 0 || tried === mostTries) return outcome
  }
}
