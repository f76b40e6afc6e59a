import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { testFilter } from './testFilter'

const root = fileURLToPath(new URL('..', import.meta.url))

describe('The tests that are chosen on the command line', () => {
  it('are those of a module in all its layers', () =>
    expect(testFilter(root, ['tasks'])).toEqual([
      'contracts/tasks/',
      'command-service/tasks/',
      'projections/tasks/',
      'query-service/tasks/',
      'web/tasks/',
      'test/tasks/',
    ]))

  it('are those of a path as it stands, and all where none is chosen', () => {
    expect(testFilter(root, ['test/security', 'openPool.test.ts'])).toEqual(['test/security', 'openPool.test.ts'])
    expect(testFilter(root, [])).toEqual([])
  })

  it('are refused before anything runs where a name is no module, with the names that are', () => {
    const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/test.ts', 'taks'], {
      cwd: root,
      encoding: 'utf8',
    })
    expect(stdout).toMatch(/“taks” is no module and no path; the modules are .*\bcanvas, .*\btasks\b/)
    expect(stdout).not.toContain('› types')
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('0 passed, 1 failed, 0 skipped')
    expect(status).toBe(1)
  })
})
