import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'
import { keepRunning } from './keepRunning'

/** A process in the place of a Postgres. */
async function serving() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  await once(child, 'spawn')
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, pid: child.pid ?? 0, port: 5000 }
}
const watching = () => {
  const lines: string[] = []
  const watch = {
    died: (times: number) => void lines.push(`died ${times}`),
    lost: (why: string) => void lines.push(why),
  }
  return { lines, watch }
}

it('a Postgres that died is started again on its port, five times, and then it is given up', async () => {
  const { lines, watch } = watching()
  let postgres = await serving()
  const ports: number[] = []
  const kept = keepRunning(
    postgres,
    async (port) => {
      ports.push(port)
      postgres = await serving()
      return postgres
    },
    watch,
  )
  for (let times = 1; times <= 6; times++) {
    const before = lines.length
    postgres.child.kill('SIGKILL')
    await expect.poll(() => lines.length).toBeGreaterThan(before)
    await expect.poll(() => ports.length).toBe(Math.min(times, 5))
  }
  expect(lines).toEqual([...[1, 2, 3, 4, 5].map((times) => `died ${times}`), 'it died 6 times within ten minutes'])
  expect(ports).toEqual(Array(5).fill(5000))
  await kept.stop()
})

it('one that does not start, or comes up where nobody looks for it, is given up', async () => {
  for (const [start, why] of [
    [() => Promise.reject(new Error('no room')), 'no room'],
    [async () => ({ ...(await serving()), port: 5001 }), 'port 5000 was taken meanwhile'],
  ] as const) {
    const { lines, watch } = watching()
    const postgres = await serving()
    const kept = keepRunning(postgres, start, watch)
    postgres.child.kill('SIGKILL')
    await expect.poll(() => lines).toEqual(['died 1', why])
    await kept.stop()
  }
})

it('one that is stopped on purpose stays stopped', async () => {
  const { lines, watch } = watching()
  const postgres = await serving()
  await keepRunning(postgres, () => Promise.reject(new Error('started again')), watch).stop()
  postgres.child.kill('SIGKILL')
  await new Promise((resolve) => setTimeout(resolve, 1200))
  expect(lines).toEqual([])
})
