import { randomOf } from '../reliability/load'
import type { Fault, Outcome } from './fault'

const mostTries = 5

/** Runs a fault on a defective product. The defect may not show by chance, so some retries use other random numbers. */
export async function controlOf(fault: Fault, seed: number): Promise<Outcome> {
  for (let tried = 1; ; tried++) {
    const random = randomOf(seed + tried - 1)
    const outcome = await fault.run({ rounds: fault.rounds.short, random, control: true })
    if (outcome.violations.length > 0 || tried === mostTries) return outcome
  }
}
