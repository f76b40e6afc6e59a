import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { filesOfProduct } from './files/filesOfProduct'

const root = fileURLToPath(new URL('..', import.meta.url))
const steps = [...readFileSync(`${root}docs/a-change.md`, 'utf8').matchAll(/^ {3}`([^`]+)`\n {3}> (.+)$/gm)].map(
  ([, file = '', line = '']) => ({ file, line }),
)

/** The field in the spelling of code and in that of columns. */
const field = /\b(textColour|text_colour)\b/

describe('The page that walks a change', () => {
  it.each(steps)('quotes a line that stands in $file', ({ file, line }) => {
    expect(readFileSync(root + file, 'utf8')).toContain(line)
    expect(line).toMatch(field)
  })

  it('names every file of the product that names the field, and at most nine', () => {
    const files = filesOfProduct().filter((file) => field.test(readFileSync(root + file, 'utf8')))
    expect(files).toEqual(steps.map(({ file }) => file).sort())
    expect(files.length).toBeLessThanOrEqual(9)
  })
})
