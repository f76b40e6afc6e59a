import { mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { timesBusy } from '../test/run/busy'
import { fileCosts } from '../test/run/fileCosts'
import { sampleFile } from '../test/run/sample'
import type { ChosenSample } from './chooseSample'
import { watchCost } from './cost'
import { costLines } from './costLines'
import type { Outcome } from './outcome'

/**
 * A run of tests: its folder, in which its processes tell each other what they take and met, and its end, which is
 * printed. `sample`: what is taken of the large matrices; without one, all of it.
 */
export function openTestRun(outcome: Outcome, sample?: ChosenSample) {
  const folder = mkdtempSync(join(tmpdir(), 'prumo-run-'))
  process.env.TEST_RUN_FOLDER = folder
  if (sample) writeFileSync(sampleFile(folder), JSON.stringify(sample))
  const cost = watchCost()
  const timeouts = countIn(process.stdout, 'KnexTimeoutError')
  return {
    folder,
    end: async (): Promise<never> => {
      const met = { busy: timesBusy(folder), timeouts: timeouts() }
      console.log(costLines(cost.stop(), fileCosts(folder), met).join('\n'))
      await rm(folder, { recursive: true, force: true })
      console.log(outcome.summary())
      process.exit(outcome.isGood() ? 0 : 1)
    },
  }
}

export const sampleLine = (sample: ChosenSample | undefined): string =>
  sample
    ? `The large matrices take eighth ${sample.eighth} (--eighth ${sample.eighth}), and what differs from ` +
      `${sample.base.slice(0, 12)}: ${sample.modules.join(', ') || 'no module'}`
    : 'The large matrices take everything'

/** How often a word is printed from now on, at most once in a line. */
function countIn(stream: NodeJS.WriteStream, word: string): () => number {
  let count = 0
  const write = stream.write.bind(stream)
  stream.write = ((chunk: string | Uint8Array, ...rest: never[]) => {
    const lines = String(chunk).split('\n')
    count += lines.filter((line) => line.includes(word)).length
    return write(chunk, ...rest)
  }) as typeof stream.write
  return () => count
}
