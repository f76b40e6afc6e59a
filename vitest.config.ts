import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import type { InlineConfig } from 'vitest/node'
import { isolatedTests } from './tools/isolatedTests'
import { LongestFirst } from './tools/longestFirst'

const isolated = isolatedTests(import.meta.dirname)

const packaged = (path: string) => join(import.meta.dirname, 'node_modules', path)

const everywhere = {
  include: ['**/*.test.{ts,tsx}'],
  exclude: ['**/node_modules/**', 'web/dist/**', 'build/**', '.prumo/**'],
  environment: 'node',
  setupFiles: ['test/run/noteCost.ts', 'test/run/lengthen.ts'],
  alias: [
    // Node cannot load the icons' modules for bundlers: they name files without an ending.
    { find: /^@fluentui\/react-icons$/, replacement: packaged('@fluentui/react-icons/lib-cjs/index.js') },
    {
      find: /^@fluentui\/react-components$/,
      replacement: packaged('@fluentui/react-components/lib-commonjs/index.cjs'),
    },
  ],
  pool: 'forks',
  // What is waited for may take long on a machine that is busy; nothing is judged by it.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000 } },
} satisfies InlineConfig

export default defineConfig({
  test: {
    // Many tests wait for a browser, a broker or a process: three keep two cores busy, and more only make them wait.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    globalSetup: 'test/run/globalSetup.ts',
    projects: [
      // Starting a process and loading the product into it costs more than most of these tests.
      { test: { ...everywhere, name: 'shared', exclude: [...everywhere.exclude, ...isolated], isolate: false } },
      { test: { ...everywhere, name: 'isolated', include: isolated, isolate: true } },
    ],
  },
})
