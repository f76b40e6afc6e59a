import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
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

const entries = { command: 'command-service/main.ts', query: 'query-service/main.ts' }
const withKafka = { projections: 'projections/main.ts', relay: 'relay.ts' }
const root = fileURLToPath(new URL('../..', import.meta.url))

/** The processes of the distributed form, two of each, behind a proxy. Without Kafka one worker follows the log by itself. */
export async function startCluster(environment: Record<string, string>, port: number): Promise<Cluster> {
  const kinds = environment.KAFKA_BROKERS
    ? Object.entries({ ...entries, ...withKafka }).flatMap(([kind, entry]) => [1, 2].map((n) => ({ kind, n, entry })))
    : [
        ...Object.entries(entries).flatMap(([kind, entry]) => [1, 2].map((n) => ({ kind, n, entry }))),
        { kind: 'projections', n: 1, entry: withKafka.projections },
      ]
  const url = `http://localhost:${port}`
  const processes = new Map<string, ClusterProcess>()
  for (const { kind, n, entry } of kinds)
    processes.set(`${kind}-${n}`, await clusterProcess(entry, { ...environment, PUBLIC_URL: url, TRUST_PROXY: 'true' }))
  // The first of all makes the schema, and the tables of the read models.
  const [first, ...others] = [...processes.values()]
  await first?.start()
  await Promise.all(others.map((one) => one.start()))

  const portsOf = (kind: string) =>
    [...processes].flatMap(([name, { port: own }]) => (name.startsWith(`${kind}-`) ? [own] : []))
  const front = createServer(proxy({ command: portsOf('command'), query: portsOf('query') }))
  front.listen(port)
  await once(front, 'listening')
  return {
    url,
    processes,
    stop: async () => {
      front.close()
      front.closeAllConnections()
      await Promise.all([...processes.values()].map((one) => one.stop()))
    },
  }
}

async function clusterProcess(entry: string, environment: Record<string, string>): Promise<ClusterProcess> {
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
      const options = ['--disable-proto=delete', '--import', 'tsx', entry]
      const started = spawn(process.execPath, options, {
        ...{ cwd: root, stdio: ['ignore', 'pipe', 'inherit'] as const },
        env: { ...process.env, ...environment, PORT: String(port) },
      })
      child = started
      await new Promise<void>((resolve, reject) => {
        started.stdout?.on('data', (text) => String(text).includes('http://localhost') && resolve())
        started.once('exit', (code) => reject(new Error(`${entry} did not start (${code})`)))
      })
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}
