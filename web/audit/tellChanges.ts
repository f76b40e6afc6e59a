import type { Action, ActionChange } from '@prumo/contracts/audit/queries'
import { showDay, showInstant } from '../platform/formats/dates'
import { showBytes } from '../platform/formats/showBytes'
import { firstFields, technicalFields, valueTexts } from './moduleLogFields'
import { tellDenial } from './tellDenial'

/** How one field changed. Without `before` it was set for the first time, without `after` its record was deleted. */
export type ToldChange = {
  field: string
  label: string
  before: string | undefined
  after: string | undefined
  /** Matters to whoever checks the record, and to nobody else. */
  technical: boolean
}

export type Words = {
  /** The first of these texts that there is, or else the last word given. */
  say: (keys: readonly string[], otherwise: string) => string
  language: string
  /** Who or what an id is that the event did not name. */
  nameOf: (id: string) => string | undefined
}

type Value = ActionChange['before']
type Part = { path: readonly string[]; before: Value; after: Value; hidden?: ActionChange['hidden'] }
type Fields = Record<string, unknown>

/** What they call the size is how many entries the log had. */
const ofHeads = new Set(['LogHeadSigned', 'HeadPublished', 'HeadPublicationFailed', 'OlderLogAccepted'])

/** What takes most room. */
const last = ['customFields', 'description']

/** What people look for first, and what takes most room last; the rest in between, as it comes. */
function byWeight(kind: string) {
  const first = firstFields(kind)
  const weightOf = ({ path: [field = ''] }: Part) =>
    first.includes(field) ? first.indexOf(field) : first.length + 1 + last.indexOf(field)
  return (a: Part, b: Part) => weightOf(a) - weightOf(b)
}

/** What an action changed, field by field. What stayed as it was, and what was empty from the start, is not told. */
export function tellChanges({ kind, changes }: Pick<Action, 'kind' | 'changes'>, words: Words): ToldChange[] {
  // What is signed is read where it is signed: here it is a text for programs.
  const isOfSignOff = changes.some(({ field }) => field === 'canonicalization')
  return changes
    .flatMap((change) => partsOf(change, words))
    .map((part) => (ofHeads.has(kind) ? ofHead(part) : part))
    .sort(byWeight(kind))
    .flatMap(({ path, before, after, hidden }) => {
      const field = path.at(-1) ?? ''
      const change = {
        field: path.join('.'),
        label: labelOf(kind, path, words),
        before: before ? tellValue(path, before, words) : undefined,
        after: after ? tellValue(path, after, words) : undefined,
        technical: technicalFields.has(field) || (field === 'content' && isOfSignOff),
      }
      if (hidden)
        return [{ ...change, after: hidden.map((feature) => words.say([`noRight.${feature}`], '')).join(', ') }]
      const [shown, later] = [before ?? after, before && after ? after : undefined]
      const says = later ? change.before !== change.after : shown !== null && !isEmpty(shown.value)
      return says ? [change] : []
    })
}

/** A head's fields by words of their own: others are called alike and are something else. */
function ofHead({ path, ...part }: Part): Part {
  const names: Record<string, string> = { size: 'headSize', kind: 'headPlace' }
  return { ...part, path: path.map((field) => names[field] ?? field) }
}

/** The single values in a change: what stands in a record of fields is told one by one. */
function partsOf({ field, ...change }: ActionChange, words: Words): Part[] {
  const part = { path: [field], ...change }
  return tellDenial(field, change.after?.value, words) === undefined ? split(part) : [part]
}

function split(part: Part): Part[] {
  const { path, before, after } = part
  const values: Fields[] = [before?.value, after?.value].flatMap((value: unknown) => (isRecord(value) ? [value] : []))
  if (values.length === 0) return [part]
  const names = [...new Set(values.flatMap((value) => Object.keys(value)))].sort(inOrder)
  return names.flatMap((name) =>
    split({ path: [...path, name], before: inside(before, name), after: inside(after, name) }),
  )
}

/** A period says its beginning first; a record keeps its order otherwise. */
const inOrder = (a: string, b: string) => Number(a === 'to') - Number(b === 'to')

const inside = (value: Value, name: string): Value =>
  value && { value: (isRecord(value.value) ? (value.value[name] ?? null) : null) as never, name: null }

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)

function labelOf(kind: string, path: readonly string[], { say }: Words): string {
  const field = path.at(-1) ?? ''
  const parent = path.at(-2) ?? kind
  if (parent === 'permissions') return say([`feature.${field}`], field)
  return say([`fieldOf.${parent}.${field}`, `field.${field}`, `actionLog.field.${field}`], field)
}

function tellValue(path: readonly string[], { value, name }: NonNullable<Value>, words: Words): string {
  const { say } = words
  const field = path.at(-1) ?? ''
  if (name !== null) return name
  const denied = tellDenial(field, value, words)
  if (denied !== undefined) return denied
  if (isEmpty(value)) return say([`noValue.${field}`, 'actionLog.empty'], '')
  if (Array.isArray(value)) return value.map((item) => tellOne(path, item, words)).join(', ')
  return tellOne(path, value, words)
}

function tellOne(path: readonly string[], value: unknown, words: Words): string {
  const { say, language, nameOf } = words
  const field = path.at(-1) ?? ''
  const number = (digits: number) =>
    new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  if (typeof value === 'boolean') return say([value ? 'yes' : 'no'], String(value))
  if (typeof value === 'number') {
    if (field === 'progress') return `${value}%`
    if (field.endsWith('Minutes')) return `${Math.floor(value / 60)}h${String(value % 60).padStart(2, '0')}`
    if (field === 'size') return showBytes(value, language)
    if (field.endsWith('Cents')) return number(2).format(value / 100)
    return number(0).format(value)
  }
  if (isRecord(value)) return tellRecord(value)
  const text = String(value)
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return showDay(text, language)
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return showInstant(text, language)
  const group = path.at(-2) === 'permissions' ? 'level' : valueTexts[field]
  return group && isWord(text) ? say([`${group}.${text}`, `copyEndReason.${text}`], text) : (nameOf(text) ?? text)
}

/** A word of ours, or the code of a refusal: a reason may also be a sentence that somebody typed. */
const isWord = (text: string) => /^[\w.-]+$/.test(text)

/** A named value as `name: value`, any other small record as its values. */
function tellRecord({ name, ...rest }: Fields): string {
  const values = Object.values(rest)
    .filter((value) => !isRecord(value))
    .join(' · ')
  return name === undefined ? values : `${String(name)}: ${values}`
}
