import { parseCLI } from 'vitest/node'
import { beginChecks } from './checks'
import { chooseSample } from './chooseSample'
import { Outcome } from './outcome'
import { runVitest } from './runVitest'
import { takeOption } from './takeOption'
import { testFilter } from './testFilter'
import { openTestRun, sampleLine } from './testRun'

/**
 * npm test [-- <module or path> …] [--eighth n] [--since commit]: types, lint, build and every test. Of the large
 * matrices it takes what differs from the commit where this work left the main branch, and one eighth of the rest.
 */
const root = process.cwd()
const outcome = new Outcome()
const words = process.argv.slice(2)
const eighth = takeOption(words, '--eighth')
const since = takeOption(words, '--since')
const sample = chooseSample(root, { ...(eighth && { eighth }), ...(since && { since }) })
const run = openTestRun(outcome, sample)
console.log(sampleLine(sample))
const { filter: paths, options } = parseCLI(['vitest', 'run', ...words])

/** What nobody could have meant ends it before anything runs. */
const filterOf = async () => {
  try {
    return testFilter(root, paths)
  } catch (error) {
    outcome.failed(error instanceof Error ? error.message : String(error))
    return run.end()
  }
}

const filter = await filterOf()
const { typesChecked } = await beginChecks(root, outcome)
await runVitest(filter, options, outcome)
await typesChecked
await run.end()
