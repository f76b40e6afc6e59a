import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

export type Child = { pid: number; output(): string; stop(): Promise<void> }

/** Starts this script as a process of its own, and resolves once it says where it is. */
export async function startChild(script: string, environment: Record<string, string>): Promise<Child> {
  const child = spawn(process.execPath, ['--disable-proto=delete', 'run.mjs', script], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'] as const,
  })
  running.add(child)
  const ended = once(child, 'exit').then(() => running.delete(child))
  let output = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (text) => {
      output += text
      if (output.includes('http://localhost')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`${script} did not start (${code})`)))
  })
  return {
    pid: child.pid ?? 0,
    output: () => output,
    stop: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
