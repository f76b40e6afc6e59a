import { eventLogContract } from '../../../test/contracts/eventLogContract'
import {
  largestMaxAppendSize,
  startEventStoreDouble,
} from '../../../test/contracts/eventStoreDouble/startEventStoreDouble'
import { eventStoreLog } from './eventStoreLog'

const now = () => new Date()

eventLogContract(
  'EventStoreDB protocol double',
  async () => {
    const { connectionString, down } = await startEventStoreDouble({ maxAppendSize: largestMaxAppendSize })
    return { open: () => eventStoreLog({ connectionString, now }), drop: async () => down() }
  },
  { gapless: false, idsUniqueInLog: false },
)
