import type { Language } from '@prumo/contracts/identity/signUpChoices'
import type { ComparedTask } from '@prumo/contracts/tasks/baselineQueries'
import type { TFunction } from 'i18next'
import { saveFile } from '../../platform/saveFile'
import type { TableCell } from '../../platform/tables/tableCell'
import { type TableFormat, tableFile } from '../../platform/tables/tableFile'
import { stateOf } from './stateOf'

type Manner = { format: TableFormat; name: string; language: Language; t: TFunction }
type Side = NonNullable<ComparedTask['before']>
type SideColumn = [key: string, cell: (side: Side, t: TFunction) => TableCell | undefined]

const number = (value: number | null): TableCell | undefined => (value === null ? undefined : { number: value })

/** Each of these is a column for the plan before and another for the one after. */
const ofSides: readonly SideColumn[] = [
  ['field.startOn', ({ startOn }) => ({ day: startOn })],
  ['field.endOn', ({ endOn }) => ({ day: endOn })],
  ['baselines.workingDays', ({ workingDays }) => ({ number: workingDays })],
  ['field.isMilestone', ({ isMilestone }, t) => t(isMilestone ? 'yes' : 'baselines.no')],
  ['field.deadlineOn', ({ deadlineOn }) => (deadlineOn === null ? undefined : { day: deadlineOn })],
  ['field.progress', ({ progress }) => ({ percent: progress })],
  ['field.deliveryGroup', ({ deliveryGroup }) => deliveryGroup ?? undefined],
  ['baselines.effortHours', ({ estimatedMinutes }) => number(estimatedMinutes === null ? null : estimatedMinutes / 60)],
]
/** Where no task has a cost, there is no such column. */
const ofCost: SideColumn = [
  'baselines.cost',
  ({ costCents }) => (costCents === null ? undefined : { cents: costCents }),
]

/** Saves what differs between two plans as a file, in the words and formats of the reader. */
export async function exportComparison(
  tasks: readonly ComparedTask[],
  { format, name, language, t }: Manner,
): Promise<void> {
  const hasCosts = tasks.some(({ before, after }) => [before, after].some((side) => (side?.costCents ?? null) !== null))
  const columnsOfSides = hasCosts ? [...ofSides, ofCost] : ofSides
  const both = columnsOfSides.flatMap(([key, cell]) =>
    (['before', 'after'] as const).map((side) => ({
      header: t(`baselines.${side}`, { what: t(key) }),
      cell: (task: ComparedTask) => {
        const of = task[side]
        return (of && cell(of, t)) ?? ''
      },
    })),
  )
  const columns = [
    { header: t('field.title'), cell: ({ before, after }: ComparedTask): TableCell => (after ?? before)?.title ?? '' },
    {
      header: t('baselines.difference'),
      cell: (task: ComparedTask): TableCell => t(`baselines.state.${stateOf(task)}`),
    },
    { header: t('baselines.shiftDays'), cell: ({ endShift }: ComparedTask): TableCell => number(endShift) ?? '' },
    ...both,
  ]
  const headers = columns.map(({ header }) => header)
  const rows = tasks.map((task) => columns.map(({ cell }) => cell(task)))
  saveFile(
    `${name.replace(/[\\/:*?"<>|]/g, ' ')}.${format}`,
    await tableFile(format, { name, headers, rows }, language),
  )
}
