import { readConfig } from '@prumo/platform/config'
import { startPrumo } from '../../startPrumo'

/** The whole of Prumo as a process that may be killed: what start.ts runs, without the client. */
const prumo = await startPrumo(readConfig())
console.log(`Prumo: ${prumo.url}`)
