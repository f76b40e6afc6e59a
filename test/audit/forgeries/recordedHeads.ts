import { canonicalJson } from '../../../prumo-verify/entry.mjs'
import {
  aLogKey,
  anEvent,
  exportOfAll,
  exportOfSome,
  headOf,
  type LogExport,
  type SignedLog,
  verifierKeyOf,
} from '../signedLog'
import { at, bare, type Outcome, type Sample, sample } from './forgery'
import * as story from './story'
import { cosigned } from './witness'

const { exported, having, keys, log, recordings, sizes } = story
const [[recordAt]] = recordings
const listing = (signed: SignedLog, listed: readonly number[], selection?: readonly number[]) =>
  selection ? exportOfSome(signed, listed, selection) : exportOfAll(signed, listed)
const of = (kind: string, name: string, file: LogExport, outcome: Outcome): Sample =>
  sample(kind, name, file, outcome, { keys })
const unlisted = at('head-unlisted', recordAt)

/** The log says of its head what the file does not show. */
const recordSaying = (name: string, data: string, outcome: Outcome = unlisted) =>
  [undefined, [recordAt, 30]].map((selection) =>
    of(
      'record of a head in other words',
      `${name}${selection ? ', in part' : ''}`,
      exported(
        having(recordAt, { ...anEvent(story.mine, recordAt), type: 'LogHeadSigned', projectId: null, data }),
        selection,
      ),
      outcome,
    ),
  )
const head = headOf(log, 20)
const rotated = { ...log, key: aLogKey() }
const twoKeys = (order: SignedLog[]): LogExport => {
  const exportFile = exported()
  const heads = exportFile.heads.map((line, nth) => (nth === 2 ? { head: headOf(rotated, 60) } : line))
  return { ...exportFile, header: { ...exportFile.header, keys: order.map(verifierKeyOf) }, heads }
}
const both = [log, rotated].map(verifierKeyOf)

export const recordedHeads: Sample[] = [
  of('honest', 'with its heads', exported(), 'good'),
  of('honest', 'with its heads, in part', exported(log, [recordAt, 45, 46]), 'good'),
  of('honest', 'the proof of one action, which records a head', listing(log, [60], [recordAt]), 'good'),
  sample('honest', 'the proof of one action, beside heads', listing(log, [60], [7]), 'good', {
    keys,
    heads: { a: headOf(log, 20), b: headOf(log, 60) },
  }),
  sample('another history of one action', 'at its size', listing(log, [60], [7]), bare('outside-head'), {
    keys,
    heads: { a: headOf(having(2, { data: '{}' }), 60) },
  }),
  of('head left out that is recorded', 'the first', listing(log, [40, 60]), unlisted),
  of('head left out that is recorded', 'the second', listing(log, [20, 60]), at('head-unlisted', 45)),
  of('head left out that is recorded', 'both', listing(log, [60]), unlisted),
  of('head left out that is recorded', 'the first, in part', listing(log, [40, 60], [recordAt, 46]), unlisted),
  of('head left out that is recorded', 'both, in part', listing(log, [60], [7, recordAt]), unlisted),
  of(
    'head left out that is recorded',
    'the second, from the record alone',
    listing(log, [20, 60], [45]),
    at('head-unlisted', 45),
  ),
  ...recordSaying('nothing', '{}'),
  ...recordSaying('no object', 'null'),
  ...recordSaying('no JSON', 'checkpoint'),
  ...recordSaying('a number', '{"checkpoint":20}'),
  ...recordSaying('twice', `{"checkpoint":"x","checkpoint":${JSON.stringify(head)}}`),
  ...recordSaying('twice, the other way round', `{"checkpoint":${JSON.stringify(head)},"checkpoint":"x"}`),
  ...recordSaying('with a blank', ` ${canonicalJson({ checkpoint: head })}`),
  ...recordSaying('another time', canonicalJson({ checkpoint: headOf(log, 20, '2026-02-01T00:00:00Z') })),
  ...recordSaying('another size', canonicalJson({ checkpoint: headOf(log, 19) })),

  of('honest', 'heads that a witness signed as well', cosigned(exported()), 'good'),
  of('honest', 'two keys, each of which signed a head', twoKeys([log, rotated]), bare('key')),
  sample('honest', 'two keys, both given', twoKeys([log, rotated]), 'good', { keys: both }),
  sample(
    'key that signed nothing',
    'another',
    { ...exported(), header: { ...exported().header, keys: both } },
    bare('key-unused'),
  ),
  sample(
    'key that signed nothing',
    'another, in part',
    { ...exported(log, [4]), header: { ...exported(log, [4]).header, keys: both } },
    bare('key-unused'),
  ),
  sample(
    'key twice',
    'the same',
    { ...exported(), header: { ...exported().header, keys: [...keys, ...keys] } },
    bare('key'),
  ),
  sample('key twice', 'of three', twoKeys([log, rotated, log]), bare('key')),
  of('head twice', 'in a row', listing(log, [20, 20, 40, 60]), bare('heads-order')),
  of('head twice', 'in a row, in part', listing(log, [20, 20, 40, 60], [7]), bare('heads-order')),
  of('head twice', 'the last', listing(log, [20, 40, 60, 60]), bare('heads-order')),
  of(
    'head twice',
    'at another time',
    { ...exported(), heads: [...exported().heads, { head: headOf(log, 60, '2026-02-01T00:00:00Z') }] },
    bare('heads-order'),
  ),
  of('heads out of order', 'two', listing(log, [40, 20, 60]), bare('heads-order')),
  ...['', 'ontem', '2026', '2026-01-07', '2026-01-07T12:00:00', '2026-01-07T12:00:00Z\nat 2026-01-08T12:00:00Z'].map(
    (time) =>
      of(
        'head of no time',
        JSON.stringify(time),
        { ...exported(), heads: [...exported().heads.slice(0, 2), { head: headOf(log, 60, time) }] },
        bare('origin'),
      ),
  ),
  ...sizes.map((size, nth) =>
    of(
      'signature twice',
      `of ${size}`,
      {
        ...exported(),
        heads: exported().heads.map((line, index) => (index === nth ? { head: doubled(String(line.head)) } : line)),
      },
      bare('signature-repeated'),
    ),
  ),
  of(
    'signature twice',
    'of a witness',
    {
      ...cosigned(exported()),
      heads: cosigned(exported()).heads.map((line) => ({ head: doubled(String(line.head)) })),
    },
    bare('signature-repeated'),
  ),
  sample('signature twice', 'of a published head', exported(), bare('signature-repeated'), {
    keys,
    heads: { a: doubled(headOf(log, 20)) },
  }),
]

function doubled(note: string): string {
  const signatures = note.slice(note.indexOf('\u2014'))
  return note + signatures
}
