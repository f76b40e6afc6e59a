import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { wordings } from '../../test/given/wordings'
import { confidentialIn } from '../confidential'
import { type EventType, events } from '../index'
import { hiddenFieldsOf, naming, partFieldOf } from '../meanings'
import type { Format, LogField, LogFields, LogRecord, ThingKinds } from './fieldFormats'
import { logFieldsOf } from './logFieldsOf'

type Def = { type: string; format?: string; shape?: Record<string, z.ZodType>; options?: z.ZodType[] } & Partial<
  Record<'innerType' | 'element' | 'keyType' | 'valueType', z.ZodType>
>
const defOf = (schema: z.ZodType) => schema._zod.def as unknown as Def

/** A field of an event, by its path, with what it takes for a value. */
type Leaf = { event: string; path: string; schema: z.ZodType; entry: LogField | undefined }

/** The schema without that it may be missing, empty or repeated. */
function valueSchema(schema: z.ZodType): z.ZodType {
  const { type, innerType, element } = defOf(schema)
  const inside = type === 'array' ? element : innerType
  return inside ? valueSchema(inside) : schema
}

const isRecord = (entry: LogField | LogRecord | undefined): entry is LogRecord =>
  entry !== undefined && 'fields' in entry

/** The fields in a schema: in `before` are those that stood there before, and options may have different ones. */
function shapeOf(schema: z.ZodType): [string, z.ZodType][] {
  const { shape, options, keyType, valueType } = defOf(valueSchema(schema))
  if (options) return options.flatMap(shapeOf)
  if (keyType && valueType) return [...(keyType._zod.values ?? [])].map((name) => [String(name), valueType])
  return Object.entries(shape ?? {})
}

function leavesIn(event: string, shape: [string, z.ZodType][], fields: LogFields, parent = ''): Leaf[] {
  return shape.flatMap(([name, schema]) => {
    const path = `${parent}${name}`
    const entry = fields[name]
    if (isRecord(entry)) return leavesIn(event, shapeOf(schema), entry.fields, `${path}.`)
    return [{ event, path, schema: valueSchema(schema), entry }]
  })
}

const shownShape = (type: EventType): [string, z.ZodType][] => {
  const hidden = hiddenFieldsOf(type)
  const whole = shapeOf(events[type])
  const before = whole.flatMap(([name, schema]) => (name === 'before' ? shapeOf(schema) : []))
  return [...whole, ...before].filter(([name]) => name !== 'before' && !hidden.has(name))
}

const types = Object.keys(events) as EventType[]
const leaves = types.flatMap((type) => leavesIn(type, shownShape(type), logFieldsOf(type)))
const nameOf = ({ event, path }: Leaf) => `${event} ${path}`
const without = (isRight: (leaf: Leaf & { entry: LogField }) => boolean) =>
  leaves.flatMap((leaf) => (leaf.entry && !isRight({ ...leaf, entry: leaf.entry }) ? [nameOf(leaf)] : []))

const isThing = (format: Format | undefined): format is Extract<Format, { thing: unknown }> =>
  typeof format === 'object' && 'thing' in format

const bothSay = (key: string) => Object.values(wordings).every(({ say }) => say([key], '') !== '')
const named = (path: string) => path.split('.').at(-1) ?? ''

/** Which formats fit the values of a schema; a number takes its unit from its name. */
function formatsFor({ schema, path, event }: Leaf): readonly (Format | 'thing')[] | 'words' | 'phrase' | 'entries' {
  const { type, format } = defOf(schema)
  const name = named(path)
  if (type === 'enum' || type === 'literal') return 'words'
  if (type === 'boolean') return ['flag']
  if (type === 'record') return 'entries'
  if (type === 'union') return ['answer']
  if (type === 'object') return 'phrase'
  if (/^AnalysisView/.test(event) && /(columns|chart|measure|key)$/.test(path) && type === 'string')
    return ['analysisColumn']
  if (type === 'number') {
    if (/cents$/i.test(name) || name === 'credit') return ['money']
    if (/Minutes$/.test(name)) return ['minutes']
    if (/Seconds$/.test(name)) return ['secondsBefore']
    if (name === 'progress') return ['percent']
    return name === 'size' && /^(File|Storage|SignatureFile|Logotipo)/.test(event) ? ['bytes'] : ['count']
  }
  if (format === 'date') return ['day']
  if (name === 'closedThrough' || name === 'months') return ['month']
  if (format === 'datetime') return ['instant']
  if (format === 'uuid') return ['person', 'thing', 'code']
  return name === 'timeOfDay' ? ['timeOfDay'] : ['text', 'code', 'answer', 'choices']
}

/** Texts of events that are words of ours: which ones they are is no part of the shape, so that there may be more. */
const wordsOfOurs = [
  'AccessDenied because',
  'ActionLogExported filters.kinds',
  'ActionLogViewed filters.kinds',
  'DashboardArranged hidden',
  'DashboardArranged order',
  'DocumentApproved signerRole',
  'DocumentReturned signerRole',
  'IdentityProofFailed proof',
  'ImportFailed reason',
  'LogProofExported filters.kinds',
  'OperatorDecisionAnswered outcome',
  'OperatorDecisionAnswered refusal',
  'PaymentAttempted gateway',
  'PaymentAttempted method',
  'PaymentAttempted purpose',
  'PaymentCardKept gateway',
  'PaymentFailed because',
  'PaymentFailed outcome',
  'PaymentFlagged because',
  'PaymentReturned outcome',
  'PaymentSettled outcome',
  'PaymentSettlementDecided outcome',
  'SignOffVoided because.by',
  'SubscriptionEnded because',
  'SubscriptionRenewed gateway',
  'SubscriptionStarted gateway',
  'TimeZoneSet timeZone',
]
/** The name of a standard is the same in every language. */
const standards = [
  'DocumentApproved canonicalization',
  'DocumentReturned canonicalization',
  'SignOffRequested canonicalization',
]
/** Records that are described as a whole. */
const asWhole = [
  'AccessDenied need',
  'AccessDenied resource',
  'CommentAdded content',
  'CommentDeleted content',
  'CommentUpdated content',
  'IdentityProofFailed during',
]

function fits(leaf: Leaf & { entry: LogField }): boolean {
  const { path } = leaf
  const { format, technical } = leaf.entry
  const name = nameOf(leaf)
  if (asWhole.includes(name)) return ['need', 'resource', 'comment'].includes(String(format))
  if (path === 'standardArea') return format === 'standardArea'
  if (standards.includes(name)) return format === 'code' && technical === true
  const wanted = wordsOfOurs.includes(name) ? 'words' : formatsFor(leaf)
  if (typeof wanted === 'string') return typeof format === 'object' && wanted in format
  const isIdForPrograms = format === 'code' && wanted.includes('person')
  return wanted.includes(isThing(format) ? 'thing' : format) && (!isIdForPrograms || technical === true)
}

/** Whether every event of this type says this field, as it is or as it was. */
function alwaysHolds(type: EventType, name: string): boolean {
  const shape = Object.fromEntries(shapeOf(events[type]))
  const before = shape.before ? Object.fromEntries(shapeOf(shape.before)) : {}
  return [shape[name], before[name]].some((schema) => schema !== undefined && defOf(schema).type !== 'optional')
}

/** Every kind of thing whose id stands in a field, by the field's last name. */
const kindsOfIds = (entry: Format, name: string): { name: string; kinds: ThingKinds }[] => {
  if (typeof entry === 'string') return []
  if ('thing' in entry) return [{ name, kinds: entry.thing }]
  return 'parts' in entry ? Object.entries(entry.parts).flatMap(([part, format]) => kindsOfIds(format, part)) : []
}

describe('Every field of every event', () => {
  it('AUD-01 has a label of its own event, and no label is for a field that the event lacks', () => {
    expect(leaves.length).toBeGreaterThan(400)
    expect(leaves.filter(({ entry }) => entry === undefined).map(nameOf)).toEqual([])
    const labelsOf = (fields: LogFields, parent = ''): string[] =>
      Object.entries(fields).flatMap(([name, entry]) =>
        isRecord(entry) ? labelsOf(entry.fields, `${parent}${name}.`) : [`${parent}${name}`],
      )
    const present = new Set(leaves.map(nameOf))
    const idle = types.flatMap((type) => labelsOf(logFieldsOf(type)).map((path) => `${type} ${path}`))
    expect(idle.filter((name) => !present.has(name))).toEqual([])
  })

  it('SES-11 has its label in both languages, and none that stands for two fields of one event', () => {
    expect(without(({ entry }) => bothSay(entry.label))).toEqual([])
    const repeated = types.flatMap((type) => {
      const ofType = leaves.filter(({ event }) => event === type)
      const paths = new Map(ofType.map((leaf) => [leaf.path, leaf.entry?.label ?? '']))
      const texts = [...paths.values()].map((label) => wordings['pt-BR'].say([label], ''))
      return texts.length === new Set(texts).size ? [] : [`${type}: ${texts.sort().join(', ')}`]
    })
    expect(repeated).toEqual([])
  })

  it('AUD-01 is written in a format that fits what it holds', () => expect(without(fits)).toEqual([]))

  it('AUD-01 H3 declares of its id the kind under which events name the thing', () => {
    const kindOf = new Map([...naming.values()].map(({ id, kind }) => [id, kind]))
    const declared = leaves.flatMap(({ path, entry }) => (entry ? kindsOfIds(entry.format, named(path)) : []))
    const ofKind = declared.filter(({ name }) => kindOf.has(name.replace(/s$/, '')))
    expect(ofKind.length).toBeGreaterThan(20)
    expect(
      ofKind.filter(({ name, kinds }) => kinds[0] !== kindOf.get(name.replace(/s$/, '')) || kinds.length > 1),
    ).toEqual([])
    const ofAny = leaves.filter(({ entry }) => isThing(entry?.format) && entry.format.thing === 'any').map(nameOf)
    expect(ofAny.filter((name) => !/^(ActionLog|LogProof|AccessDenied)/.test(name))).toEqual([])
  })

  it('SES-11 has words for each of the few words that it takes, in both languages', () => {
    const wordsIn = ({ schema, entry }: Leaf): string[] => {
      const { format } = entry ?? {}
      if (typeof format !== 'object' || !('words' in format)) return []
      return [...(schema._zod.values ?? [])].map((word) => `${format.words}.${String(word)}`)
    }
    const keys = [...new Set(leaves.flatMap(wordsIn))]
    expect(keys.length).toBeGreaterThan(80)
    expect(keys.filter((key) => !bothSay(key))).toEqual([])
  })

  it('AUD-01 names the part that it is about, where the event itself does not tell its name', () => {
    const isNamed = (type: string, part: string) => {
      const entry = logFieldsOf(type)[part]
      return entry !== undefined && !isRecord(entry) && isThing(entry.format) && !entry.technical
    }
    const nameless = [...partFieldOf].filter(([type, part]) => {
      const name = [...naming.values()].find(({ id }) => id === part)?.name
      return name !== undefined && !alwaysHolds(type as EventType, name) && !isNamed(type, part)
    })
    expect(nameless).toEqual([])
  })

  it('AUD-01 that was taken away is not called what it is called where it is given', () => {
    const takesAway = (type: string) => /(Removed|Released|Deleted|Unshared|Cleared|Lifted|Withdrawn)$/.test(type)
    const aboutTheTaking = ['reason', 'round', 'contentHash']
    const given = new Set(leaves.filter(({ event }) => !takesAway(event)).map(({ entry }) => entry?.label))
    const heldNow = leaves.filter(({ event, path, entry }) => {
      const shape = Object.fromEntries(shapeOf(events[event as EventType]))
      const isNow = Object.hasOwn(shape, path) && !aboutTheTaking.includes(path)
      return takesAway(event) && isNow && entry?.format !== 'code' && given.has(entry?.label)
    })
    expect(heldNow.map(nameOf)).toEqual([])
  })

  it('AUD-01 that may be hidden has a label without its values', () => {
    const guarded = types.flatMap((type) => {
      const { fields = {} } = confidentialIn(events[type]) ?? {}
      return Object.keys(fields).flatMap((name) => {
        const entry = logFieldsOf(type)[name]
        return name === 'before' || (entry && entry.label !== undefined) ? [] : [`${type} ${name}`]
      })
    })
    expect(guarded).toEqual([])
  })

  it('AUD-01 says each phrase and each empty value in both languages', () => {
    const keys = leaves.flatMap(({ entry }) => [
      ...(entry?.empty ? [entry.empty] : []),
      ...(typeof entry?.format === 'object' && 'phrase' in entry.format ? [entry.format.phrase] : []),
    ])
    expect([...new Set(keys)].filter((key) => !bothSay(key))).toEqual([])
  })
})
