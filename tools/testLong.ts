import { parseCLI } from 'vitest/node'
import { isGood, lineOf, tryAtLength } from '../test/faults/atLength'
import { stopTrialServer } from '../test/faults/trialServer'
import { beginBusyLoops } from './busyLoops'
import { beginChecks } from './checks'
import { Outcome } from './outcome'
import { runVitest } from './runVitest'
import { testFilter } from './testFilter'
import { openTestRun } from './testRun'

const root = process.cwd()
const outcome = new Outcome()
const run = openTestRun(outcome)
const { filter: words, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)])

/** How many loops keep the machine busy beside the tests of screens. */
const busyLoops = 2

/** What this run has that `npm test` leaves out; named as words, or all of it. */
const parts: Record<string, () => Promise<void>> = {
  /** Every test, nothing sampled: large copies, storms, the cluster, other browsers, properties ten times as often. */
  whole: () => atLength([]),

  faults: async () => {
    const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
    console.log(`\n› faults at length, seed ${seed}`)
    for await (const trial of tryAtLength([], seed)) {
      console.log(lineOf(trial))
      if (trial.skipped) outcome.skipped(trial.skipped)
      else if (isGood(trial)) outcome.passed(trial.fault.id)
      else outcome.failed(`${trial.fault.id} ${trial.fault.name}, SEED=${seed}`)
    }
    await stopTrialServer()
  },

  busy: async () => {
    const end = beginBusyLoops(busyLoops)
    delete process.env.TEST_LENGTH
    await runVitest(['.e2e.test.'], options, outcome)
    end()
  },
}

async function atLength(paths: string[]): Promise<void> {
  process.env.TEST_LENGTH = 'long'
  await runVitest(paths, options, outcome)
}

/**
 * npm run test:long [-- whole | faults | busy | <module or path> …]: all that `npm test` takes a share of, and what
 * only shows at length. Without words, everything.
 */
const chosen = words.length > 0 ? words : Object.keys(parts)
const named = chosen.filter((word) => Object.hasOwn(parts, word))
const paths = testFilter(
  root,
  chosen.filter((word) => !named.includes(word)),
)
const { typesChecked } = await beginChecks(root, outcome)
if (paths.length > 0) await atLength(paths)
for (const name of named) await parts[name]?.()
await typesChecked
await run.end()
