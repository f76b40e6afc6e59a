import { readdirSync, readFileSync } from 'node:fs'

/** This process and all that descend from it. */
export function processTree(root: number): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
    } catch {
      // It has ended meanwhile.
    }
  }
  const tree = [root]
  for (const pid of tree) for (const [child, parent] of parents) if (parent === pid) tree.push(child)
  return tree
}

/** Freezes these processes; answers how they go on. */
export function freeze(pids: readonly number[]): () => void {
  const frozen = pids.filter((pid) => signalled(pid, 'SIGSTOP'))
  return () => {
    for (const pid of frozen) signalled(pid, 'SIGCONT')
  }
}

function signalled(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}
