import { commandToVisible } from './commandToVisible'
import { atMost, type Measurement } from './measurement'
import { startPrumoHere } from './prumoHere'

/** From a command over HTTP until it is seen, all in one process. */
export const visible: Measurement = async ({ database, say }) => {
  const url = await database()
  const prumo = await startPrumoHere(url)
  try {
    const ms = await commandToVisible(prumo.url, url, say)
    return [
      atMost(50, {
        name: 'From a command to visible in the read models, p99 at 200 commands per second',
        value: ms(0.99),
        unit: 'ms',
        note: `median ${ms(0.5).toFixed(1)} ms`,
      }),
    ]
  } finally {
    await prumo.stop()
  }
}
