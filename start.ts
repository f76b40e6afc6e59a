import { type Config, exitWhenWrong, readConfigOrExit } from '@prumo/platform/config'
import { demo, tellSignIns } from './demo'
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

/** Months go by in seconds: on a port that nobody is given, for sessions of a day, without a mail to anybody. */
function toFill(served: Config): Config {
  return {
    ...served,
    PORT: 0,
    HOST: '127.0.0.1',
    SMTP_URL: undefined,
    SESSION_IDLE_MINUTES: 8 * 60,
    SIGN_INS_PER_ACCOUNT: 1_000_000,
    SIGN_INS_PER_NETWORK: 1_000_000,
    REQUESTS_PER_MINUTE: 1_000_000,
  }
}
