import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Says, when it is asked by this signal, how many bytes it cannot do without. */
process.on('SIGUSR2', () => {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  console.log(`kept ${heapUsed + external}`)
})
await import('../../reliability/prumoProcess')
