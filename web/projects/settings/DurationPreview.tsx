import { makeStyles, Text, tokens } from '@fluentui/react-components'
import type { Answer } from '@prumo/contracts/index'
import { durationChanges } from '@prumo/contracts/schedule/durationChanges'
import type { WorkDays } from '@prumo/contracts/schedule/workCalendar'
import { workDaysOf } from '@prumo/contracts/tasks/workDaysOf'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormWatch } from '../../platform/forms/FormWatch'
import type { Fields } from '../../platform/forms/formFields'
import { useQuery } from '../../platform/server/useQuery'

/** So many tasks are named; the others are counted. */
const mostNamed = 5

const useStyles = makeStyles({
  root: {
    padding: '8px 12px',
    borderLeft: `3px solid ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  list: { margin: '4px 0 0', paddingLeft: '20px' },
})

type Props = {
  projectId: string
  workTime: Answer<'workTime'>
  /** The working days that the fields say. */
  daysIn: (fields: Fields) => WorkDays
  /** The fields that change the working days. */
  children: ReactNode
}

/** Says below its fields which tasks will last longer or shorter. Their dates stay as they are. */
export function DurationPreview({ projectId, workTime, daysIn, children }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const [days, setDays] = useState<WorkDays>()
  const { data: board } = useQuery('board', { projectId })
  const changes = board && days && durationChanges(board.tasks, workDaysOf(workTime, workTime.holidays), days)
  const further = (changes?.length ?? 0) - mostNamed
  return (
    <>
      <FormWatch onFields={(fields) => setDays(daysIn(fields))}>{children}</FormWatch>
      {changes && (
        <div role="status" className={styles.root}>
          <Text size={200}>{t('settings.preview.changed', { count: changes.length })}</Text>
          {changes.length > 0 && (
            <ul className={styles.list}>
              {changes.slice(0, mostNamed).map((change) => (
                <li key={change.taskId}>
                  <Text size={200}>{t('settings.preview.task', { ...change })}</Text>
                </li>
              ))}
              {further > 0 && (
                <li>
                  <Text size={200}>{t('settings.preview.further', { count: further })}</Text>
                </li>
              )}
            </ul>
          )}
        </div>
      )}
    </>
  )
}
