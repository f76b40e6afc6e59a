import { eventLogContract } from '../../../test/contracts/eventLogContract'
import {
  largestMaxAppendSize,
  startEventStoreDouble,
} from '../../../test/contracts/eventStoreDouble/startEventStoreDouble'
import { startCuttableLine } from '../../../test/contracts/startCuttableLine'
import { eventStoreLog } from './eventStoreLog'

const now = () => new Date()
const traits = { gapless: false, idsUniqueInLog: false }
const given = process.env.EVENTSTORE_URL

eventLogContract(
  { backend: 'EventStoreDB protocol double', kind: 'double' },
  async () => {
    const { port, down } = await startEventStoreDouble({ maxAppendSize: largestMaxAppendSize })
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
    ...{ backend: 'EventStoreDB', kind: 'real', requiredAs: 'eventstore' },
    missing: given ? undefined : 'no EventStoreDB: EVENTSTORE_URL names none, and no package ships one',
  },
  async () => {
    const server = new URL(given ?? '')
    const line = await startCuttableLine(server.hostname, Number(server.port || 2113))
    const connectionString = `${given}`.replace(server.host, `127.0.0.1:${line.port}`)
    return { line, open: () => eventStoreLog({ connectionString, now }), drop: line.close }
  },
  traits,
)
