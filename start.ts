import { exitWhenWrong, readConfigOrExit } from '@prumo/platform/config'
import { demo, tellSignIns } from './demo'
import { startPrumo } from './startPrumo'
import { buildWebIfStale } from './tools/buildWeb'

const config = readConfigOrExit()
await buildWebIfStale()
const prumo = await startPrumo(config).catch(exitWhenWrong)
console.log(`Prumo: ${prumo.url}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void prumo.stop().then(() => process.exit(0)))
}

if (process.argv.includes('--demo')) console.log(`Sign in as\n${tellSignIns(await demo(prumo.url, config.PRUMO_DATA))}`)
