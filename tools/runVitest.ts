import { type CliOptions, startVitest, type TestCase, type TestModule } from 'vitest/node'
import type { Outcome } from './outcome'

/**
 * Runs the tests of these paths (none: all), and tells the outcome of every test and of what went wrong outside of
 * tests.
 */
export async function runVitest(filter: string[], options: CliOptions, outcome: Outcome): Promise<void> {
  console.log('\n› vitest')
  try {
    const vitest = await startVitest('test', filter, { ...options, watch: false })
    const modules = vitest.state.getTestModules()
    for (const module of modules) tellModule(module, outcome)
    if (modules.length === 0) outcome.failed('vitest: no test file found')
    for (const error of vitest.state.getUnhandledErrors()) outcome.failed(`vitest: ${messageOf(error)}`)
    await vitest.close()
  } catch (error) {
    console.error(error)
    outcome.failed(`vitest: ${messageOf(error)}`)
  }
}

function tellModule(module: TestModule, outcome: Outcome) {
  for (const test of module.children.allTests()) tellTest(test, outcome)
  const suites = [...module.children.allSuites()]
  for (const error of [module, ...suites].flatMap((suite) => suite.errors())) {
    outcome.failed(`${module.relativeModuleId}: ${messageOf(error)}`)
  }
}

function tellTest(test: TestCase, outcome: Outcome) {
  const name = `${test.module.relativeModuleId} › ${test.fullName}`
  const result = test.result()
  if (result.state === 'passed') outcome.passed(name)
  else if (result.state === 'failed') outcome.failed(name)
  else if (result.state === 'skipped') outcome.skipped(result.note ?? `no reason given: ${name}`)
  else outcome.failed(`${name} (did not end)`)
}

const messageOf = (error: unknown) => String((error as { message?: unknown })?.message ?? error).split('\n')[0]
