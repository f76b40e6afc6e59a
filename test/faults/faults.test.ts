import { afterAll, describe, expect, it } from 'vitest'
import { randomOf } from '../reliability/load'
import { isLong } from '../run/length'
import { triedAtLength, waitsForTurn } from '../run/waits'
import { controlOf } from './controlOf'
import type { Fault } from './fault'
import { faults } from './faults'
import { hasTurn, isTried } from './inTurn'
import { stopTrialServer } from './trialServer'

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
const tried = await Promise.all(faults.map(async (fault) => ({ fault, missing: await fault.unavailable?.() })))

afterAll(stopTrialServer)

/** The short form of `npm run test:faults`: some faults in every run, the others and the controls in their turn. */
for (const { fault, missing } of tried) {
  describe(`${fault.id} ${fault.name}`, () => {
    if (missing) return it('breaks no promise', ({ skip }: Skippable) => skip(missing))
    it('breaks no promise', async ({ skip }: Skippable) => {
      if (isLong) skip(triedAtLength)
      if (!isTried(fault)) skip(waitsForTurn)
      expect((await held(fault)).violations, `SEED=${seed}`).toEqual([])
    })
    it('is found out where the product has the defect', async ({ skip }: Skippable) => {
      if (isLong) skip(triedAtLength)
      if (!hasTurn(fault)) skip(waitsForTurn)
      expect((await controlOf(fault, seed)).violations, `SEED=${seed}`).not.toEqual([])
    })
  })
}

const held = (fault: Fault) => fault.run({ rounds: fault.rounds.short, random: randomOf(seed), control: false })

type Skippable = { skip(reason: string): void }
