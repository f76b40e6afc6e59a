import { logSchema } from '@prumo/platform/eventLog/postgres/schema'
import { run } from '../../bench/server'

/** Makes of this database's log one that records whatever the clock says. */
export const recordClockAsItIs = (databaseUrl: string): Promise<void> =>
  run(databaseUrl, logSchema.replaceAll(/greatest\(now_, [\w.]+\)/g, 'now_'))
