import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@prumo/platform/postgres/embedded/freePort'
import type { KafkaBroker } from './kafkaBroker'
import { kafkaProperties } from './kafkaProperties'

/** A broker on Java with these jars, in a folder of its own that goes with it. */
export async function startBrokerOnJava(jars: string): Promise<KafkaBroker> {
  const folder = await mkdtemp(join(tmpdir(), 'prumo-kafka-'))
  const [port, controllerPort] = [await freePort(), await freePort()]
  const properties = join(folder, 'server.properties')
  await writeFile(properties, propertiesOf(folder, port, controllerPort))
  await writeFile(join(folder, 'log4j.properties'), logging)
  const run = (mainClass: string, ...rest: string[]) => runJava(jars, folder, mainClass, rest)

  const uuid = randomBytes(16).toString('base64url').replace(/^-/, 'A')
  const [status] = await once(run('kafka.tools.StorageTool', 'format', '-t', uuid, '-c', properties), 'exit')
  if (status !== 0) throw new Error(`Kafka's folder could not be made: ${await outputIn(folder)}`)

  let broker: ChildProcess | undefined
  const start = async () => {
    broker = run('kafka.Kafka', properties)
    await answering(port, broker).catch(async () => {
      throw new Error(`Kafka did not start: ${await outputIn(folder)}`)
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

const outputIn = async (folder: string) => (await readFile(join(folder, 'output'), 'utf8').catch(() => '')).slice(-2000)

const logging = `
log4j.rootLogger=WARN, out
log4j.appender.out=org.apache.log4j.ConsoleAppender
log4j.appender.out.layout=org.apache.log4j.PatternLayout
log4j.appender.out.layout.ConversionPattern=%d %p %c: %m%n
`

const propertiesOf = (folder: string, port: number, controllerPort: number) => {
  const properties = kafkaProperties({
    listener: `127.0.0.1:${port}`,
    controller: `127.0.0.1:${controllerPort}`,
    advertised: `127.0.0.1:${port}`,
    folder: join(folder, 'data'),
  })
  return Object.entries(properties)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('')
}
