import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { Answer } from '@prumo/contracts/index'
import { workDaysOf } from '@prumo/contracts/tasks/workDaysOf'
import { type WorkWeek, weekdayMinutes } from '@prumo/contracts/tasks/workWeek'
import { useTranslation } from 'react-i18next'
import { minutesIn, showHours } from '../../platform/formats/hours'
import { CommandDialog } from '../../platform/forms/CommandDialog'
import type { Fields } from '../../platform/forms/formFields'
import { pick } from '../../platform/forms/seenRecord'
import { TextField } from '../../platform/forms/textFields'
import { FailureBar } from '../../platform/layout/FailureBar'
import { Loading } from '../../platform/layout/Loading'
import { useQuery } from '../../platform/server/useQuery'
import { useLanguage } from '../../platform/texts/useLanguage'
import type { SectionProps } from '../ProjectSettingsScreen'
import { DurationPreview } from './DurationPreview'

const minutesOfDay = 24 * 60
const useStyles = makeStyles({
  week: {
    display: 'grid',
    gridTemplateColumns: 'max-content max-content',
    columnGap: '32px',
    rowGap: '8px',
    margin: 0,
    '& dd': { margin: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  },
  quiet: { color: tokens.colorNeutralForeground3 },
  sum: { fontWeight: tokens.fontWeightSemibold },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
    gap: '12px 16px',
    alignItems: 'start',
  },
})

/** How long this project's people work on each day of the week. */
export function WorkTimeSection({ project: { projectId }, manages }: SectionProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const { data: workTime, error, mutate } = useQuery('workTime', { projectId })
  if (!workTime) return error ? <FailureBar failure={error} onRetry={() => void mutate()} /> : <Loading rows={4} />
  const hours = (minutes: number) => t('settings.workTime.hours', { hours: showHours(minutes, language) })
  const sum = weekdayMinutes.reduce((minutes, name) => minutes + workTime[name], 0)
  return (
    <>
      <dl className={styles.week}>
        {weekdayMinutes.map((name) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{t(`logField.${name}`)}</dt>
            <dd className={workTime[name] === 0 ? styles.quiet : ''}>
              {workTime[name] === 0 ? t('settings.workTime.off') : hours(workTime[name])}
            </dd>
          </div>
        ))}
        <dt className={styles.sum}>{t('settings.workTime.week')}</dt>
        <dd className={styles.sum}>{hours(sum)}</dd>
      </dl>
      {manages && (
        <div>
          <WorkTimeDialog projectId={projectId} workTime={workTime} />
        </div>
      )}
    </>
  )
}

/** What is typed of a week; a day that makes no sense keeps what it had. */
const weekIn = ({ text }: Fields, week: WorkWeek): WorkWeek =>
  Object.fromEntries(
    weekdayMinutes.map((name) => {
      const typed = minutesIn(text(name))
      return [name, isOfDay(typed) ? (typed ?? 0) : week[name]]
    }),
  ) as WorkWeek

function WorkTimeDialog({ projectId, workTime: week }: { projectId: string; workTime: Answer<'workTime'> }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const textsOf = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(weekdayMinutes.map((name) => [name, [showHours(values[name] as number, language)]]))
  return (
    <CommandDialog
      type="SetWorkTime"
      trigger={<Button appearance="primary">{t('settings.workTime.edit')}</Button>}
      record={{
        of: { type: 'SetWorkTime', projectId, recordId: projectId },
        now: pick({ ...week }, weekdayMinutes),
        textsOf,
        whole: true,
      }}
      check={({ text }) =>
        Object.fromEntries(
          weekdayMinutes
            .filter((name) => !isOfDay(minutesIn(text(name))))
            .map((name): [string, string] => [name, 'hours.ofDay']),
        )
      }
      data={({ text }) => ({
        projectId,
        ...Object.fromEntries(weekdayMinutes.map((name) => [name, minutesIn(text(name)) ?? 0])),
      })}
    >
      <DurationPreview
        projectId={projectId}
        workTime={week}
        daysIn={(fields) => workDaysOf(weekIn(fields, week), week.holidays)}
      >
        <div className={styles.fields}>
          {weekdayMinutes.map((name) => (
            <TextField
              key={name}
              name={name}
              value={showHours(week[name], language)}
              maxLength={20}
              inputMode="decimal"
            />
          ))}
        </div>
        <span className={styles.quiet}>{t('settings.workTime.hint')}</span>
      </DurationPreview>
    </CommandDialog>
  )
}

const isOfDay = (minutes: number | null | undefined) => minutes !== undefined && (minutes ?? 0) <= minutesOfDay
