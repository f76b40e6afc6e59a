import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@prumo/platform/postgres/embedded/freePort'
import type { StartedTestContainer } from 'testcontainers'
import type { KafkaBroker } from './kafkaBroker'
import { kafkaProperties } from './kafkaProperties'

const port = 9092
const readyWithinMs = 50_000

/** A broker in a container of this image. Its port on the host is fixed: it must survive a kill. */
export async function startBrokerInDocker(image: string): Promise<KafkaBroker> {
  const { GenericContainer, getContainerRuntimeClient, Wait } = await import('testcontainers')
  const { container: containers, info } = await getContainerRuntimeClient()
  const hostPort = await freePort()
  const address = `${info.containerRuntime.host}:${hostPort}`
  const started = await new GenericContainer(image)
    .withExposedPorts({ container: port, host: hostPort })
    .withEnvironment(environmentOf(address))
    .withWaitStrategy(Wait.forListeningPorts())
    .withStartupTimeout(readyWithinMs)
    .start()
  const container = containers.getById(started.getId())
  return {
    brokers: [address],
    power: {
      kill: async () => {
        await container.kill({ signal: 'SIGKILL' })
        await container.wait()
      },
      start: async () => {
        await container.start()
        await serving(started)
      },
    },
    stop: async () => {
      await started.stop({ timeout: 0 })
    },
  }
}

/** As the image reads properties: it drops its own as soon as one is given so. */
function environmentOf(advertised: string): Record<string, string> {
  const listener = { listener: `:${port}`, controller: 'localhost:9093', advertised }
  const properties = Object.entries(kafkaProperties({ ...listener, folder: '/var/lib/kafka/data' }))
  const variables = properties.map(([name, value]) => [`KAFKA_${name.replaceAll('.', '_').toUpperCase()}`, value])
  return { ...Object.fromEntries(variables), KAFKA_HEAP_OPTS: '-Xmx512m' }
}

/** Docker's side of the port takes connections before Kafka does, so it is asked from within. */
async function serving(container: StartedTestContainer): Promise<void> {
  const until = Date.now() + readyWithinMs
  while (Date.now() < until) {
    const { exitCode } = await container.exec(['bash', '-c', `</dev/tcp/127.0.0.1/${port}`])
    if (exitCode === 0) return
    await pause(100)
  }
  throw new Error('Kafka did not start again')
}
