import type { LoggedEvent } from '../../../prumo-verify/entry.mjs'
import { anErasure, type Fields, inVersion1, type LogExport, type SignedLog, timeOf } from '../signedLog'
import { at, bare, type Outcome, type Sample, sample } from './forgery'
import * as story from './story'

const { altered, erased, erasedProject, erasingAt, exported, having, keys, log, mine, otherErasingAt } = story
const selected = [...erased, 30, erasingAt, otherErasingAt].sort((first, second) => first - second)
const closed = { data: null, metadata: null, withheld: true }

/** What was erased, and the entry that records it without its content, as who may not see it gets them. */
const withheldAt = (place: number, of: SignedLog = log, by: LoggedEvent = story.eventOf(log, erasingAt)): LogExport =>
  altered(story.withheld(exported(of, selected), erased, by), [place], () => closed)
const made = withheldAt(erasingAt)
const changed = (index: number, fields: Fields, of = made) => altered(of, [index], () => fields)
const forged = (name: string, file: LogExport, outcome: Outcome): Sample =>
  sample('erasing entry withheld', name, file, outcome, { keys })
const first = at('erasure', erased[0] ?? 0)
const inOtherProject = anErasure(mine, erasingAt, story.otherProject, timeOf(43))
const ofAnotherType = { ...story.eventOf(log, erasingAt), type: 'TaskMoved', projectId: erasedProject }

/** Selections whose erasing entry says no more than that it is there. */
export const withheldEntries: Sample[] = [
  sample('honest erasure', 'its record withheld', made, 'good', { keys }),
  forged('in a file of before', inVersion1(made), bare('line')),
  forged(
    'in an export of the whole',
    changed(erasingAt, closed, story.withheld(exported(), erased, story.eventOf(log, erasingAt))),
    bare('line'),
  ),
  forged('that erased nothing here', changed(otherErasingAt, closed), at('erasure', otherErasingAt)),
  forged('of another entry', changed(30, closed), at('erasure', 30)),
  forged(
    'of an entry that is named as if it erased',
    withheldAt(erasingAt, having(erasingAt, ofAnotherType)),
    at('erasure', erasingAt),
  ),
  forged('of another project', withheldAt(erasingAt, having(erasingAt, inOtherProject), inOtherProject), first),
  forged('at another time', withheldAt(erasingAt, log, { ...story.eventOf(log, erasingAt), at: timeOf(51) }), first),
  forged('and content as well', changed(erasingAt, { ...closed, data: '{}' }), at('line', erasingAt)),
  forged('and metadata as well', changed(erasingAt, { ...closed, metadata: '{}' }), at('line', erasingAt)),
  forged(
    'and erased',
    changed(erasingAt, { ...closed, erased: { at: timeOf(50), by: 'x', rule: 'PRJ-13' } }),
    at('line', erasingAt),
  ),
  forged('and not withheld', changed(erasingAt, { withheld: false }), bare('line')),
  forged('in words', changed(erasingAt, { withheld: 'true' }), bare('line')),
  forged(
    'altered',
    changed(erasingAt, { entry: { ...made.entries.at(-2)?.entry, revision: 99 } }),
    at('inclusion', erasingAt),
  ),
  forged('left out', { ...made, entries: made.entries.filter(({ index }) => index !== erasingAt) }, first),
]
