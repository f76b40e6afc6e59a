import { appendFunctions } from '@prumo/platform/eventLog/postgres/appendFunctions'
import { run } from '../../bench/server'

/** Makes of this database's log one that records whatever the clock says. */
export const recordClockAsItIs = (databaseUrl: string): Promise<void> =>
  run(databaseUrl, appendFunctions.replaceAll(/greatest\(now_, [\w.]+\)/g, 'now_'))
