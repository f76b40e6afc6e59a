import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from '@prumo/platform/postgres/embedded/freePort'
import { proxy } from './proxy'

export type Cluster = {
  url: string
  processes: ReadonlyMap<string, ClusterProcess>
  stop(): Promise<void>
}

export type ClusterProcess = {
  port: number
  /** Ends it at once, as a power cut would; it stays away until `start`. */
  kill(): Promise<void>
  /** Asks it to end, and waits until what is under way is finished. */
  stop(): Promise<void>
  start(): Promise<void>
  pid(): number | undefined
}

/** The program of each kind of process, and how many of it there are. */
export type Entries = Record<string, { program: string; count: number }>

const services: Entries = {
  command: { program: 'command-service/main.ts', count: 2 },
  query: { program: 'query-service/main.ts', count: 2 },
}
/** Without Kafka one worker follows the log by itself. */
const followingLog: Entries = { projections: { program: 'projections/main.ts', count: 1 } }
const followingKafka: Entries = {
  projections: { program: 'projections/main.ts', count: 2 },
  relay: { program: 'relay.ts', count: 2 },
}
const root = fileURLToPath(new URL('../..', import.meta.url))
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** The processes of the distributed form, two of each, or these `entries`, behind a proxy. */
export async function startCluster(
  environment: Record<string, string>,
  port: number,
  entries: Entries = { ...services, ...(environment.KAFKA_BROKERS ? followingKafka : followingLog) },
): Promise<Cluster> {
  const kinds = Object.entries(entries).flatMap(([kind, { program, count }]) =>
    Array.from({ length: count }, (_, index) => ({ name: `${kind}-${index + 1}`, program })),
  )
  const url = `http://localhost:${port}`
  const processes = new Map<string, ClusterProcess>()
  // They believe the proxy, so nobody else may reach them.
  const behindProxy = { ...environment, PUBLIC_URL: url, HOST: '127.0.0.1', TRUST_PROXY: '1' }
  for (const { name, program } of kinds) processes.set(name, await clusterProcess(name, program, behindProxy))
  // The first of all makes the schema, and the tables of the read models.
  const [first, ...others] = [...processes.values()]
  await first?.start()
  await Promise.all(others.map((service) => service.start()))

  const portsOf = (kind: string) =>
    [...processes].flatMap(([name, { port: itsPort }]) => (name.startsWith(`${kind}-`) ? [itsPort] : []))
  const front = createServer(proxy({ command: portsOf('command'), query: portsOf('query') }))
  front.listen(port)
  await once(front, 'listening')
  return {
    url,
    processes,
    stop: async () => {
      front.close()
      front.closeAllConnections()
      await Promise.all([...processes.values()].map((service) => service.stop()))
    },
  }
}

async function clusterProcess(
  name: string,
  program: string,
  environment: Record<string, string>,
): Promise<ClusterProcess> {
  const port = await freePort()
  let child: ChildProcess | undefined
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return {
    port,
    pid: () => child?.pid,
    start: async () => {
      const options = ['--disable-proto=delete', 'run.mjs', program]
      const started = spawn(process.execPath, options, {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'] as const,
        env: { ...process.env, ...environment, PORT: String(port) },
      })
      child = started
      running.add(started)
      started.once('exit', () => running.delete(started))
      let complaint = ''
      started.stderr.on('data', (text) => {
        process.stderr.write(text)
        complaint = (complaint + text).slice(-2000)
      })
      await new Promise<void>((resolve, reject) => {
        createInterface({ input: started.stdout }).on('line', (line) => {
          if (isLogged(line)) process.stderr.write(`${name} ${line}\n`)
          else if (line.includes('http://localhost')) resolve()
        })
        started.once('close', (code) => reject(new Error(`${program} did not start (${code}): ${complaint}`)))
      })
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

/** What a process logs are lines of JSON; what it says besides is meant for whoever started it. */
const isLogged = (line: string) => line.startsWith('{')
