import { afterAll } from 'vitest'
import { eventLogContract } from '../../../test/contracts/eventLogContract'
import { startEventStoreDouble } from '../../../test/contracts/eventStoreDouble/startEventStoreDouble'
import { type EventStoreServer, findEventStore } from '../../../test/contracts/findEventStore'
import { startCuttableLine } from '../../../test/contracts/startCuttableLine'
import { eventStoreLog } from './eventStoreLog'

const now = () => new Date()
const traits = { gapless: false, idsUniqueInLog: false }
const found = await findEventStore()

let started: Promise<EventStoreServer> | undefined
afterAll(async () => {
  await (await started)?.stop()
})

eventLogContract(
  { backend: 'EventStoreDB protocol double', kind: 'double' },
  async () => {
    const { port, down } = await startEventStoreDouble()
    const line = await startCuttableLine('127.0.0.1', port)
    const connectionString = `esdb://127.0.0.1:${line.port}?tls=false`
    const drop = async () => {
      await line.close()
      down()
    }
    return { line, open: () => eventStoreLog({ connectionString, now }), drop }
  },
  traits,
)

eventLogContract(
  {
    backend: 'EventStoreDB',
    kind: 'real',
    requiredAs: 'eventstore',
    missing: 'reason' in found ? found.reason : undefined,
  },
  async () => {
    const { connectionString: given } = await theServer()
    const server = new URL(given)
    const line = await startCuttableLine(server.hostname, Number(server.port || 2113))
    const connectionString = given.replace(server.host, `127.0.0.1:${line.port}`)
    return { line, open: () => eventStoreLog({ connectionString, now }), drop: line.close }
  },
  traits,
)

/** One for all tests of this file, started when the first needs it. */
function theServer(): Promise<EventStoreServer> {
  if ('reason' in found) throw new Error(found.reason)
  started ??= found.start()
  return started
}
