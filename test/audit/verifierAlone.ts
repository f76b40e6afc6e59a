import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Verdict } from '@prumo/verify/verdictOn'
import { afterAll } from 'vitest'

/** prumo-verify as an outsider has it: a copy of its folder alone, in a folder for the tests of one file. */
export function verifierAlone() {
  const folder = mkdtempSync(join(tmpdir(), 'prumo-verify-'))
  const program = join(folder, 'alone', 'prumo-verify.mjs')
  cpSync(fileURLToPath(new URL('../../prumo-verify', import.meta.url)), join(folder, 'alone'), { recursive: true })
  let thread: Worker | undefined
  let turn = 0
  afterAll(async () => {
    await thread?.terminate()
    rmSync(folder, { recursive: true })
  })

  const run = (...given: string[]) => {
    const env = { PATH: process.env.PATH, LANG: 'en_US.UTF-8' }
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...given], { encoding: 'utf8', env })
    if (stderr !== '') throw new Error(stderr)
    return { status, output: stdout }
  }
  /** The same, in a thread that stays: many files are judged sooner so than by a process each. */
  const runInThread = async (...given: string[]): Promise<{ status: number; output: string }> => {
    thread ??= new Worker(new URL('judgingThread.mjs', import.meta.url), {
      workerData: pathToFileURL(program).href,
      env: { LANG: 'en_US.UTF-8' },
    })
    thread.postMessage({ turn: turn++, given })
    const [ended] = await once(thread, 'message')
    return ended
  }
  return {
    folder,
    run,
    runInThread,
    /** What it says of a file, as a program reads it. */
    judge: (...given: string[]): Verdict => JSON.parse(run(...given, '--json').output),
  }
}
