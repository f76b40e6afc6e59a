import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('prumoProcess.ts', import.meta.url))
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) killGroup(child)
})

function killGroup({ pid }: ChildProcess) {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

export type PrumoChild = {
  pid: number
  /** Kills the process and its group at once, like a power cut. With a pid file, it kills that Postgres first. */
  kill(postmasterFile?: string): Promise<void>
}

/** Starts Prumo as a process of its own and resolves once it answers. */
export async function startPrumoChild(environment: Record<string, string>): Promise<PrumoChild> {
  const child = spawn(process.execPath, ['--disable-proto=delete', 'run.mjs', script], {
    env: { ...process.env, ...environment },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const exit = once(child, 'exit').then(() => running.delete(child))
  let output = ''
  child.stderr?.on('data', (text) => {
    output += text
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (text) => {
      output += text
      if (output.includes('Prumo: http')) resolve()
    })
    child.once('exit', () => reject(new Error(`Prumo did not start: ${output}`)))
  })
  return {
    pid: child.pid ?? 0,
    kill: async (postmasterFile) => {
      if (postmasterFile) process.kill(Number(readFileSync(postmasterFile, 'utf8').split('\n')[0]), 'SIGKILL')
      killGroup(child)
      await exit
    },
  }
}
