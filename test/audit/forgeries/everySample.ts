import { erasures } from './erasures'
import { histories } from './histories'
import { kept } from './kept'
import { lines } from './lines'
import { publishedHeads } from './publishedHeads'
import { readings } from './readings'
import { receipts } from './receipts'
import { recordedHeads } from './recordedHeads'
import { weakKeys } from './weakKeys'

/** Honest files and forgeries of every kind that is known, which every verifier has to judge alike. */
export const everySample = [
  ...histories,
  ...lines,
  ...receipts,
  ...readings,
  ...erasures,
  ...recordedHeads,
  ...publishedHeads,
  ...weakKeys,
  ...kept,
]
export const forgeries = everySample.filter(({ outcome }) => outcome !== 'good')
export const honest = everySample.filter(({ outcome }) => outcome === 'good')
