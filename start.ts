import { readConfig } from '@prumo/platform/config'
import { startPrumo } from './startPrumo'
import { buildWebIfStale } from './tools/buildWeb'

const config = readConfig()
await buildWebIfStale()
const prumo = await startPrumo(config)
console.log(`Prumo: ${prumo.url}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void prumo.stop().then(() => process.exit(0)))
}
