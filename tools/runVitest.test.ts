import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Runs these files, by name, as `npm test` does, and gives what it printed at its end. */
function summaryOf(files: Record<string, string>) {
  mkdirSync(join(root, 'build'), { recursive: true })
  const folder = mkdtempSync(join(root, 'build', 'run-'))
  folders.push(folder)
  const tools = pathToFileURL(join(root, 'tools')).href
  const main = `
    import { Outcome } from '${tools}/outcome'
    import { runVitest } from '${tools}/runVitest'
    const outcome = new Outcome()
    await runVitest([], { root: '.', config: false, reporters: ['dot'] }, outcome)
    console.log('SUMMARY', JSON.stringify({ text: outcome.summary(), isGood: outcome.isGood() }))
    process.exit(0)`
  for (const [name, text] of Object.entries({ ...files, 'main.ts': main })) writeFileSync(join(folder, name), text)
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'main.ts'], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      TEST_RUN_FOLDER: folder,
      VITEST: undefined,
      VITEST_POOL_ID: undefined,
      VITEST_WORKER_ID: undefined,
    },
  })
  return JSON.parse(/SUMMARY (.*)/.exec(stdout)?.[1] ?? 'null') as { text: string; isGood: boolean }
}

const heading = `import { expect, it } from 'vitest'
import { existsSync, writeFileSync } from 'node:fs'
`
const steady = `${heading}it('holds', () => {})`
const broken = `${heading}it('does not hold', () => expect(1).toBe(2))`
/** Fails when it is run for the first time. */
const unsteady = (name: string) => `${heading}it('holds later', () => {
  if (existsSync('${name}.ran')) return
  writeFileSync('${name}.ran', '')
  expect(1).toBe(2)
})`

/** Leaves a world: the one of all files at first, its own where it runs alone. */
const leaving = (name: string) => `${heading}it('leaves a world', () => {
  const databaseUrl = existsSync('${name}.ran') ? '${name}' : 'of all, the guilty one too'
  writeFileSync('${name}.ran', '')
  const use = { databaseUrl, folder: './none', file: expect.getState().testPath }
  writeFileSync(process.env.TEST_RUN_FOLDER + '/worlds.jsonl', JSON.stringify(use) + '\\n', { flag: 'a' })
})`

describe('the run of all tests', () => {
  it('counts what passes alone at a second try as passed, and names it', () => {
    const { text, isGood } = summaryOf({ 'steady.test.ts': steady, 'unsteady.test.ts': unsteady('unsteady') })
    expect(isGood).toBe(true)
    expect(text).toContain('unsteady: to be mended):\n  unsteady.test.ts › holds later\n')
    expect(text).toMatch(/\n2 passed, 0 failed, 0 skipped$/)
  })

  it('fails for what fails twice, and for a file that cannot be read', () => {
    const { text, isGood } = summaryOf({
      'steady.test.ts': steady,
      'broken.test.ts': broken,
      'unreadable.test.ts': `import './missing'`,
    })
    expect(isGood).toBe(false)
    expect(text).not.toContain('unsteady')
    expect(text).toContain('  broken.test.ts › does not hold\n')
    expect(text).toMatch(/\n1 passed, 2 failed, 0 skipped$/)
  })

  it('names the file after which read models differ, by running those of its process one by one', () => {
    const { text, isGood } = summaryOf({
      'run.mjs': `console.log(JSON.stringify(process.argv[3].includes('guilty') ? ['a row'] : []))`,
      'guilty.test.ts': leaving('guilty'),
      'innocent.test.ts': leaving('innocent'),
    })
    expect(isGood).toBe(false)
    expect(text).toContain('read models equal a fresh rebuild: guilty.test.ts\n')
    expect(text).not.toContain('innocent.test.ts')
  })

  it('gives no second try where more than five files fail', () => {
    const files = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [`${name}.test.ts`, unsteady(name)])
    const { text, isGood } = summaryOf(Object.fromEntries(files))
    expect(isGood).toBe(false)
    expect(text).toMatch(/\n0 passed, 6 failed, 0 skipped$/)
  })
})
