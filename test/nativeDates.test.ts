import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { sourceFiles } from './files/sourceFiles'

const root = fileURLToPath(new URL('..', import.meta.url))

it('SES-11 no field is the browser’s own for days or hours, which speaks the browser’s language', () => {
  const native = /type(=|:\s*)\{?['"](date|datetime-local|month|week|time)['"]/
  const found = sourceFiles().filter(
    (path) => /^web\/.*\.tsx$/.test(path) && native.test(readFileSync(root + path, 'utf8')),
  )
  expect(found).toEqual([])
})
