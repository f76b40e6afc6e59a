import { expect, it } from 'vitest'
import { leavesProject } from './leavesProject'

it.each([
  ['/projects/1/files', '', false],
  ['/projects/1', '', false],
  ['/projects/1/board/7', '?tag=asOf', false],
  ['/projects/1/files', '?asOf=2026-01-02', true],
  ['/projects/12/files', '', true],
  ['/projects', '', true],
  ['/signin', '?next=%2Fprojects%2F1', true],
])('COM-03 of a project to which files are sent, %s%s leads out: %s', (pathname, search, leads) => {
  expect(leavesProject('1', { pathname, search })).toBe(leads)
})
