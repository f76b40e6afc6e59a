import {
  aLogKey,
  exportOfAll,
  exportOfSome,
  headOf,
  type LogExport,
  rewritten,
  type SignedLog,
  timeOf,
  verifierKeyOf,
} from '../signedLog'
import { bare, type HeadFiles, type Outcome, type Sample, sample } from './forgery'
import { keys, log } from './story'

const upTo = (signed: SignedLog, size: number): SignedLog => ({ ...signed, events: signed.events.slice(0, size) })
/** The log as it was at its second head; or cut back to it, which is the same file: only later heads tell. */
export const cutBack = exportOfAll(upTo(log, 40), [20, 40])
const selected = exportOfSome(upTo(log, 40), [20, 40], [4, 30])
const kept = (...sizes: number[]): HeadFiles => Object.fromEntries(sizes.map((size) => [`${size}`, headOf(log, size)]))

const honest = (name: string, heads: HeadFiles, file = cutBack) =>
  sample('honest, of before the heads', name, file, 'older', { keys, heads })
const cut = (name: string, file: LogExport, outcome: Outcome, heads = kept(20, 40, 60)) =>
  sample('cut back', name, file, outcome, { keys, heads })
const shorter: Outcome = { check: 'shorter-than-head', from: 40, to: 59 }
/** The newest head alone in another time. */
const signedAt = (file: LogExport, at: string): LogExport => ({
  ...file,
  heads: file.heads.map((line, nth) => (nth === 1 ? { ...line, head: headOf(log, 40, at) } : line)),
})
const forked = exportOfAll(upTo(rewritten(log, 30), 40), [20, 40])
const changed = { ...log, key: aLogKey() }
const afterChange = { ...kept(20, 40), new: headOf(changed, 60) }
const newKey = { 'verifier-key': `${verifierKeyOf(changed)}\n` }

export const olderExports: Sample[] = [
  honest('beside the heads since', kept(20, 40, 60)),
  honest('beside later heads alone', kept(60)),
  honest('beside heads of other sizes', kept(10, 33, 50, 60)),
  honest('in part', kept(20, 40, 60), selected),
  honest('in part, beside later heads alone', kept(50), selected),
  honest('before a change of key, which was kept', { ...afterChange, ...newKey }),
  sample('honest, of before the heads', 'before a change of key, which was given', cutBack, 'older', {
    keys: [...keys, verifierKeyOf(changed)],
    heads: afterChange,
  }),
  cut('signed by a key that nobody knows', cutBack, bare('signature'), afterChange),
  cut('signed anew after the cut', signedAt(cutBack, timeOf(61)), shorter),
  cut('signed anew after the cut, by a blink', signedAt(cutBack, timeOf(60).replace('Z', '001Z')), shorter),
  cut('signed anew after the cut, in part', signedAt(selected, timeOf(61)), shorter),
  cut('signed at the same moment', signedAt(cutBack, timeOf(60)), 'older'),
  cut(
    'its last head left out',
    { ...cutBack, heads: cutBack.heads.slice(0, 1) },
    { check: 'beyond', from: 20, to: 20 },
  ),
  cut(
    'its entries cut further',
    { ...cutBack, entries: cutBack.entries.slice(0, 30) },
    { check: 'short', from: 30, to: 39 },
  ),
  cut('rewritten before a head', forked, { check: 'outside-head', from: 20, to: 39 }),
  cut('rewritten where no head was kept', forked, 'older', kept(20, 60)),
  cut(
    'to a size that nobody signed',
    { ...cutBack, heads: [{ head: headOf(log, 20).replace('\n20\n', '\n40\n') }] },
    bare('signature'),
  ),
  cut('two newer heads of one size', cutBack, bare('split-view'), {
    ...kept(40, 60),
    other: headOf(rewritten(log, 50), 60),
  }),
]
