import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { DeleteRegular, EditRegular } from '@fluentui/react-icons'
import { showDay } from '@prumo/contracts/formats/days'
import type { Answer } from '@prumo/contracts/index'
import { workDaysOf } from '@prumo/contracts/tasks/workDaysOf'
import type { Holiday } from '@prumo/contracts/tasks/workTimeQueries'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { isCalendarDay } from '../../platform/formats/dates'
import { weekdayName } from '../../platform/formats/months'
import { CommandDialog } from '../../platform/forms/CommandDialog'
import { DateField } from '../../platform/forms/DateField'
import type { Fields } from '../../platform/forms/formFields'
import { pick } from '../../platform/forms/seenRecord'
import { TextField } from '../../platform/forms/textFields'
import { EmptyState } from '../../platform/layout/EmptyState'
import { FailureBar } from '../../platform/layout/FailureBar'
import { Loading } from '../../platform/layout/Loading'
import { useCommand } from '../../platform/server/useCommand'
import { useQuery } from '../../platform/server/useQuery'
import { useLanguage } from '../../platform/texts/useLanguage'
import type { SectionProps } from '../ProjectSettingsScreen'
import { DurationPreview } from './DurationPreview'
import { NationalHolidaysDialog } from './NationalHolidaysDialog'

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '12px',
    minHeight: '32px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  texts: { display: 'flex', flexWrap: 'wrap', columnGap: '12px', flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  day: { minWidth: '180px', fontVariantNumeric: 'tabular-nums' },
  buttons: { whiteSpace: 'nowrap' },
  quiet: { color: tokens.colorNeutralForeground3 },
  acts: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})

/** The days off of this project, by year. */
export function HolidaysSection({ project: { projectId }, manages }: SectionProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { data: workTime, error, mutate } = useQuery('workTime', { projectId })
  if (!workTime) return error ? <FailureBar failure={error} onRetry={() => void mutate()} /> : <Loading rows={6} />
  const { holidays } = workTime
  const acts = manages && (
    <div className={styles.acts}>
      <HolidayDialog
        projectId={projectId}
        workTime={workTime}
        trigger={<Button appearance="primary">{t('command.AddHoliday')}</Button>}
      />
      <NationalHolidaysDialog projectId={projectId} workTime={workTime} />
    </div>
  )
  if (holidays.length === 0)
    return (
      <EmptyState title={t('settings.holidays.none')} text={t('settings.holidays.noneText')}>
        {acts}
      </EmptyState>
    )
  return (
    <>
      {acts}
      {yearsOf(holidays).map(([year, days]) => (
        <section key={year} aria-label={t('settings.holidays.ofYear', { year })}>
          <Text as="h3" weight="semibold">
            {year}
          </Text>{' '}
          <Text size={200} className={styles.quiet}>
            {t('settings.holidays.count', { count: days.length })}
          </Text>
          <ul className={styles.list}>
            {days.map((holiday) => (
              <HolidayRow
                key={holiday.holidayId}
                projectId={projectId}
                workTime={workTime}
                holiday={holiday}
                manages={manages}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

type OfProject = { projectId: string; workTime: Answer<'workTime'> }

function HolidayRow({ projectId, workTime, holiday, manages }: OfProject & { holiday: Holiday; manages: boolean }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const { run } = useCommand()
  const { holidayId, holidayOn, description } = holiday
  const remove = () => run('RemoveHoliday', { projectId, holidayId }, { done: t('done.RemoveHoliday') })
  return (
    <li className={styles.row}>
      <span className={styles.texts}>
        <span className={styles.day}>
          {showDay(holidayOn, language)} <span className={styles.quiet}>{weekdayName(holidayOn, language)}</span>
        </span>
        <span>{description}</span>
      </span>
      {manages && (
        <span className={styles.buttons}>
          <HolidayDialog
            projectId={projectId}
            workTime={workTime}
            holiday={holiday}
            trigger={
              <Button
                appearance="subtle"
                size="small"
                icon={<EditRegular />}
                aria-label={t('settings.holidays.edit', { holiday: description })}
              />
            }
          />
          <Button
            appearance="subtle"
            size="small"
            icon={<DeleteRegular />}
            aria-label={t('settings.holidays.delete', { holiday: description })}
            onClick={() => void remove()}
          />
        </span>
      )}
    </li>
  )
}

function HolidayDialog({
  projectId,
  workTime,
  holiday,
  trigger,
}: OfProject & { holiday?: Holiday; trigger: ReactElement }) {
  const { holidays } = workTime
  const rest = holidays.filter(({ holidayId }) => holidayId !== holiday?.holidayId)
  const holidaysIn = ({ text }: Fields) => {
    const holidayOn = text('holidayOn')
    return isCalendarDay(holidayOn) ? [...rest, { holidayOn }] : holidays
  }
  return (
    <CommandDialog
      type={holiday ? 'ChangeHoliday' : 'AddHoliday'}
      trigger={trigger}
      record={
        holiday && {
          of: { type: 'ChangeHoliday', projectId, recordId: holiday.holidayId },
          now: pick({ ...holiday }, ['holidayOn', 'description']),
        }
      }
      check={({ text }) => ({
        ...(text('holidayOn') === '' && { holidayOn: 'holiday.dayMissing' }),
        ...(text('description').trim() === '' && { description: 'holiday.descriptionMissing' }),
      })}
      data={({ text }, newId) => ({
        projectId,
        holidayId: holiday?.holidayId ?? newId,
        holidayOn: text('holidayOn'),
        description: text('description').trim(),
      })}
    >
      <TextField name="description" value={holiday?.description ?? ''} required maxLength={100} />
      <DurationPreview
        projectId={projectId}
        workTime={workTime}
        daysIn={(fields) => workDaysOf(workTime, holidaysIn(fields))}
      >
        <DateField name="holidayOn" value={holiday?.holidayOn ?? ''} required direction="future" />
      </DurationPreview>
    </CommandDialog>
  )
}

/** The days of each year, in the order of the calendar. */
function yearsOf(holidays: readonly Holiday[]): [string, Holiday[]][] {
  const years = new Map<string, Holiday[]>()
  for (const holiday of holidays) {
    const year = holiday.holidayOn.slice(0, 4)
    years.set(year, [...(years.get(year) ?? []), holiday])
  }
  return [...years]
}
