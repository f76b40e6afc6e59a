import { afterAll, onTestFinished, TestRunner } from 'vitest'

/**
 * Does this after the test that runs now; where none runs yet, after all tests of the file. `afterAll` alone forgets
 * what a running test gives it.
 */
export function atEnd(work: () => unknown): void {
  const done = async () => void (await work())
  if (TestRunner.getCurrentTest()) onTestFinished(done)
  else afterAll(done)
}
