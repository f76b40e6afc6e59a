import { snapshotTables } from '../aggregates/tables'
import { denialTables } from '../denials/tables'
import { relayTables } from '../eventFeed/kafka/tables'
import { logTables } from '../eventLog/postgres/tables'
import { figureTables } from '../figures/tables'
import { limitTables } from '../http/tables'
import { bindingTables } from '../logIdentity/tables'
import { personTables } from '../personalData/tables'
import { readModelTables } from '../readModels/tables'
import { secretTables } from '../secrets/tables'
import { sessionTables } from '../sessions/tables'
import type { Tables } from './tables'

/** What every installation has, whichever modules it runs. They come before those of modules. */
export const platformTables: readonly Tables[] = [
  logTables,
  bindingTables,
  personTables,
  secretTables,
  sessionTables,
  snapshotTables,
  limitTables,
  denialTables,
  readModelTables,
  relayTables,
  figureTables,
]
