import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '@prumo/platform/postgres/embedded/freePort'
import { atMost, type Measurement, unmeasured } from './measurement'
import { median } from './statistics'

const root = fileURLToPath(new URL('../..', import.meta.url))
const [starts, idleMs] = [3, 5000]

/**
 * The time until `npm start` says that it is ready: in a clone where nothing is installed or built, then without data,
 * then with them. And the memory of the last when it is idle.
 */
export const startUp: Measurement = async ({ say }) => {
  const folder = await mkdtemp(join(tmpdir(), 'prumo-bench-clone-'))
  try {
    say('starting from nothing')
    const clone = cloneIn(folder)
    const first = await startedIn(clone, join(folder, 'data'))
    await ended(first.prumo)
    const ready: number[] = []
    const again: number[] = []
    const memory: number[] = []
    for (let start = 0; start < starts; start++) {
      say(`start ${start + 1}`)
      const data = join(folder, `data-${start}`)
      const { prumo, ms } = await startedIn(clone, data)
      ready.push(ms)
      await ended(prumo)
      const second = await startedIn(clone, data)
      again.push(second.ms)
      await sleep(idleMs)
      memory.push(await megabytesOf(second.prumo))
      await ended(second.prumo)
    }
    const name = 'Memory of node and Postgres when idle (PSS)'
    const measured = memory.every((megabytes) => megabytes > 0)
    return [
      atMost(35, {
        name: 'npm start of a new clone is ready',
        value: first.ms / 1000,
        unit: 's',
        note: 'installed and built on the way, once',
      }),
      atMost(4, {
        name: 'npm start of a built clone is ready',
        value: median(ready) / 1000,
        unit: 's',
        note: `a new database made on the way; the median of ${starts}`,
      }),
      atMost(1, {
        name: 'npm start of a built clone is ready again',
        value: median(again) / 1000,
        unit: 's',
        note: `on the database that it had made; the median of ${starts}`,
      }),
      measured
        ? atMost(150, { name, value: median(memory), unit: 'MB', note: 'with npm and all that it started' })
        : unmeasured(name, 'MB', '≤ 150', 'this system does not tell it'),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function cloneIn(folder: string): string {
  const clone = join(folder, 'prumo')
  const { status } = spawnSync('git', ['clone', '--quiet', root, clone], { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`git clone ended with ${status}`)
  return clone
}

async function startedIn(clone: string, dataFolder: string): Promise<{ prumo: ChildProcess; ms: number }> {
  const began = performance.now()
  const prumo = await startedAt(clone, dataFolder)
  return { prumo, ms: performance.now() - began }
}

async function startedAt(clone: string, dataFolder: string): Promise<ChildProcess> {
  const url = `http://localhost:${await freePort()}`
  const environment = { ...process.env, PORT: new URL(url).port, PRUMO_DATA: dataFolder, LOG_LEVEL: 'error' }
  const npm = spawn('npm', ['start'], { cwd: clone, env: environment, stdio: 'ignore', detached: true })
  while (npm.exitCode === null) {
    if (await fetch(`${url}/health/ready`).then(({ ok }) => ok, isNotThere)) return npm
    await sleep(20)
  }
  throw new Error(`npm start ended with ${npm.exitCode}`)
}

/** Nobody listens yet. */
const isNotThere = () => false

async function ended(npm: ChildProcess): Promise<void> {
  if (npm.pid) process.kill(-npm.pid, 'SIGTERM')
  await once(npm, 'exit')
}

/** The proportional set size of a process and all below it, 0 where the system does not tell. */
async function megabytesOf({ pid = 0 }: ChildProcess): Promise<number> {
  const parents = await parentsOfAll()
  const isBelow = (candidate: number): boolean =>
    candidate === pid || (parents.has(candidate) && isBelow(parents.get(candidate) ?? 0))
  const sizes = await Promise.all([...parents.keys()].filter(isBelow).map(pssOf))
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}

async function parentsOfAll(): Promise<Map<number, number>> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')))
  return new Map(pids.map((pid, index) => [Number(pid), Number(/\) \S (\d+)/.exec(stats[index] ?? '')?.[1] ?? 0)]))
}

async function pssOf(pid: number): Promise<number> {
  const memoryMap = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+) kB/m.exec(memoryMap)?.[1] ?? 0)
}
