import { plainText } from '@prumo/contracts/formats/plainText'
import { type DateFormat, readDate } from '@prumo/contracts/imports/dates'
import type { ImportTarget } from '@prumo/contracts/imports/imports'
import { type NumberFormat, readClock, readNumber } from '@prumo/contracts/imports/numbers'
import type { priorities } from '@prumo/contracts/tasks/task'
import { refusedValue, type SheetRow } from './sheetRow'
import type { Cell } from './spreadsheet/readSpreadsheet'

/** A calendar day, `YYYY-MM-DD`. */
export function readDay(row: SheetRow, target: ImportTarget, { text, date }: Cell): string {
  const day = date?.slice(0, 10) ?? readDate(text, row.formats[target] as DateFormat)
  if (!day) throw refusedValue(row, target, 'import.dateUnreadable')
  return day
}

function readDecimal(row: SheetRow, target: ImportTarget, { text, number }: Cell): number {
  const decimal = number === undefined ? readNumber(text, row.formats[target] as NumberFormat) : String(number)
  if (decimal === undefined) throw refusedValue(row, target, 'import.numberUnreadable')
  return Number(decimal)
}

/** Hours in the cell, `8.5` or `08:30`, as whole minutes. */
export function readMinutes(row: SheetRow, target: ImportTarget, value: Cell): number {
  const minutes = readClock(value.text) ?? Math.round(readDecimal(row, target, value) * 60)
  if (minutes < 0) throw refusedValue(row, target, 'import.numberUnreadable')
  return minutes
}

/** The id of the person whom the cell names. */
export function readPerson(row: SheetRow, target: ImportTarget, { text }: Cell): string | null {
  const people = row.names.peopleNamed(text)
  if (people.length === 0) throw refusedValue(row, target, 'import.personUnknown')
  if (people.length > 1) throw refusedValue(row, target, 'import.personAmbiguous')
  return people[0] ?? null
}

/** Whole percent. `45`, `45 %` and a percent cell of 0.45 are the same progress. */
export function readProgress(row: SheetRow, value: Cell): number {
  const isShare = value.number !== undefined && value.text.includes('%')
  const number = isShare
    ? (value.number ?? 0) * 100
    : readDecimal(row, 'progress', value.number === undefined ? { text: value.text.replace('%', '') } : value)
  const progress = Math.round(number)
  if (!(progress >= 0 && progress <= 100)) throw refusedValue(row, 'progress', 'import.progressOutOfRange')
  return progress
}

const priorityWords: Record<string, (typeof priorities)[number]> = {
  high: 'high',
  alta: 'high',
  alto: 'high',
  urgente: 'high',
  medium: 'medium',
  media: 'medium',
  medio: 'medium',
  normal: 'medium',
  low: 'low',
  baixa: 'low',
  baixo: 'low',
  none: 'none',
  nenhuma: 'none',
  'sem prioridade': 'none',
}

export function readPriority(row: SheetRow, { text }: Cell) {
  const word = plainText(text)
  const priority = Object.hasOwn(priorityWords, word) ? priorityWords[word] : undefined
  if (!priority) throw refusedValue(row, 'priority', 'import.priorityUnknown')
  return priority
}
