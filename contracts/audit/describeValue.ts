import { columnName } from '../analysis/columnName'
import type { StandardArea } from '../canvas/area'
import { standardAreaTexts } from '../canvas/standardAreaTexts'
import { showDay, showMonth, showTimeOfDay } from '../formats/days'
import { showInstant } from '../formats/instants'
import { showBytes, showCount, showMinutes, showMoney, showNumber, showPercent } from '../formats/numbers'
import { describeNeed, describeResource } from './describeDenial'
import type { Format } from './fieldFormats'
import type { Wording } from './wording'

/** What a value means besides itself. */
type Setting = {
  wording: Wording
  /** The names that the people and things in the value had then, by their ids. */
  names: Readonly<Record<string, string>>
  /** That of the project then; `null` where it is not at hand. */
  currency: string | null
  /** The kind that the field of a document had then; `null` where it is not at hand. */
  fieldKind: string | null
}

type Writer = (value: unknown, setting: Setting) => string
type SimpleFormat = Extract<Format, string>

/** A value in words, as the format has it. A list is described item by item. */
export function describeValue(format: Format, value: unknown, setting: Setting): string {
  if (format === 'comment') return writers.comment(value, setting)
  if (Array.isArray(value)) {
    const between = typeof format === 'object' && 'phrase' in format ? '\n' : ', '
    return value.map((item) => describeValue(format, item, setting)).join(between)
  }
  if (value === null || value === undefined) return ''
  if (typeof format === 'string') return writers[format](value, setting)
  if ('thing' in format) return describeThing(value, setting)
  if ('words' in format) return describeWord(format.words, String(value), setting)
  if ('amount' in format) return describeAmount(format.amount, Number(value), setting)
  return 'phrase' in format ? describePhrase(format, value, setting) : describeEntries(format, value, setting)
}

const asText: Writer = (value) => (typeof value === 'string' ? value : JSON.stringify(value))

const writers: Record<SimpleFormat, Writer> = {
  text: asText,
  code: asText,
  flag: (value, { wording }) => wording.say([value ? 'yes' : 'no'], String(value)),
  count: (value, { wording }) => showCount(Number(value), wording.language),
  percent: (value, { wording }) => showPercent(Number(value), wording.language),
  money: (value, { wording, currency }) => showMoney(Number(value), currency, wording.language),
  minutes: (value) => showMinutes(Number(value)),
  secondsBefore: (value, { wording }) => describeSecondsBefore(Number(value), wording),
  bytes: (value, { wording }) => showBytes(Number(value), wording.language),
  day: (value, { wording }) => showDay(String(value), wording.language),
  month: (value, { wording }) => showMonth(String(value), wording.language),
  instant: (value, { wording }) => showInstant(String(value), wording.language, wording.zones),
  timeOfDay: (value, { wording }) => showTimeOfDay(String(value), wording.language),
  person: (value, setting) => nameIn(setting, String(value)) ?? setting.wording.say(['actionLog.actor.user'], ''),
  standardArea: (value, { wording }) => standardAreaName(value as StandardArea, wording.language),
  comment: (value, setting) =>
    [value]
      .flat()
      .map((part) => describePart(part, setting))
      .join(''),
  answer: (value, setting) => (answers[setting.fieldKind ?? ''] ?? asText)(value, setting),
  choices: (value, setting) => (offered[setting.fieldKind ?? ''] ?? asText)(value, setting),
  analysisColumn: (value, { wording }) =>
    columnName(String(value), (key, holes) => wording.say([key], String(value), holes)),
  resource: (value, { wording }) => describeResource(value, wording),
  need: (value, { wording }) => describeNeed(value, wording),
  refusal: (value, { wording }) => describeRefusal(value, wording),
}

/** A value of this shape as the writer has it, and any other as somebody wrote it. */
const ifLike =
  (shape: RegExp, write: Writer): Writer =>
  (value, setting) =>
    (shape.test(String(value)) ? write : asText)(value, setting)

/** What a field of a document was filled with, by its kind; a text otherwise. */
const answers: Readonly<Record<string, Writer>> = {
  number: ifLike(/^-?\d+(\.\d+)?$/, (value, { wording }) => showNumber(String(value), wording.language)),
  date: ifLike(/^\d{4}-\d\d-\d\d$/, writers.day),
}

const describeThing: Writer = (value, setting) =>
  nameIn(setting, String(value)) ?? setting.wording.say(['actionLog.unnamed'], '', { id: value })

/** What such a field offers: areas of the canvas, items of the project, or words of somebody’s. */
const offered: Readonly<Record<string, Writer>> = {
  canvasCards: describeThing,
  projectInformation: (value, setting) => describeWord('field', String(value), setting),
}

const standardAreaName = (area: StandardArea, language: string) =>
  standardAreaTexts[language === 'en' ? 'en' : 'pt-BR'][area]?.[0] ?? area

const nameIn = ({ names, wording }: Setting, id: string) => names[id] ?? wording.nameOf(id)

const describeWord = (group: string, word: string, { wording }: Setting) => wording.say([`${group}.${word}`], word)

const describeAmount = (text: string, cents: number, setting: Setting) =>
  cents === 0 ? '' : setting.wording.say([text], '', { amount: writers.money(cents, setting) })

function describePhrase(
  { phrase, parts }: Extract<Format, { phrase: string }>,
  value: unknown,
  setting: Setting,
): string {
  const record = value as Readonly<Record<string, unknown>>
  const described = Object.entries(parts).map(([name, format]) => [
    name,
    // Why a row was refused takes all that was recorded of the row.
    describeValue(format, format === 'refusal' ? record : record[name], setting),
  ])
  const holes: Record<string, string> = Object.fromEntries(described)
  const missing = Object.keys(holes).filter((name) => holes[name] === '')
  return setting.wording.say([...missing.map((name) => `${phrase}_without_${name}`), phrase], '', holes)
}

const describeEntries = (
  { entries, keys }: Extract<Format, { entries: Format }>,
  value: unknown,
  setting: Setting,
): string =>
  Object.entries(value as object)
    .map(([key, inside]) => [keys ? describeWord(keys, key, setting) : key, describeValue(entries, inside, setting)])
    .map((entry) => entry.join(': '))
    .join('\n')

/** A part of a comment: a text, or somebody who is mentioned. */
function describePart(part: unknown, setting: Setting): string {
  if (typeof part !== 'object' || part === null) return String(part)
  if ('mention' in part) return `@${writers.person(part.mention, setting)}`
  return 'text' in part ? String(part.text) : ''
}

/** Seconds up to two minutes, then minutes. */
function describeSecondsBefore(seconds: number, { say }: Wording): string {
  const [key, count] =
    seconds < 120 ? ['logValue.secondsBefore', seconds] : ['logValue.minutesBefore', Math.floor(seconds / 60)]
  return say([key], String(count), { count })
}

/** Why a row was refused, with the column and the value that it is about. */
function describeRefusal(value: unknown, { say }: Wording): string {
  const { reason, details = {} } = value as { reason: string; details?: Record<string, string> }
  const about = [details.column, details.value && `“${details.value}”`].filter(Boolean).join(': ')
  return [say([`error.${reason}`], reason, details), about && say(['imports.about.column'], about, { about })]
    .filter(Boolean)
    .join(' ')
}
