import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildWebIfStale } from './buildWeb'
import { findChromium } from './findChromium'
import type { Outcome } from './outcome'

/** Types, lint, build and browser: each counts as one test. Types go on beside what comes next. */
export async function beginChecks(root: string, outcome: Outcome): Promise<{ typesChecked: Promise<void> }> {
  const check = (name: string, passes: () => Promise<unknown>) => checked(outcome, name, passes)
  const program = (script: string, ...options: string[]) => runProgram(root, script, options)
  // In one thread the compiler takes half as much of a machine, which has other things to do meanwhile.
  const typesChecked = check('types', () => program('typescript/bin/tsc', '--noEmit', '--singleThreaded'))
  await check('lint', () => program('@biomejs/biome/bin/biome', 'check', '.'))
  await buildForTests(root, outcome)
  return { typesChecked }
}

/** What tests of screens need. */
async function buildForTests(root: string, outcome: Outcome): Promise<void> {
  if (existsSync(join(root, 'web', 'index.html'))) await checked(outcome, 'build', buildWebIfStale)
  await checked(outcome, 'browser', async () => {
    process.env.CHROMIUM_PATH = await findChromium()
  })
}

async function checked(outcome: Outcome, name: string, passes: () => Promise<unknown>): Promise<void> {
  console.log(`\n› ${name}`)
  try {
    await passes()
    outcome.passed(name)
  } catch (error) {
    outcome.failed(name)
    console.error(error instanceof Error ? error.message : error)
  }
}

async function runProgram(root: string, script: string, options: string[]): Promise<void> {
  const running = spawn(process.execPath, [join(root, 'node_modules', script), ...options], { stdio: 'inherit' })
  const [status] = await once(running, 'exit')
  if (status !== 0) throw new Error(`${script} ended with ${status}`)
}
