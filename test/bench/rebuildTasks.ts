import { eventCodec } from '@prumo/platform/eventLog/eventCodec'
import { postgresEventLog } from '@prumo/platform/eventLog/postgres/postgresEventLog'
import { openKeyring } from '@prumo/platform/personalData/keyring'
import { registerParsers } from '@prumo/platform/postgres/parsers'
import { secretsOf } from '@prumo/platform/secrets/secrets'
import { tasks } from '@prumo/projections/tasks/tasks'
import pg from 'pg'
import { aSecret } from '../world/aSecret'
import { rebuildAgain } from './rebuildAgain'

/** Rebuilds the tasks from the log of the given database, and prints the peak memory in kilobytes. */
registerParsers()
const url = process.argv[2] ?? ''
const pool = new pg.Pool({ connectionString: url, max: 2 })
const log = await postgresEventLog({ url, now: () => new Date() })
const codec = eventCodec(openKeyring(pool, secretsOf(aSecret)))
await rebuildAgain({ pool, log, codec }, tasks, await log.head())
console.log(process.resourceUsage().maxRSS)
process.exit(0)
