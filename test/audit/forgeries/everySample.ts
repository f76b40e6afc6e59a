import { byHand } from './byHand'
import { erasures } from './erasures'
import type { Sample } from './forgery'
import { histories } from './histories'
import { kept } from './kept'
import { lines } from './lines'
import { pdfs } from './pdfs'
import { publishedHeads } from './publishedHeads'
import { readings } from './readings'
import { receipts } from './receipts'
import { recordedHeads } from './recordedHeads'
import { since } from './since'
import { weakKeys } from './weakKeys'
import { withheldEntries } from './withheld'

/** Honest files and forgeries of every kind that is known, which every verifier has to judge alike. */
export const everySample = [
  ...histories,
  ...lines,
  ...byHand,
  ...receipts,
  ...since,
  ...readings,
  ...erasures,
  ...withheldEntries,
  ...recordedHeads,
  ...publishedHeads,
  ...weakKeys,
  ...pdfs,
  ...kept,
]
const isHonest = ({ kind, outcome }: Sample) => outcome === 'good' || kind.startsWith('honest, of before')
export const forgeries = everySample.filter((sample) => !isHonest(sample))
export const honest = everySample.filter(isHonest)
