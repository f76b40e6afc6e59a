import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The test files that take longest, in this order. Begun last, one of them would keep everybody waiting while it runs
 * alone.
 */
const longest = [
  'test/faults/faults.test.ts',
  'test/app/everyScreen.e2e.test.ts',
  'test/adversary/adversary.test.ts',
  'test/app/focus.e2e.test.ts',
  'test/projects/copyingKilled.test.ts',
  'test/reliability/storm.test.ts',
  'test/story.e2e.test.ts',
  'test/audit/forgeries/forgeries.test.ts',
  'test/security/accessMatrix.test.ts',
  'test/security/badInput.test.ts',
  'test/security/largestAppends.test.ts',
  'test/reliability/storesAtStart.test.ts',
]

/**
 * Runs the test files that take longest before all others, then isolated ones, then those that share processes, first
 * the ones with a browser. A shared process ends where the next file is isolated, so the two kinds are not mixed.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId, project }: TestSpecification) => {
      const rank = longest.findIndex((file) => moduleId.endsWith(file))
      if (rank !== -1) return rank
      return longest.length + (project.config.isolate ? 0 : moduleId.includes('.e2e.') ? 1 : 2)
    }
    return (await super.sort(files)).sort((a, b) => rankOf(a) - rankOf(b))
  }
}
