import { readConfig } from '@prumo/platform/config'
import { startPrumo } from '../../startPrumo'
import { worldSettings } from '../world/worldSettings'

/**
 * compareWorld.ts <database url> <folder>: starts Prumo once more on what tests have left, and prints as JSON in which
 * rows its read models differ from a fresh rebuild.
 */
const [databaseUrl = '', folder = ''] = process.argv.slice(2)
const prumo = await startPrumo(readConfig(worldSettings(databaseUrl, folder)))
const differences = await prumo.compareReadModels()
await prumo.stop()
console.log(JSON.stringify(differences))
