import { spawn } from 'node:child_process'

/** Keeps so many processors busy until the returned function is called, or this process ends. */
export function beginBusyLoops(count: number): () => void {
  const loops = Array.from({ length: count }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }))
  const end = () => {
    for (const loop of loops) loop.kill('SIGKILL')
  }
  process.once('exit', end)
  return end
}
