import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bundle } from './bundle.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const results = join(root, 'test', 'results')

let folder: string
let program: string
const write = (name: string, text: string) => writeFile(join(folder, name), text)
const run = (...words: string[]) =>
  spawnSync(process.execPath, ['run.mjs', program, ...words], { cwd: root, encoding: 'utf8' })

beforeEach(async () => {
  await mkdir(results, { recursive: true })
  folder = await mkdtemp(join(results, 'bundle-'))
  program = join(folder, 'program.ts')
  await write('word.ts', "export const word: string = 'prumo'\n")
  await write('program.ts', "import { word } from './word'\nconsole.log(word, process.argv.slice(2).join())\n")
})
afterEach(async () => {
  const made = join(root, 'build', folder.slice(root.length))
  for (const path of [folder, made]) await rm(path, { recursive: true, force: true })
})

describe('A program made into one module', () => {
  it('runs with the words that were given', () => expect(run('a', 'b').stdout).toBe('prumo a,b\n'))

  it('is made again when one of its sources has changed, and only then', async () => {
    const module = await bundle(program)
    await writeFile(module, `${await readFile(module, 'utf8')}\nconsole.log('kept')\n`)
    expect(run().stdout).toBe('prumo \nkept\n')
    // What is carried to another machine arrives with other times.
    await utimes(join(folder, 'word.ts'), 1_700_000_000, 1_700_000_000)
    expect(run().stdout).toBe('prumo \nkept\n')
    await write('word.ts', "export const word = 'plumb'\n")
    expect(run().stdout).toBe('plumb \n')
  })

  it('knows where its source is, and finds what lies beside it', async () => {
    await write('beside.txt', 'here')
    await write(
      'program.ts',
      "import { readFileSync } from 'node:fs'\nconsole.log(readFileSync(new URL('beside.txt', import.meta.url), 'utf8'))\n",
    )
    expect(run().stdout).toBe('here\n')
  })

  it('loads only on demand what it imports on demand, and the packages of that', async () => {
    await write('rare.ts', "import qrcode from 'qrcode-generator'\nexport const rare = typeof qrcode\n")
    await write('program.ts', "console.log(process.argv[2] ? (await import('./rare')).rare : 'without')\n")
    expect(run('a').stdout).toBe('function\n')
    expect(run().stdout).toBe('without\n')
    expect(await readFile(await bundle(program), 'utf8')).not.toContain('qrcode-generator')
  })

  it('holds the packages that every start loads, and looks for none of their files', async () => {
    await write('program.ts', "import ipaddr from 'ipaddr.js'\nconsole.log(ipaddr.isValid('::1'))\n")
    expect(run().stdout).toBe('true\n')
    expect(await readFile(await bundle(program), 'utf8')).not.toMatch(/(from|import|require\() ?["']ipaddr/)
  })

  it('means the same when its text is kept with one byte for each character', async () => {
    await write('program.ts', "console.log(/^[＝－]é→$/.test('＝é→'), /^👍$/u.test('👍'), '“👍”')\n")
    expect(run().stdout).toBe('true true “👍”\n')
    expect(await readFile(await bundle(program), 'utf8')).not.toMatch(/[^\0-\xff]/)
  })

  it('names the source in the stack of an error that is caught, also on demand', async () => {
    await write('rare.ts', "\nexport const rare = () => new Error('rarely')\n")
    await write('program.ts', "console.log((await import('./rare')).rare().stack)\n")
    expect(run().stdout).toMatch(/^Error: rarely\n {4}at \S+ \(\/.*rare\.ts:2:\d+\)\n/)
  })

  it('names file and line of its source where it fails', async () => {
    await write('program.ts', "\n\nthrow new Error('out of plumb')\n")
    const { status, stderr } = run()
    expect(status).toBe(1)
    expect(stderr).toMatch(/program\.ts:3/)
  })

  it('is not run where a source cannot be understood', async () => {
    await write('program.ts', 'const = 1\n')
    const { status, stderr } = run()
    expect(status).toBe(1)
    expect(stderr).toContain('program.ts')
  })
})
