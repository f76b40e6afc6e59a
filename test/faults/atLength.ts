import { randomOf } from '../reliability/load'
import { controlOf } from './controlOf'
import type { Fault, Outcome } from './fault'
import { faults } from './faults'

/** What became of a fault at length, and of its negative control. */
type Trial = { fault: Fault; held?: Outcome; control?: Outcome; skipped?: string }

/** Tries these faults at length (none named: all), one after another, each with its negative control. */
export async function* tryAtLength(names: readonly string[], seed: number): AsyncGenerator<Trial> {
  for (const fault of faults.filter(({ id }) => names.length === 0 || names.includes(id)))
    yield await tried(fault, seed)
}

async function tried(fault: Fault, seed: number): Promise<Trial> {
  const skipped = await fault.unavailable?.()
  if (skipped) return { fault, skipped }
  const held = await fault.run({ rounds: fault.rounds.long, random: randomOf(seed), control: false })
  const control = await controlOf(fault, seed)
  return { fault, held, control }
}

/** No promise was broken, and the control found its defect. */
export const isGood = ({ held, control, skipped }: Trial) =>
  skipped !== undefined || (held?.violations.length === 0 && (control?.violations.length ?? 0) > 0)

export function lineOf({ fault, held, control, skipped }: Trial): string {
  const name = `${fault.id.padEnd(4)} ${fault.name.padEnd(60)}`
  if (skipped || !held) return `${name} skipped: ${skipped}`
  const [median, most] = [percentile(held.recoveryMs, 0.5), percentile(held.recoveryMs, 1)]
  const recovery = held.recoveryMs.length > 0 ? `back in ${median} ms, at most ${most} ms` : ''
  const found = control?.violations.length ? 'control failed as it must' : 'CONTROL FOUND NOTHING'
  const broken = held.violations.slice(0, 10).map((violation) => `\n      ${violation}`)
  return `${name} ${String(held.rounds).padStart(6)} rounds ${String(held.violations.length).padStart(3)} violations  ${recovery.padEnd(36)} ${found}${broken.join('')}`
}

function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)
}
