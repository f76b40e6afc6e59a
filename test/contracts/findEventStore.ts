import { containerImage } from '../../tools/docker/containerImage'
import { type Found, firstFound } from '../../tools/firstFound'

/** A real EventStoreDB, by its connection string. `stop` leaves one from EVENTSTORE_URL running: it is not ours. */
export type EventStoreServer = { connectionString: string; stop(): Promise<void> }

const version = '24.10.4'
const image = `eventstore/eventstore:${version}-${process.arch === 'arm64' ? 'alpha-arm64v8' : 'jammy'}`
const port = 2113
const readyWithinMs = 50_000

/** As the distributed form runs it, but in memory and without certificates. */
const environment = {
  EVENTSTORE_CLUSTER_SIZE: '1',
  EVENTSTORE_INSECURE: 'true',
  EVENTSTORE_RUN_PROJECTIONS: 'None',
  EVENTSTORE_MEM_DB: 'true',
  EVENTSTORE_TELEMETRY_OPTOUT: 'true',
  EVENTSTORE_DISABLE_LOG_FILE: 'true',
  EVENTSTORE_NODE_IP: '0.0.0.0',
  EVENTSTORE_NODE_PORT: String(port),
}

/** The server of EVENTSTORE_URL, else one of our own in a container where Docker is there. */
export const findEventStore = () => firstFound<EventStoreServer>('EventStoreDB', [given, inDocker])

async function given(): Promise<Found<EventStoreServer>> {
  const connectionString = process.env.EVENTSTORE_URL
  if (!connectionString) return { reason: 'EVENTSTORE_URL names none' }
  return { start: async () => ({ connectionString, stop: async () => {} }) }
}

async function inDocker(): Promise<Found<EventStoreServer>> {
  const found = await containerImage(image)
  return 'reason' in found ? found : { start: startContainer }
}

async function startContainer(): Promise<EventStoreServer> {
  const { GenericContainer, Wait } = await import('testcontainers')
  const container = await new GenericContainer(image)
    .withExposedPorts(port)
    .withEnvironment(environment)
    .withWaitStrategy(
      Wait.forHttp('/health/live', port).forStatusCodeMatching((status) => status >= 200 && status < 300),
    )
    .withStartupTimeout(readyWithinMs)
    .start()
  return {
    connectionString: `esdb://${container.getHost()}:${container.getMappedPort(port)}?tls=false`,
    stop: async () => {
      await container.stop({ timeout: 0 })
    },
  }
}
