import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { sourceFiles } from './files/sourceFiles'

const root = fileURLToPath(new URL('..', import.meta.url))
const [mostOfFunction, mostOfFile] = [80, 250]
/** The recursion of RFC 6962 stands in a file alone, which a verifier can copy. */
const longFiles = ['prumo-verify/merkle.mjs']
const productFiles = sourceFiles().filter((path) => !path.startsWith('test/') && !path.includes('.test.'))

/** A line that opens a block of statements, and no object, type or list. */
const opening = /(?:=>|\)|\): [^={]+|^\s*\}\)?: .+) \{$/

/** How many lines each block of statements has. The formatter closes each at the indent that it began at. */
function blocksIn(source: string): { line: number; lines: number }[] {
  const lines = source.split('\n')
  return lines.flatMap((text, start) => {
    if (!opening.test(text)) return []
    const end = `${/^\s*/.exec(text)?.[0]}}`
    return [{ line: start + 1, lines: lines.slice(start + 1).findIndex((later) => later.startsWith(end)) + 2 }]
  })
}

const tooLong = (source: string) => blocksIn(source).filter(({ lines }) => lines > mostOfFunction)

it('No function has more than 80 lines', () => {
  const body = (lines: number) => '  act()\n'.repeat(lines)
  for (const start of [
    'function act() {',
    'const act = () => {',
    '): Promise<Act> {',
    '}: Acts) {',
    '}: Acts): Act {',
  ]) {
    expect(tooLong(`${start}\n${body(mostOfFunction - 2)}}\n`)).toEqual([])
    expect(tooLong(`${start}\n${body(mostOfFunction - 1)}}\n`)).toHaveLength(1)
  }
  const found = productFiles.flatMap((path) =>
    tooLong(readFileSync(root + path, 'utf8')).map(({ line, lines }) => `${path}:${line} has ${lines}`),
  )
  expect(found).toEqual([])
})

it('No file has more than 250 lines', () => {
  const linesOf = (path: string) => readFileSync(root + path, 'utf8').split('\n').length - 1
  expect(productFiles.length).toBeGreaterThan(1000)
  expect(productFiles.filter((path) => linesOf(path) > mostOfFile)).toEqual(longFiles)
})
