import { randomOf } from '../reliability/load'
import { controlOf } from './controlOf'
import type { Fault, Outcome } from './fault'
import { faults } from './faults'
import { stopTrialServer } from './trialServer'

type Line = { fault: Fault; held?: Outcome; control?: Outcome; skipped?: string }

/**
 * npm run test:faults [-- F1 F3 …] (SEED=n): tries every fault at length, each with its negative control. Fails if a
 * promise was broken, or if a control found nothing.
 */
async function main(names: readonly string[]): Promise<boolean> {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
  console.log(`seed ${seed}`)
  const lines: Line[] = []
  for (const fault of faults.filter(({ id }) => names.length === 0 || names.includes(id))) {
    const line = await tried(fault, seed)
    lines.push(line)
    console.log(lineOf(line))
    for (const violation of line.held?.violations.slice(0, 10) ?? []) console.log(`      ${violation}`)
  }
  return lines.every(isGood)
}

async function tried(fault: Fault, seed: number): Promise<Line> {
  const skipped = await fault.unavailable?.()
  if (skipped) return { fault, skipped }
  const held = await fault.run({ rounds: fault.rounds.long, random: randomOf(seed), control: false })
  const control = await controlOf(fault, seed)
  return { fault, held, control }
}

const isGood = ({ held, control, skipped }: Line) =>
  skipped !== undefined || (held?.violations.length === 0 && (control?.violations.length ?? 0) > 0)

function lineOf({ fault, held, control, skipped }: Line): string {
  const name = `${fault.id.padEnd(4)} ${fault.name.padEnd(60)}`
  if (skipped || !held) return `${name} skipped: ${skipped}`
  const [median, most] = [percentile(held.recoveryMs, 0.5), percentile(held.recoveryMs, 1)]
  const recovery = held.recoveryMs.length > 0 ? `back in ${median} ms, at most ${most} ms` : ''
  const found = control?.violations.length ? 'control failed as it must' : 'CONTROL FOUND NOTHING'
  return `${name} ${String(held.rounds).padStart(6)} rounds ${String(held.violations.length).padStart(3)} violations  ${recovery.padEnd(36)} ${found}`
}

function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)
}

const areGood = await main(process.argv.slice(2)).finally(stopTrialServer)
process.exit(areGood ? 0 : 1)
