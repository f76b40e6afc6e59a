import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { refusals } from '@prumo/contracts/index'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './files/sourceFiles'
import { textsExpectedIn } from './files/textsExpectedIn'

const root = fileURLToPath(new URL('..', import.meta.url))
/** The client expects what its doubles answer, the adversary expects any refusal, and this test makes some up. */
const meetingNone = /^(web\/|test\/adversary\/|test\/refusals\.test\.ts$)/

/** Those of these codes that nothing expects, alone or behind a status: `409 task.idTaken`. */
function unmet(codes: readonly string[], expected: readonly string[]): string[] {
  const met = new Set(expected.map((text) => text.replace(/^\d{3} /, '')))
  return codes.filter((code) => !met.has(code))
}

describe('A refusal', () => {
  it('is met by a test that expects its code', () => {
    const tests = sourceFiles().filter((path) => /\.test\.tsx?$/.test(path) && !meetingNone.test(path))
    expect(tests.length).toBeGreaterThan(400)
    const sources = tests.map((path) => ({ path, source: readFileSync(root + path, 'utf8') }))
    // Reading the syntax of a test takes long, and most tests expect no refusal.
    const naming = sources.filter(({ source }) => refusals.some((code) => source.includes(code)))
    const expected = naming.flatMap(({ path, source }) => textsExpectedIn(path, source))
    expect(unmet(refusals, expected)).toEqual([])
    expect(unmet([...refusals, 'task.madeUp'], expected)).toEqual(['task.madeUp'])
  })

  const code = 'task.madeUp'
  it.each([
    `given(added).when(remove).thenRefused('${code}', { task: 'Laje' })`,
    `expect(() => act()).toThrow(expect.objectContaining({ code: '${code}' }))`,
    `expect(codeOf(await ana.attempt('AddTask', { taskId }))).toBe('409 ${code}')`,
    `const refusal = ['${code}', { task: 'Laje' }] as const\ngiven().when(add).thenRefused(...refusal)`,
    `for (const [sent, refusal] of [[{}, '404 ${code}']]) expect(codeOf(await attempt(sent))).toBe(refusal)`,
    `it.each([['nothing', {}, '${code}']])('%s', (_, sent, refusal) => expect(codeOf(act(sent))).toBe(refusal))`,
  ])('is met by %s', (source) => expect(unmet([code], textsExpectedIn('a.test.ts', source))).toEqual([]))

  it.each([
    `// expect(codeOf(act())).toBe('${code}')`,
    `const all = ['${code}']\nexpect(all.length).toBe(1)`,
    `const act = () => {\n  throw new Refused('${code}')\n}\nawait expect(act).rejects.toThrow()`,
    `given().when(deny({ because: '${code}' })).then(denied)`,
    `it.each(['${code}'])('%s', (refusal) => expect(answerTo(refusal)).toBe('shown'))`,
    `const code = '${code}'\nexpect(act(code)).toMatchObject({ code: 'task.unknown' })`,
    `expect(act()).toEqual(['409 other.${code}', '${code}s'])`,
  ])('is met by none of %s', (source) => expect(unmet([code], textsExpectedIn('a.test.ts', source))).toEqual([code]))
})
