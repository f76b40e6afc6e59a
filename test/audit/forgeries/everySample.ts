import { erasures } from './erasures'
import type { Sample } from './forgery'
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
const isHonest = ({ kind, outcome }: Sample) => outcome === 'good' || kind.startsWith('honest, of before')
export const forgeries = everySample.filter((sample) => !isHonest(sample))
export const honest = everySample.filter(isHonest)
