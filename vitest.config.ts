import { defineConfig } from 'vitest/config'
import type { InlineConfig } from 'vitest/node'
import { isolatedTests } from './tools/isolatedTests'
import { LongestFirst } from './tools/longestFirst'

const isolated = isolatedTests(import.meta.dirname)

const everywhere = {
  include: ['**/*.test.{ts,tsx}'],
  exclude: ['**/node_modules/**', 'web/dist/**', 'build/**', '.prumo/**'],
  environment: 'node',
  pool: 'forks',
  // What is waited for may take long on a machine that is busy; nothing is judged by it.
  testTimeout: 120_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
} satisfies InlineConfig

export default defineConfig({
  test: {
    // Many tests wait for a browser, a broker or a process: four keep two cores busy.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    globalSetup: 'test/run/globalSetup.ts',
    projects: [
      // Starting a process and loading the product into it costs more than most of these tests.
      { test: { ...everywhere, name: 'shared', exclude: [...everywhere.exclude, ...isolated], isolate: false } },
      { test: { ...everywhere, name: 'isolated', include: isolated, isolate: true } },
    ],
  },
})
