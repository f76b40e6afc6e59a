import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { isolatedTests } from './isolatedTests'

const isolated = isolatedTests(fileURLToPath(new URL('..', import.meta.url)))

it('isolates tests that replace a module or a global, and those whose helpers do', () => {
  expect(isolated).toContain('web/discussion/sendFile.test.ts')
  expect(isolated).toContain('test/reliability/storm.test.ts')
  expect(isolated).toContain('test/faults/faults.test.ts')
})

it('leaves all others to share a process', () => {
  expect(isolated).not.toContain('command-service/tasks/plan.test.ts')
  expect(isolated.filter((path) => path.includes('node_modules'))).toEqual([])
})
