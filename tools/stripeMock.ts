import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { type Found, firstFound } from './firstFound'
import { canRun, onPath } from './programs'

/** Stripe’s own double: it holds parameters against Stripe’s description of its API, and always answers the same. */
type StripeMock = { url: string; stop(): Promise<void> }

const version = 'v0.203.0'
const name = 'stripe-mock'
const cache = join(homedir(), '.cache', 'prumo')

/** On this machine, else built by Go from its sources. */
export const findStripeMock = (): Promise<Found<StripeMock>> => firstFound(name, [installed, byGo])

async function installed(): Promise<Found<StripeMock>> {
  const program = onPath(name).find(canRun)
  return program ? { start: () => startOf(program) } : { reason: 'PATH has none' }
}

async function byGo(): Promise<Found<StripeMock>> {
  const folder = join(cache, `${name}-${version}`)
  const program = join(folder, name)
  if (!canRun(program)) {
    if (spawnSync('go', ['version']).status !== 0) return { reason: 'there is no Go on this machine' }
    if (!(await installInto(folder))) return { reason: 'Go could not install it' }
  }
  return { start: () => startOf(program) }
}

/** Into a folder of its own name first: half of it is never taken for the whole. */
async function installInto(folder: string): Promise<boolean> {
  await mkdir(cache, { recursive: true })
  const draft = await mkdtemp(`${folder}-`)
  try {
    const { status } = spawnSync('go', ['install', `github.com/stripe/${name}@${version}`], {
      env: { ...process.env, GOBIN: draft },
      timeout: 300_000,
    })
    if (status === 0) await rename(draft, folder).catch(() => {})
    return canRun(join(folder, name))
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function startOf(program: string): Promise<StripeMock> {
  const anyPort = '127.0.0.1:'
  const child = spawn(program, ['-http-addr', anyPort, '-https-addr', anyPort], { stdio: ['ignore', 'pipe', 'pipe'] })
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  const ended = once(child, 'exit').then(() => process.off('exit', endWithUs))
  return {
    url: `http://${await addressIn(child)}`,
    stop: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Where it says that it listens. */
const addressIn = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = ''
    const hear = (text: Buffer) => {
      output += text
      const [, address] = /HTTP at address: (\S+:\d+)/.exec(output) ?? []
      if (address) resolve(address)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', (code) => reject(new Error(`${name} ended (${code}): ${output}`)))
  })
