import { headEvents } from '@prumo/contracts/audit/heads'
import { canonicalJson, type LoggedEvent } from '../../../prumo-verify/entry.mjs'
import { anErasure, anEvent, type Fields, idOf, inVersion1, type LogExport, type SignedLog, timeOf } from '../signedLog'
import { at, type Finding, type Outcome, type Sample, sample } from './forgery'
import * as story from './story'

const { erased, erasedProject, erasingAt, exported, having, keys, later, log, mine, otherErasingAt, withheld } = story
const erasing = story.eventOf(log, erasingAt)
const all = Array.from({ length: story.count }, (_, index) => index)
type Made = { of?: SignedLog; gone?: readonly number[]; by?: LoggedEvent; statement?: Fields }

/**
 * Contents of a log that are gone, as the file says: in an export of the whole, and in two selections that have the
 * erasing event or not. Before version 2 of the format a selection may lack it; then `some` and `apart` are expected.
 */
function each(kind: string, name: string, made: Made, whole: Outcome, some = whole, apart: Outcome = 'good'): Sample[] {
  const { of = log, gone = erased, by = erasing, statement = {} } = made
  const others = all.filter((index) => of.events[index]?.id !== (statement.by ?? by.id))
  const lacking = apart === 'good' ? at('erasure', gone[0] ?? 0) : apart
  const scopes = [
    ['whole', undefined, whole, same],
    ['in part', all, some === 'good' ? whole : some, same],
    ['in part, before version 2', all, some, inVersion1],
    ['in part, without the erasing event', others, lacking, same],
    ['in part, without the erasing event, before version 2', others, apart, inVersion1],
  ] as const
  // An event that is said to have erased itself is not there where it is left out.
  const isApart = !gone.some((index) => of.events[index]?.id === (statement.by ?? by.id))
  return scopes
    .slice(0, isApart ? scopes.length : 3)
    .map(([scope, selection, outcome, inFormat]) =>
      sample(
        outcome === 'good' ? 'honest erasure' : kind || 'erasing entry left out',
        `${[outcome === 'good' ? kind : '', name, scope].filter(Boolean).join(', ')}`,
        inFormat(withheld(exported(of, selection), gone, by, statement)),
        outcome,
        { keys },
      ),
    )
}
const same = (file: LogExport) => file
const wrong = at('erasure', erased[0] ?? 0)
const every = (kind: string, name: string, made: Made, finding: Finding) =>
  each(kind, name, made, finding, finding, finding)

const recording = (index: number, data: Fields, changes: Partial<LoggedEvent> = {}) => {
  const event = anErasure(mine, index, erasedProject, timeOf(43))
  return { ...event, ...changes, data: canonicalJson({ ...JSON.parse(event.data), ...data }) }
}
const recordedAs = (event: LoggedEvent): Made => ({ of: having(erasingAt, event), by: event })
const timeless = { ...anEvent(mine, 33), at: 'em março' }

export const erasures: Sample[] = [
  ...each('', 'as it is', {}, 'good'),
  ...each('', 'of some', { gone: erased.slice(2, 4) }, 'good'),
  ...each(
    '',
    'up to the very instant',
    recordedAs(recording(erasingAt, { to: timeOf(43).replace('.000Z', 'Z') })),
    'good',
  ),
  ...each(
    '',
    'in another precision',
    recordedAs(recording(erasingAt, { to: timeOf(43).replace('Z', '000Z') })),
    'good',
  ),

  ...every('erased by itself', 'one', { gone: [23], by: story.eventOf(log, 23) }, at('erasure', 23)),
  ...every('erased by itself', 'the erasing event', { gone: [erasingAt] }, at('erasure', erasingAt)),
  ...each('erased by what stands before', 'one', { gone: [23], by: story.eventOf(log, 22) }, at('erasure', 23), 'good'),
  ...each('erased by what stands before', 'an erasure', { gone: [later] }, at('erasure', later)),
  ...each('erased twice over', 'before and after', { gone: [...erased, later] }, at('erasure', later)),
  ...[4, 30, 46, 47, 59].flatMap((index) =>
    each(
      'erased by what erases nothing',
      story.eventOf(log, index).type + index,
      { gone: [3], by: story.eventOf(log, index) },
      at('erasure', 3),
    ),
  ),
  ...each('erased by a type that looks like it', 'blank', recordedAs({ ...erasing, type: 'ActionLogErased ' }), wrong),
  ...each(
    'erased by a type that looks like it',
    'Cyrillic',
    recordedAs({ ...erasing, type: '\u0410ctionLogErased' }),
    wrong,
  ),
  ...each('erased with another project', 'of the other', { gone: [21], by: erasing }, at('erasure', 21)),
  ...each('erased with another project', 'by the other', { by: story.eventOf(log, otherErasingAt) }, wrong),
  ...each(
    'erased with another project',
    'among its own',
    { gone: [...erased, 21].sort((a, b) => a - b) },
    at('erasure', 21),
  ),
  ...each(
    'erased with another project',
    'in the data',
    recordedAs(recording(erasingAt, { projectId: story.otherProject })),
    wrong,
  ),
  ...each(
    'erased with another project',
    'in the entry',
    recordedAs(recording(erasingAt, {}, { projectId: story.otherProject })),
    wrong,
  ),
  ...every('erased with no project', 'one', { gone: [8] }, at('erasure', 8)),
  ...every(
    'erased with no project',
    'by one without',
    { ...recordedAs(recording(erasingAt, { projectId: null }, { projectId: null })), gone: [8] },
    at('erasure', 8),
  ),
  ...every('head withheld', 'the record of one', { gone: [25] }, at('erasure', 25)),
  // Whatever says what the log held, or that it is another one, is never erased.
  ...Object.keys(headEvents).flatMap((type) =>
    every('head withheld', `${type} in a project`, { of: having(33, { type }), gone: [33] }, at('erasure', 33)),
  ),
  ...every('erasure withheld', 'the other', { gone: [otherErasingAt] }, at('erasure', otherErasingAt)),
  ...every('all withheld', 'by the erasure', { gone: all.slice(0, 60) }, at('erasure', 0)),
  ...every('all withheld', 'by the last', { gone: all, by: story.eventOf(log, 59) }, at('erasure', 0)),
  ...each('erased at another time', 'said', { statement: { at: timeOf(44) } }, wrong),
  ...each(
    'erased at another time',
    'in another precision',
    { statement: { at: erasing.at.replace('Z', '000Z') } },
    wrong,
  ),
  ...each('erased by another rule', 'said', { statement: { rule: 'law' } }, wrong),
  ...each('erased by another rule', 'in capitals', { statement: { rule: 'prj-13' } }, wrong),
  ...each('erased by another rule', 'recorded', recordedAs(recording(erasingAt, { rule: 'PRJ-14' })), wrong),
  ...each('erased after it ended', 'the last', recordedAs(recording(erasingAt, { to: timeOf(42) })), {
    check: 'erasure',
    from: 3,
    to: 43,
  }),
  ...each(
    'erased after it ended',
    'by a blink',
    recordedAs(recording(erasingAt, { to: '2026-01-06T18:59:59.999999Z' })),
    { check: 'erasure', from: 3, to: 43 },
  ),
  ...each(
    'erased by what does not say when',
    'gone',
    recordedAs({ ...erasing, data: erasing.data.replace(/,"to":"[^"]*"/, '') }),
    wrong,
  ),
  ...['', '2030', '2030-01-01', '2030-01-01T00:00:00', '9', '2030-01-01T00:00:00+03:00'].flatMap((to) =>
    each('erased by what does not say when', JSON.stringify(to), recordedAs(recording(erasingAt, { to })), wrong),
  ),
  ...each(
    'erased in two readings',
    'to',
    recordedAs({ ...erasing, data: erasing.data.replace('"to"', '"to":"2030-01-01T00:00:00Z","to"') }),
    wrong,
  ),
  ...each('erased in two readings', 'white space', recordedAs({ ...erasing, data: ` ${erasing.data}` }), wrong),
  ...each('erased by nobody', 'unknown', { statement: { by: idOf('nobody') } }, wrong, 'good'),
  ...each('erased by nobody', 'in capitals', { statement: { by: erasing.id.toUpperCase() } }, wrong, 'good'),
  ...every('erased at no time', 'the entry', { of: having(33, timeless), gone: [33] }, at('erasure', 33)),
  ...[{ at: 'ontem' }, { at: '' }, { rule: '' }, { by: '' }, { at: '2026-01-05' }, { why: 'x' }].flatMap((statement) =>
    every(
      'erased in odd words',
      JSON.stringify(statement),
      { gone: [23], statement },
      { check: 'line', from: null, to: null },
    ),
  ),
]
