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

/** `npm start` in a built clone without data: the time until it says that it is ready, and its memory when idle. */
export const startUp: Measurement = async ({ say }) => {
  const folder = await mkdtemp(join(tmpdir(), 'prumo-bench-clone-'))
  try {
    say('cloning and building')
    const clone = await builtClone(folder)
    const ready: number[] = []
    const memory: number[] = []
    for (let start = 0; start < starts; start++) {
      say(`start ${start + 1}`)
      const began = performance.now()
      const prumo = await startedAt(clone, join(folder, `data-${start}`))
      ready.push(performance.now() - began)
      await sleep(idleMs)
      memory.push(await megabytesOf(prumo))
      await ended(prumo)
    }
    const name = 'Memory of node and Postgres when idle (PSS)'
    const measured = memory.every((megabytes) => megabytes > 0)
    return [
      atMost(4, {
        name: 'npm start of a built clone is ready',
        value: median(ready) / 1000,
        unit: 's',
        note: `a new database made on the way; the median of ${starts}`,
      }),
      measured
        ? atMost(400, { name, value: median(memory), unit: 'MB', note: 'with npm and all that it started' })
        : unmeasured(name, 'MB', '≤ 400', 'this system does not tell it'),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function builtClone(folder: string): Promise<string> {
  const clone = join(folder, 'prumo')
  run('git', ['clone', '--quiet', root, clone], folder)
  // What is installed is the same: hard links are as good as npm ci, and sooner.
  run('cp', ['-al', join(root, 'node_modules'), join(clone, 'node_modules')], folder)
  run('npm', ['run', '--silent', 'build'], clone)
  return clone
}

function run(command: string, options: string[], cwd: string) {
  const { status } = spawnSync(command, options, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${command} ${options[0]} ended with ${status}`)
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
