import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'web/dist/**', 'build/**', '.prumo/**'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    globalSetup: 'test/globalSetup.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
