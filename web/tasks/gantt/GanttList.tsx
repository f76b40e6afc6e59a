import { MenuItem, makeStyles, tokens } from '@fluentui/react-components'
import { showDay } from '@prumo/contracts/formats/days'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses'
import { MoreMenu } from '../../platform/layout/MoreMenu'
import { VisuallyHidden } from '../../platform/layout/VisuallyHidden'
import { RowOpener } from '../../platform/lists/RowOpener'
import { type Column, Table } from '../../platform/lists/Table'
import { useLanguage } from '../../platform/texts/useLanguage'
import type { GanttAreaProps } from './GanttArea'
import type { GanttGroup, GanttTask } from './ganttPlan'
import { remarksOf } from './ganttTexts'
import type { GanttColumn } from './renderer'
import type { GanttEditing } from './useGanttEditing'

const useStyles = makeStyles({
  cell: { display: 'flex', flexDirection: 'column', gap: '2px', padding: '6px 0', minWidth: 0 },
  title: { overflowWrap: 'anywhere' },
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
  const groups = new Map(plan.rows.filter((row): row is GanttGroup => row.kind === 'group').map((row) => [row.id, row]))
  const days = ({ startOn, endOn }: { startOn: string; endOn: string }, duration: number) =>
    t('gantt.dates', { startOn: showDay(startOn, language), endOn: showDay(endOn, language), count: duration })
  const groupOf = (row: GanttTask, index: number) => {
    const group = groups.get(row.groupId)
    return group && tasks[index - 1]?.groupId !== row.groupId ? (
      <div className={styles.group}>
        {group.name}
        <div className={styles.dates}>{days(group, group.duration)}</div>
      </div>
    ) : null
  }
  const columns: Column<GanttTask>[] = [
    {
      key: 'title',
      name: t('field.title'),
      width: 'minmax(0, 1fr)',
      cell: (row) => (
        <div className={styles.cell}>
          <RowOpener to={addresses.gantt(projectId, row.id)}>
            <span className={styles.title}>
              {row.task.number} · {row.task.title}
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
      above={groupOf}
      isOpen={({ id }) => id === openTaskId}
      onOpen={({ id }) => onOpen(id)}
    />
  )
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
