import { relative } from 'node:path'
import { type CliOptions, createVitest, type TestCase, type TestModule, type Vitest } from 'vitest/node'
import { takeWorlds } from '../test/run/sharedWorlds'
import { differingWorlds } from './differingWorlds'
import type { Outcome } from './outcome'

/** A machine that is busy makes a few files fail; what makes more of them fail is no matter of chance. */
const mostSecondTries = 5

/** Of the rows that differ, no more characters than this are printed. */
const mostShown = 4000

/**
 * Runs the tests of these paths (none: all), and tells the outcome of every test and of what went wrong outside of
 * tests. A few files that fail are run a second time, each alone: what passes then is named as unsteady.
 */
export async function runVitest(filter: string[], options: CliOptions, outcome: Outcome): Promise<void> {
  console.log('\n› vitest')
  try {
    const vitest = await createVitest('test', { ...options, watch: false })
    await vitest.start(filter)
    const modules = vitest.state.getTestModules()
    if (modules.length === 0) outcome.failed('vitest: no test file found')
    for (const error of vitest.state.getUnhandledErrors()) outcome.failed(`vitest: ${messageOf(error)}`)
    for (const module of await secondTries(vitest, modules, outcome)) tellModule(module, outcome)
    await compareSharedWorlds(vitest, outcome)
    await vitest.close()
  } catch (error) {
    console.error(error)
    outcome.failed(`vitest: ${messageOf(error)}`)
  }
}

/**
 * Compares what processes of tests have left with a rebuild. Where it differs, the files of that process run again,
 * each with a Prumo of its own: so the one that makes the difference is named.
 */
async function compareSharedWorlds(vitest: Vitest, outcome: Outcome): Promise<void> {
  const folder = process.env.TEST_RUN_FOLDER
  if (!folder) return
  for (const { files, differences } of await differingWorlds(takeWorlds(folder))) {
    console.log(`\n› read models differ from a rebuild: ${JSON.stringify(differences).slice(0, mostShown)}`)
    const culprits: string[] = []
    for (const file of files) {
      await vitest.runTestSpecifications(vitest.getModuleSpecifications(file))
      if ((await differingWorlds(takeWorlds(folder))).length > 0) culprits.push(relative(vitest.config.root, file))
    }
    const names = culprits.length > 0 ? culprits : [`several files together: ${files.join(', ')}`]
    for (const name of names) outcome.failed(`read models equal a fresh rebuild: ${name}`)
  }
}

/** The modules, each as it was when it was run last. */
async function secondTries(vitest: Vitest, modules: TestModule[], outcome: Outcome): Promise<TestModule[]> {
  const failing = modules.filter((module) => !module.ok())
  if (failing.length > mostSecondTries) return modules
  const latest = new Map(modules.map((module) => [module.id, module]))
  for (const module of failing) {
    const failures = failuresOf(module)
    console.log(`\n› once more, alone: ${module.relativeModuleId}`)
    const { testModules } = await vitest.runTestSpecifications([module.toTestSpecification()])
    const again = testModules.find(({ id }) => id === module.id)
    if (!again) continue
    latest.set(module.id, again)
    const remaining = failuresOf(again)
    for (const name of failures) if (!remaining.includes(name)) outcome.unsteady(name)
  }
  return [...latest.values()]
}

function failuresOf(module: TestModule): string[] {
  if (module.ok()) return []
  const failed = [...module.children.allTests()].filter((test) => test.result().state === 'failed')
  return failed.length ? failed.map(nameOf) : [module.relativeModuleId]
}

function tellModule(module: TestModule, outcome: Outcome) {
  for (const test of module.children.allTests()) tellTest(test, outcome)
  const suites = [...module.children.allSuites()]
  for (const error of [module, ...suites].flatMap((suite) => suite.errors())) {
    outcome.failed(`${module.relativeModuleId}: ${messageOf(error)}`)
  }
}

function tellTest(test: TestCase, outcome: Outcome) {
  const name = nameOf(test)
  const result = test.result()
  if (result.state === 'passed') outcome.passed(name)
  else if (result.state === 'failed') outcome.failed(name)
  else if (result.state === 'skipped') outcome.skipped(result.note ?? `no reason given: ${name}`)
  else outcome.failed(`${name} (did not end)`)
}

const nameOf = (test: TestCase) => `${test.module.relativeModuleId} › ${test.fullName}`

const messageOf = (error: unknown) => String((error as { message?: unknown })?.message ?? error).split('\n')[0]
