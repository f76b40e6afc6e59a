import { exitWhenWrong, readConfigOrExit } from '@prumo/platform/config'
import { demo, tellSignIns } from './demo'
import { toFill } from './demo/toFill'
import { startPrumo } from './startPrumo'
import { buildWebIfStale } from './tools/buildWeb'

const config = readConfigOrExit()
await buildWebIfStale()
const filled = process.argv.includes('--demo')
  ? await demo((now) => startPrumo(toFill(config), now), config.PRUMO_DATA).catch(exitWhenWrong)
  : undefined
const prumo = await startPrumo(config).catch(exitWhenWrong)
console.log(`Prumo: ${prumo.url}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void prumo.stop().then(() => process.exit(0)))
}

if (filled) console.log(`Sign in as\n${tellSignIns(filled)}`)
