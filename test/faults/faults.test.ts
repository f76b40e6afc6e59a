import { describe, expect, it } from 'vitest'
import { randomOf } from '../reliability/load'
import { faults } from './faults'

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))

/** The short form of `npm run test:faults`. */
describe.each(faults.map((fault) => [fault.id, fault.name, fault] as const))('%s %s', (_, __, fault) => {
  it('breaks no promise', { timeout: 120_000 }, async ({ skip }) => {
    const reason = await fault.unavailable?.()
    if (reason) skip(reason)
    const trial = { rounds: fault.rounds.short, random: randomOf(seed), control: false }
    expect((await fault.run(trial)).violations, `SEED=${seed}`).toEqual([])
  })

  it('is found out where the product has the defect', { timeout: 120_000 }, async ({ skip }) => {
    const reason = await fault.unavailable?.()
    if (reason) skip(reason)
    const trial = { rounds: fault.rounds.short, random: randomOf(seed), control: true }
    expect((await fault.run(trial)).violations, `SEED=${seed}`).not.toEqual([])
  })
})
