import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseCLI } from 'vitest/node'
import { buildWebIfStale } from './buildWeb'
import { findChromium } from './findChromium'
import { Outcome } from './outcome'
import { runVitest } from './runVitest'
import { testFilter } from './testFilter'

const root = process.cwd()
const outcome = new Outcome()

/** One of the checks that are not vitest's, counted as one test. */
async function check(name: string, passes: () => Promise<unknown>) {
  console.log(`\n› ${name}`)
  try {
    await passes()
    outcome.passed(name)
  } catch (error) {
    outcome.failed(name)
    console.error(error instanceof Error ? error.message : error)
  }
}

async function program(script: string, ...options: string[]) {
  const running = spawn(process.execPath, [join(root, 'node_modules', script), ...options], { stdio: 'inherit' })
  const [status] = await once(running, 'exit')
  if (status !== 0) throw new Error(`${script} ended with ${status}`)
}

/** What nobody could have meant ends it before anything runs. */
function chosen(words: string[]) {
  try {
    return testFilter(root, words)
  } catch (error) {
    outcome.failed(error instanceof Error ? error.message : String(error))
    return end()
  }
}

function end(): never {
  console.log(outcome.summary())
  process.exit(outcome.isGood() ? 0 : 1)
}

const { filter: words, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)])
const filter = chosen(words)
// In one thread the compiler takes half as much of a machine, which has other things to do meanwhile.
const typesChecked = check('types', () => program('typescript/bin/tsc', '--noEmit', '--singleThreaded'))
await check('lint', () => program('@biomejs/biome/bin/biome', 'check', '.'))
if (existsSync(join(root, 'web', 'index.html'))) await check('build', buildWebIfStale)
await check('browser', async () => {
  process.env.CHROMIUM_PATH = await findChromium()
})
await runVitest(filter, options, outcome)
await typesChecked
end()
