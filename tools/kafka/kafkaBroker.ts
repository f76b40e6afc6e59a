import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { kafkaJars } from './kafkaJars'

/** A real Kafka. What is given by KAFKA_BROKERS is somebody else's: it has no `power`. */
export type KafkaBroker = {
  brokers: string[]
  power?: {
    /** kill -9. */
    kill(): Promise<void>
    /** On the same ports and the same data. */
    start(): Promise<void>
  }
  stop(): Promise<void>
}

/** Where a Kafka can be had: how it is started, or why there is none. */
export type KafkaFound = { start(): Promise<KafkaBroker> } | { reason: string }

/** The brokers of KAFKA_BROKERS (a comma list), else one of our own on Java, from Maven Central. */
export async function findKafka(): Promise<KafkaFound> {
  const given = process.env.KAFKA_BROKERS
  if (given) return { start: async () => ({ brokers: given.split(','), stop: async () => {} }) }
  try {
    const jars = await kafkaJars()
    return { start: () => startBroker(jars) }
  } catch (error) {
    return { reason: `no Kafka: ${(error as Error).message}` }
  }
}

/** Whether a test that only a real Kafka can pass may not be skipped here. */
export const isKafkaRequired = () => (process.env.REQUIRE_REAL ?? '').split(',').includes('kafka')

async function startBroker(jars: string): Promise<KafkaBroker> {
  const folder = await mkdtemp(join(tmpdir(), 'prumo-kafka-'))
  const [port, controllerPort] = await freePorts()
  const properties = join(folder, 'server.properties')
  await writeFile(properties, propertiesOf(folder, port, controllerPort))
  await writeFile(join(folder, 'log4j.properties'), logging)
  const run = (mainClass: string, ...rest: string[]) => runJava(jars, folder, mainClass, rest)

  const uuid = randomBytes(16).toString('base64url').replace(/^-/, 'A')
  const [status] = await once(run('kafka.tools.StorageTool', 'format', '-t', uuid, '-c', properties), 'exit')
  if (status !== 0) throw new Error(`Kafka's folder could not be made: ${await said(folder)}`)

  let broker: ChildProcess | undefined
  const start = async () => {
    broker = run('kafka.Kafka', properties)
    await answering(port, broker).catch(async () => {
      throw new Error(`Kafka did not start: ${await said(folder)}`)
    })
  }
  const kill = async () => {
    if (!broker || broker.exitCode !== null || broker.signalCode !== null) return
    const gone = once(broker, 'exit')
    broker.kill('SIGKILL')
    await gone
  }
  await start()
  return {
    brokers: [`127.0.0.1:${port}`],
    power: { kill, start },
    stop: async () => {
      await kill()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function runJava(jars: string, folder: string, mainClass: string, rest: string[]): ChildProcess {
  const memory = ['-Xmx512m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xshare:auto']
  const log = [`-Dlog4j.configuration=file:${join(folder, 'log4j.properties')}`]
  const child = spawn('java', [...memory, ...log, '-cp', `${jars}/*`, mainClass, ...rest], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const to = createWriteStream(join(folder, 'output'), { flags: 'a' })
  child.stdout?.pipe(to, { end: false })
  child.stderr?.pipe(to, { end: false })
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  child.once('exit', () => process.off('exit', endWithUs))
  return child
}

/** Kafka opens its port when it is ready to serve. */
async function answering(port: number, broker: ChildProcess): Promise<void> {
  while (broker.exitCode === null && broker.signalCode === null) {
    const socket = connect(port, '127.0.0.1')
    const answers = await Promise.race([
      once(socket, 'connect').then(
        () => true,
        () => false,
      ),
      pause(1000, false),
    ])
    socket.destroy()
    if (answers) return
    await pause(50)
  }
  throw new Error('it ended')
}

const said = async (folder: string) => (await readFile(join(folder, 'output'), 'utf8').catch(() => '')).slice(-2000)

async function freePorts(): Promise<[number, number]> {
  const servers = [createServer(), createServer()] as const
  const ports = await Promise.all(
    servers.map(async (server) => {
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      return (server.address() as { port: number }).port
    }),
  )
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return [ports[0] ?? 0, ports[1] ?? 0]
}

const logging = `
log4j.rootLogger=WARN, out
log4j.appender.out=org.apache.log4j.ConsoleAppender
log4j.appender.out.layout=org.apache.log4j.PatternLayout
log4j.appender.out.layout.ConversionPattern=%d %p %c: %m%n
`

const propertiesOf = (folder: string, port: number, controllerPort: number) => `
process.roles=broker,controller
node.id=1
controller.quorum.voters=1@127.0.0.1:${controllerPort}
controller.listener.names=CONTROLLER
listeners=PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controllerPort}
advertised.listeners=PLAINTEXT://127.0.0.1:${port}
listener.security.protocol.map=PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT
log.dirs=${join(folder, 'data')}
offsets.topic.replication.factor=1
offsets.topic.num.partitions=4
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
group.initial.rebalance.delay.ms=0
auto.create.topics.enable=false
broker.session.timeout.ms=1500
broker.heartbeat.interval.ms=300
controller.quorum.election.timeout.ms=200
controller.quorum.fetch.timeout.ms=1000
num.partitions=1
log.cleaner.enable=false
`
