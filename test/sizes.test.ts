import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './files/sourceFiles'
import { piecesOf, syntaxOf } from './files/syntaxOf'

const root = fileURLToPath(new URL('..', import.meta.url))
const mostOfFile = 250
/** Most of what is long in the client is what a component draws. */
const mostOfFunction = (path: string) => (path.startsWith('web/') ? 80 : 60)
/** The recursion of RFC 6962 stands in a file alone, which a verifier can copy. */
const longFiles = ['prumo-verify/merkle.mjs']
const productFiles = sourceFiles().filter((path) => !path.startsWith('test/') && !path.includes('.test.'))

/** On which line each function begins, and how many lines it has, from its first parameter to its end. */
function functionsIn(path: string, source: string): { line: number; lines: number }[] {
  const lineAt = (place: number) => source.slice(0, place).split('\n').length
  return piecesOf(syntaxOf(path, source))
    .filter(({ type, body }) => /Function/.test(type) && body)
    .map(({ start, end }) => ({ line: lineAt(start), lines: lineAt(end) - lineAt(start) + 1 }))
}

/** Most files are shorter than the longest function may be: none of these is read for its functions. */
function tooLong(path: string, source: string) {
  const most = mostOfFunction(path)
  return linesIn(source) > most ? functionsIn(path, source).filter(({ lines }) => lines > most) : []
}

const linesIn = (source: string) => source.split('\n').length - 1

it('No function has more than 60 lines, or 80 in the client', () => {
  const found = productFiles.flatMap((path) =>
    tooLong(path, readFileSync(root + path, 'utf8')).map(({ line, lines }) => `${path}:${line} has ${lines}`),
  )
  expect(found).toEqual([])
})

describe.each(['web/a.tsx', 'platform/a.ts'])('A function of %s', (path) => {
  /** A source of so many lines between its first and its last. */
  const source = (lines: number, first: string, line: string, last: string) =>
    `// Above\n${first}\n${`${line}\n`.repeat(lines - 2)}${last}\n`

  it.each([
    ['a block', 'function act() {', '  act()', '}'],
    ['a block under a name', 'const act = async () => {', '  act()', '}'],
    ['a block of a method', 'const acts = { act() {', '  act()', '} }'],
    ['a type on the line of its block', 'function act(): Promise<Act> {', '  act()', '}'],
    ['an object', 'const act = () => ({', '  ...act(),', '})'],
    ['a list', 'const act = () => [', '  act(),', ']'],
    ['one expression', 'const act = () =>', '  act() ||', '  act()'],
    ['its parameters', 'function act([', '  ,', ']: Acts) {}'],
  ])('has every line of %s', (_, first, line, last) => {
    const most = mostOfFunction(path)
    const [kept, long] = [most, most + 1].map((lines) => tooLong(path, source(lines, first, line, last)))
    expect([kept, long]).toEqual([[], [{ line: 2, lines: most + 1 }]])
  })

  it.each([
    ['a table', 'const table = {', "  ...{ word: 'text' },", '}'],
    ['a list of functions', 'const table = [', '  () => act(),', ']'],
    ['a type', 'type Act = [', '  act: () => void,', ']'],
  ])('is not %s', (_, first, line, last) => expect(tooLong(path, source(500, first, line, last))).toEqual([]))
})

it('No file has more than 250 lines', () => {
  expect(productFiles.length).toBeGreaterThan(1000)
  expect(productFiles.filter((path) => linesIn(readFileSync(root + path, 'utf8')) > mostOfFile)).toEqual(longFiles)
})
