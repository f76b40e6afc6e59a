import type { Language } from '@prumo/contracts/identity/signUpChoices'
import type { TFunction } from 'i18next'
import type { PaperTable } from '../../platform/paper/paper'
import { saveFile } from '../../platform/saveFile'
import type { TableCell } from '../../platform/tables/tableCell'
import { type TableFormat, tableFile } from '../../platform/tables/tableFile'
import type { WbsAnswer } from './wbsLines'

type Manner = { format: TableFormat; name: string; language: Language; t: TFunction }
type Row = WbsAnswer['rows'][number]
type Column = [header: string, cell: (row: Row, t: TFunction) => TableCell]

const notAllocatedRow = 'notAllocated'
/** What outflows are for nothing in the structure: with it, what is for each itself adds up to the ledger. */
const rowOfMoney = (ledger: NonNullable<WbsAnswer['notAllocated']>, title: string): Row => ({
  kind: 'group',
  id: notAllocatedRow,
  code: null,
  level: 1,
  parentId: null,
  cardId: null,
  title,
  workingDays: null,
  startOn: null,
  endOn: null,
  progress: null,
  weighedBy: null,
  estimatedMinutes: null,
  realizedMinutes: null,
  costCents: null,
  ledger,
  ownLedger: ledger,
  taskCount: 0,
})

const day = (on: string | null): TableCell => (on === null ? '' : { day: on })
const number = (value: number | null): TableCell => (value === null ? '' : { number: value })
const hours = (minutes: number | null) => number(minutes === null ? null : minutes / 60)

/** Saves the whole structure as a file, in the words and formats of the reader. What is folded is in it, too. */
export async function exportWbs(wbs: WbsAnswer, { format, name, language, t }: Manner): Promise<void> {
  saveFile(`${name}.${format}`, await tableFile(format, { name, ...wbsTable(wbs, t) }, language))
}

/** The whole structure as rows, with their headers. On paper titles stand further in, the deeper their rows are. */
export function wbsTable({ rows, whole, notAllocated }: WbsAnswer, t: TFunction): PaperTable {
  const columns = columnsFor(whole)
  const all = notAllocated ? [...rows, rowOfMoney(notAllocated, t('wbs.notAllocated'))] : rows
  const at = (column: string) => columns.findIndex(([key]) => key === column)
  return {
    headers: columns.map(([key]) => t(key)),
    rows: all.map((row) => columns.map(([, cell]) => cell(row, t))),
    indented: { column: at('field.title'), level: at('wbs.column.level') },
  }
}

/** Amounts have columns where the reader sees them. */
function columnsFor(whole: WbsAnswer['whole']): Column[] {
  const money = (header: string, centsOf: (row: Row) => number | null | undefined): Column => [
    header,
    (row) => {
      const cents = centsOf(row) ?? null
      return cents === null ? '' : { cents }
    },
  ]
  return [
    ['wbs.column.code', ({ code }) => code ?? ''],
    ['wbs.column.level', ({ level }) => ({ number: level })],
    ['wbs.column.kind', ({ id, kind }, t) => (id === notAllocatedRow ? '' : t(`wbs.kind.${kind}`))],
    ['field.title', ({ title }) => title],
    ['wbs.column.startOn', ({ startOn }) => day(startOn)],
    ['wbs.column.endOn', ({ endOn }) => day(endOn)],
    ['wbs.column.workingDays', ({ workingDays }) => number(workingDays)],
    ['wbs.column.progress', ({ progress }) => (progress === null ? '' : { percent: progress })],
    ['wbs.column.weighedBy', ({ weighedBy }, t) => (weighedBy === null ? '' : t(`wbs.weighedBy.${weighedBy}`))],
    ['wbs.column.effortHours', ({ estimatedMinutes }) => hours(estimatedMinutes)],
    ['wbs.column.realizedHours', ({ realizedMinutes }) => hours(realizedMinutes)],
    ...(whole.costCents === null ? [] : [money('wbs.column.cost', ({ costCents }) => costCents)]),
    ...(whole.ledger === null
      ? []
      : [
          money('wbs.column.ledgerPlanned', ({ ledger }) => ledger?.plannedCents),
          money('wbs.column.ledgerRealized', ({ ledger }) => ledger?.realizedCents),
          money('wbs.column.ownLedgerPlanned', ({ ownLedger }) => ownLedger?.plannedCents),
          money('wbs.column.ownLedgerRealized', ({ ownLedger }) => ownLedger?.realizedCents),
        ]),
    ['wbs.column.tasks', ({ taskCount }) => ({ number: taskCount })],
  ]
}
