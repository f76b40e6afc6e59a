import { isGood, lineOf, tryAtLength } from './atLength'
import { stopTrialServer } from './trialServer'

/**
 * npm run test:faults [-- F1 F3 …] (SEED=n): tries every fault at length, each with its negative control. Fails if a
 * promise was broken, or if a control found nothing.
 */
async function main(names: readonly string[]): Promise<boolean> {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
  console.log(`seed ${seed}`)
  let areGood = true
  for await (const trial of tryAtLength(names, seed)) {
    console.log(lineOf(trial))
    areGood &&= isGood(trial)
  }
  return areGood
}

const areGood = await main(process.argv.slice(2)).finally(stopTrialServer)
process.exit(areGood ? 0 : 1)
