import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

it('A program that was asked for runs in the process that saw that all is installed, with its own words', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'prumo-program-'))
  try {
    const program = join(folder, 'program.mjs')
    await writeFile(program, 'console.log(JSON.stringify([process.pid, ...process.argv.slice(1)]))\n')
    const words = ['tools/ensureInstalled.mjs', '--with-tools', program, '--demo', '--with-tools']
    const { pid, stdout } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' })
    expect(JSON.parse(stdout)).toEqual([pid, program, '--demo', '--with-tools'])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
