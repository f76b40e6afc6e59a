import { plainText } from '../formats/plainText'

/**
 * In which order a column's dates are written, and with which sign between their parts; a time may follow. `mmm` is
 * the name of a month, in Portuguese or English, whole or short, with any sign around it.
 */
export const dateFormats = [
  'dd/mm/yyyy',
  'mm/dd/yyyy',
  'yyyy-mm-dd',
  'dd-mm-yyyy',
  'mm-dd-yyyy',
  'dd.mm.yyyy',
  'yyyy/mm/dd',
  'dd/mm/yy',
  'mm/dd/yy',
  'dd-mm-yy',
  'mm-dd-yy',
  'dd.mm.yy',
  'yyyymmdd',
  'ddmmyyyy',
  'dd mmm yyyy',
  'dd mmm yy',
  'mmm dd yyyy',
] as const
export type DateFormat = (typeof dateFormats)[number]

/** The first letters of each month's names. None of them begins another month's. */
const months = ['jan', 'fev feb', 'mar', 'abr apr', 'mai may', 'jun', 'jul', 'ago aug', 'set sep', 'out oct', 'nov']
  .concat('dez dec')
  .map((names) => names.split(' '))
const monthNames = [
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro',
  'january february march april may june july august september sept october november december',
]
  .concat(months.flat().join(' '))
  .flatMap((names) => names.split(' '))
const weekdays = ['dom sun', 'seg mon', 'ter tue', 'qua wed', 'qui thu', 'sex fri', 'sab sat'].map((names) =>
  names.split(' '),
)
const weekday = `(?:(?<weekday>${weekdays.flat().join('|')})[a-z]{0,6}(?:-feira)?[.,]{0,2} )?`
const time = '(?:[ t](?:[01]?\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:[.,]\\d+)?)?(?:z|[+-]\\d{2}:?\\d{2})?)?'

const patterns = new Map<string, RegExp>(dateFormats.map((format) => [format, patternOf(format)]))

function patternOf(format: DateFormat): RegExp {
  const isCompact = /^[dmy]+$/.test(format)
  const digits = isCompact ? '{2}' : '{1,2}'
  const date = format
    .replace(/[/.]/g, '\\$&')
    .replaceAll(' ', '(?:[-/.,]| ?de |,? )')
    // Eight digits in a row may be anything: they are a day of these centuries, or none.
    .replace('yyyy', isCompact ? '(?<year>(?:19|20|21)\\d{2})' : '(?<year>\\d{4})')
    .replace('yy', '(?<year>\\d{2})')
    .replace('mmm', `(?<name>${monthNames.join('|')})\\.?`)
    .replace('mm', `(?<month>\\d${digits})`)
    .replace('dd', `(?<day>\\d${digits})${format.includes('mmm') ? '(?:[ºo]|st|nd|rd|th)?' : ''}`)
  return new RegExp(`^${weekday}${date}${time}$`)
}

/** Longer than any day is written. */
const longest = 60

/**
 * The calendar day, `YYYY-MM-DD`; `undefined` if the text is no day in this format, or names another weekday than the
 * day's. Years of two digits are in this century.
 */
export function readDate(text: string, format: string): string | undefined {
  if (text.length > longest) return undefined
  const found = patterns.get(format)?.exec(plainText(text).replace(/\s+/g, ' '))?.groups
  if (!found) return undefined
  const month = found.name === undefined ? Number(found.month) : monthNamed(found.name)
  const day = Number(found.day)
  const year = Number(found.year) + (found.year?.length === 2 ? 2000 : 0)
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  const isItsWeekday = !found.weekday || weekdays[date.getUTCDay()]?.includes(found.weekday)
  return isReal && isItsWeekday ? date.toISOString().slice(0, 10) : undefined
}

const monthNamed = (name: string) => months.findIndex((starts) => starts.some((start) => name.startsWith(start))) + 1
