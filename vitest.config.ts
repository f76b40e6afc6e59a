import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/longestFirst'

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'web/dist/**', 'build/**', '.prumo/**'],
    environment: 'node',
    pool: 'forks',
    // Many tests wait for a browser, a broker or a process: three keep two cores busy.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    globalSetup: 'test/globalSetup.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // What is waited for may take long on a machine that is busy; nothing is judged by it.
    expect: { poll: { timeout: 15_000 } },
  },
})
