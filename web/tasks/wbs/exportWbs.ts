import type { Language } from '@prumo/contracts/identity/signUpChoices'
import type { TFunction } from 'i18next'
import { saveFile } from '../../platform/saveFile'
import type { TableCell } from '../../platform/tables/tableCell'
import { type TableFormat, tableFile } from '../../platform/tables/tableFile'
import type { WbsAnswer } from './wbsLines'

type Manner = { format: TableFormat; name: string; language: Language; t: TFunction }
type Row = WbsAnswer['rows'][number]

const day = (on: string | null): TableCell => (on === null ? '' : { day: on })
const number = (value: number | null): TableCell => (value === null ? '' : { number: value })
const hours = (minutes: number | null) => number(minutes === null ? null : minutes / 60)

/** Saves the whole structure as a file, in the words and formats of the reader. What is folded is in it, too. */
export async function exportWbs({ rows, whole }: WbsAnswer, { format, name, language, t }: Manner): Promise<void> {
  const cost = ({ costCents }: Row): TableCell => (costCents === null ? '' : { cents: costCents })
  const columns: [string, (row: Row) => TableCell][] = [
    ['wbs.column.code', ({ code }) => code ?? ''],
    ['wbs.column.level', ({ level }) => ({ number: level })],
    ['wbs.column.kind', ({ kind }) => t(`wbs.kind.${kind}`)],
    ['field.title', ({ title }) => title],
    ['wbs.column.startOn', ({ startOn }) => day(startOn)],
    ['wbs.column.endOn', ({ endOn }) => day(endOn)],
    ['wbs.column.workingDays', ({ workingDays }) => number(workingDays)],
    ['wbs.column.progress', ({ progress }) => (progress === null ? '' : { percent: progress })],
    ['wbs.column.weighedBy', ({ weighedBy }) => (weighedBy === null ? '' : t(`wbs.weighedBy.${weighedBy}`))],
    ['wbs.column.effortHours', ({ estimatedMinutes }) => hours(estimatedMinutes)],
    ['wbs.column.realizedHours', ({ realizedMinutes }) => hours(realizedMinutes)],
    ...(whole.costCents === null ? [] : [['wbs.column.cost', cost] as [string, (row: Row) => TableCell]]),
    ['wbs.column.tasks', ({ taskCount }) => ({ number: taskCount })],
  ]
  const headers = columns.map(([key]) => t(key))
  const cells = rows.map((row) => columns.map(([, cell]) => cell(row)))
  saveFile(`${name}.${format}`, await tableFile(format, { name, headers, rows: cells }, language))
}
