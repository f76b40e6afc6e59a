import { MenuItem, makeStyles, tokens } from '@fluentui/react-components'
import { showDay } from '@prumo/contracts/formats/days'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses'
import { MoreMenu } from '../../platform/layout/MoreMenu'
import { VisuallyHidden } from '../../platform/layout/VisuallyHidden'
import { RowOpener } from '../../platform/lists/RowOpener'
import { type Column, Table } from '../../platform/lists/Table'
import { useLanguage } from '../../platform/texts/useLanguage'
import type { GanttAreaProps } from './GanttArea'
import type { GanttGroup, GanttRow, GanttTask } from './ganttPlan'
import { remarksOf } from './ganttTexts'
import type { GanttColumn } from './renderer'
import type { GanttEditing } from './useGanttEditing'

const useStyles = makeStyles({
  cell: { display: 'flex', flexDirection: 'column', gap: '2px', padding: '6px 0', minWidth: 0 },
  title: { overflowWrap: 'anywhere' },
  code: { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightRegular },
  dates: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  remarks: { color: tokens.colorNeutralForeground1, fontSize: tokens.fontSizeBase200 },
  group: {
    padding: '8px 12px 4px',
    fontWeight: tokens.fontWeightSemibold,
    backgroundColor: tokens.colorNeutralBackground3,
  },
})

/** The plan where there is no room for bars: the same tasks in the same order, and the same that can be done. */
export function GanttList({ projectId, plan, mayEdit, openTaskId, onOpen, editing }: GanttAreaProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const tasks = plan.rows.filter((row): row is GanttTask => row.kind === 'task')
  const heads = useMemo(() => headsIn(plan.rows), [plan.rows])
  const days = ({ startOn, endOn }: { startOn: string; endOn: string }, duration: number) =>
    t('gantt.dates', { startOn: showDay(startOn, language), endOn: showDay(endOn, language), count: duration })
  const headsOf = ({ id }: GanttTask) =>
    heads.get(id)?.map((group) => (
      <div key={group.id} className={styles.group}>
        <span className={styles.code}>{group.code}</span> {group.name}
        <div className={styles.dates}>{days(group, group.duration)}</div>
      </div>
    ))
  const columns: Column<GanttTask>[] = [
    {
      key: 'title',
      name: t('field.title'),
      width: 'minmax(0, 1fr)',
      cell: (row) => (
        <div className={styles.cell}>
          <RowOpener to={addresses.gantt(projectId, row.id)}>
            <span className={styles.title}>
              <span className={styles.code}>{row.code}</span> {row.task.number} · {row.task.title}
            </span>
          </RowOpener>
          <span className={styles.dates}>{days(row.task, row.duration)}</span>
          <span className={styles.remarks}>{remarksOf(row, t).join(' · ')}</span>
        </div>
      ),
    },
    ...(mayEdit
      ? [
          {
            key: 'menu',
            name: t('gantt.column.menu'),
            head: <VisuallyHidden>{t('gantt.column.menu')}</VisuallyHidden>,
            width: '44px',
            cell: (row: GanttTask) => <RowMenu row={row} editing={editing} />,
          },
        ]
      : []),
  ]
  return (
    <Table
      label={t('gantt.chart')}
      columns={columns}
      rows={tasks}
      keyOf={({ id }) => id}
      recordOf={({ id }) => id}
      above={headsOf}
      isOpen={({ id }) => id === openTaskId}
      onOpen={({ id }) => onOpen(id)}
    />
  )
}

/** The groups that stand above a task: those that begin there, or the one that goes on behind a group in it. */
function headsIn(rows: readonly GanttRow[]): Map<string, GanttGroup[]> {
  const byId = new Map(rows.flatMap((row) => (row.kind === 'group' ? [[row.id, row] as const] : [])))
  const heads = new Map<string, GanttGroup[]>()
  let begun: GanttGroup[] = []
  let groupId: string | undefined
  for (const row of rows) {
    if (row.kind === 'group') {
      begun.push(row)
      continue
    }
    const group = byId.get(row.groupId)
    if (begun.length > 0) heads.set(row.id, begun)
    else if (group && row.groupId !== groupId) heads.set(row.id, [group])
    begun = []
    groupId = row.groupId
  }
  return heads
}

const edited: readonly GanttColumn[] = ['startOn', 'endOn', 'duration', 'assignee', 'title', 'dependencies']

function RowMenu({ row, editing }: { row: GanttTask; editing: GanttEditing }) {
  const { t } = useTranslation()
  const place = useRef<HTMLSpanElement>(null)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click in it is not one on the row
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button in it has its keys
    <span ref={place} onClick={(event) => event.stopPropagation()}>
      <MoreMenu label={t('gantt.actionsOf', { title: row.task.title })}>
        {edited.map((column) => (
          <MenuItem
            key={column}
            onClick={() => {
              const target = place.current?.querySelector('button')
              if (target) editing.edit({ rowId: row.id, column, target })
            }}
          >
            {t('gantt.edit', { field: t(`gantt.column.${column}`) })}
          </MenuItem>
        ))}
      </MoreMenu>
    </span>
  )
}
