import { afterAll, describe, inject, it, type RunnerTestSuite } from 'vitest'
import { type BackendResult, recordBackend } from './matrix'

export type Backend = Pick<BackendResult, 'backend' | 'kind'> & {
  /** Why it cannot be had here, if so. */
  missing?: string | undefined
  /** Its name in REQUIRE_REAL, a comma list: then it may not be missing. */
  requiredAs?: string
}

/** The tests of an adapter on a backend. Their result is a row of the matrix; a missing backend is one skipped test. */
export function matrixSuite({ missing, requiredAs, ...backend }: Backend & { port: string }, tests: () => void): void {
  describe(`${backend.port} on ${backend.backend} (${backend.kind})`, () => {
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from this pattern that the first argument is not used
    afterAll(({}, suite) => {
      const why = missing && { why: missing }
      recordBackend(inject('matrixFolder'), { ...backend, ...tally(suite as RunnerTestSuite), ...why })
    })
    if (missing === undefined) return tests()
    it('can be had', (context) => {
      if (requiredAs && (process.env.REQUIRE_REAL ?? '').split(',').includes(requiredAs)) throw new Error(missing)
      context.skip(missing)
    })
  })
}

type Tally = Pick<BackendResult, 'passed' | 'failed' | 'skipped'>

function tally(suite: RunnerTestSuite): Tally {
  const sum = { passed: 0, failed: 0, skipped: 0 }
  for (const task of suite.tasks) {
    const { passed, failed, skipped } = task.type === 'suite' ? tally(task) : outcomeOf(task)
    sum.passed += passed
    sum.failed += failed
    sum.skipped += skipped
  }
  return sum
}

function outcomeOf({ mode, result }: RunnerTestSuite['tasks'][number]): Tally {
  const failed = result?.state === 'fail' ? 1 : 0
  const skipped = mode !== 'run' || result?.state === 'skip' ? 1 : 0
  return { passed: 1 - failed - skipped, failed, skipped }
}
