import { makeStyles, tokens } from '@fluentui/react-components'
import { showDay } from '@prumo/contracts/formats/days'
import type { ListedTask } from '@prumo/contracts/tasks/queries'
import { useTranslation } from 'react-i18next'
import { useNarrow } from '../platform/layout/useNarrow'
import { CutText } from '../platform/lists/CutText'
import type { Column } from '../platform/lists/Table'
import { look } from '../platform/look/look'
import { useLanguage } from '../platform/texts/useLanguage'
import { assigneeText } from './assigneeText'
import type { CellEditing } from './inline/cellEditing'
import { TaskTitle } from './TaskTitle'
import { useListedTaskAddress } from './useListedTaskAddress'

const useStyles = makeStyles({ late: { color: look.colour.late, fontWeight: tokens.fontWeightSemibold } })

/** What a list of tasks shows of each; across projects its project, too. */
export function useTaskColumns(projectId: string | undefined, editing: CellEditing): Column<ListedTask>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const styles = useStyles()
  const narrow = useNarrow()
  const addressOf = useListedTaskAddress(projectId)
  const acrossProjects = projectId === undefined
  const projectColumn = {
    key: 'project',
    name: t('field.project'),
    width: 'minmax(100px, 1.6fr)',
    wide: true,
    cell: ({ projectPitch }: ListedTask) => <CutText>{projectPitch}</CutText>,
  }
  const day = (value: string) => showDay(value, language)
  return [
    {
      key: 'title',
      name: t('field.title'),
      width: 'minmax(180px, 5fr)',
      sortable: true,
      cell: (task) => (
        <TaskTitle task={task} address={addressOf(task)} editing={editing} withProject={acrossProjects && narrow} />
      ),
    },
    ...(acrossProjects ? [projectColumn] : []),
    { key: 'step', name: t('field.stepId'), width: 'minmax(90px, 1fr)', wide: true, cell: ({ stepName }) => stepName },
    {
      key: 'assignee',
      name: t('field.assigneeId'),
      width: 'minmax(112px, 1.4fr)',
      wide: true,
      cell: (task) => assigneeText(task, t),
    },
    {
      key: 'startOn',
      name: t('field.startOn'),
      width: '100px',
      align: 'end',
      sortable: true,
      wide: true,
      cell: ({ startOn }) => day(startOn),
    },
    {
      key: 'endOn',
      name: t('field.endOn'),
      width: '108px',
      align: 'end',
      sortable: true,
      cell: (task) => (
        <span className={task.standing === 'delayed' ? styles.late : ''}>
          {day(task.endOn)}
          {/* At a desk its standing says so, in a column of its own. */}
          {narrow && task.standing === 'delayed' && <div>{t('board.late')}</div>}
        </span>
      ),
    },
    {
      key: 'progress',
      name: t('field.progress'),
      width: '92px',
      align: 'end',
      sortable: true,
      wide: true,
      cell: ({ progress }) => `${progress}%`,
    },
    {
      key: 'standing',
      name: t('field.standing'),
      width: 'minmax(118px, 1fr)',
      wide: true,
      cell: ({ standing }) => (
        <span className={standing === 'delayed' ? styles.late : ''} title={t(`standing.${standing}`)}>
          {t(`standing.${standing}`)}
        </span>
      ),
    },
  ]
}
