import { readConfig } from '@prumo/platform/config'
import { startPrumo } from '../../startPrumo'
import { worldSettings } from '../world/worldSettings'

/**
 * compareWorld.ts <database url> <folder>: starts Prumo once more on what tests have left, and prints as JSON in which
 * rows its read models differ from a fresh rebuild.
 */
const mostTimes = 3
const [databaseUrl = '', folder = ''] = process.argv.slice(2)
const prumo = await startPrumo(readConfig(worldSettings(databaseUrl, folder)))
let differences = await prumo.compareReadModels()
// What was left to do by itself is done now, and may change rows while they are compared: what differs then stays.
for (let times = 1; differences.length > 0 && times < mostTimes; times++) differences = await prumo.compareReadModels()
await prumo.stop()
console.log(JSON.stringify(differences))
