import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Verdict } from '@prumo/verify/verdictOn'
import { afterAll } from 'vitest'

/** prumo-verify as an outsider has it: a copy of its folder alone, in a folder for the tests of one file. */
export function verifierAlone() {
  const folder = mkdtempSync(join(tmpdir(), 'prumo-verify-'))
  const program = join(folder, 'alone', 'prumo-verify.mjs')
  cpSync(fileURLToPath(new URL('../../prumo-verify', import.meta.url)), join(folder, 'alone'), { recursive: true })
  afterAll(() => rmSync(folder, { recursive: true }))

  const run = (...given: string[]) => {
    const env = { PATH: process.env.PATH, LANG: 'en_US.UTF-8' }
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...given], { encoding: 'utf8', env })
    if (stderr !== '') throw new Error(stderr)
    return { status, output: stdout }
  }
  /** The same, in a thread: many files are judged sooner so than by a process each. */
  const runInThread = (...given: string[]) =>
    new Promise<{ status: number; output: string }>((resolve, reject) => {
      const thread = new Worker(program, { argv: given, stdout: true, env: { LANG: 'en_US.UTF-8' } })
      let output = ''
      thread.stdout.on('data', (text) => {
        output += text
      })
      thread.on('error', reject)
      thread.on('exit', (status) => resolve({ status, output }))
    })
  return {
    folder,
    run,
    runInThread,
    /** What it says of a file, as a program reads it. */
    judge: (...given: string[]): Verdict => JSON.parse(run(...given, '--json').output),
  }
}
