import { eventLogContract } from '../../../test/contracts/eventLogContract'
import {
  largestMaxAppendSize,
  startEventStoreDouble,
} from '../../../test/contracts/eventStoreDouble/startEventStoreDouble'
import { startCuttableLine } from '../../../test/contracts/startCuttableLine'
import { eventStoreLog } from './eventStoreLog'

const now = () => new Date()

eventLogContract(
  'EventStoreDB protocol double',
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
  { gapless: false, idsUniqueInLog: false },
)
