import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Kills all processes of Postgres at once, like a power cut. Stopped first, it cannot make new ones. */
export function killPostmaster(postmaster: number): void {
  if (!signal(postmaster, process.platform === 'win32' ? 'SIGKILL' : 'SIGSTOP')) return
  for (const pid of [...childrenOf(postmaster), postmaster]) signal(pid, 'SIGKILL')
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    return process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
    throw error
  }
}

function childrenOf(pid: number): number[] {
  if (process.platform === 'win32') return [] // They notice the end of their postmaster and exit.
  if (process.platform === 'linux') {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
  }
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  return table
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child, parent]) => (parent === pid && child ? [child] : []))
}
