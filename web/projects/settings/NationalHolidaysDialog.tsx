import { Button, Checkbox, Field, makeStyles, Select, tokens } from '@fluentui/react-components'
import { showDay } from '@prumo/contracts/formats/days'
import type { Answer } from '@prumo/contracts/index'
import { type BrazilianHoliday, brazilianHolidays } from '@prumo/contracts/schedule/brazilianHolidays'
import { workDaysOf } from '@prumo/contracts/tasks/workDaysOf'
import type { Holiday } from '@prumo/contracts/tasks/workTimeQueries'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { weekdayName } from '../../platform/formats/months'
import { CommandDialog } from '../../platform/forms/CommandDialog'
import { useFieldError } from '../../platform/forms/fieldErrors'
import { SeparateCheckboxes } from '../../platform/forms/SeparateCheckboxes'
import { newId } from '../../platform/newId'
import { useShownDay } from '../../platform/server/useShownDay'
import { useLanguage } from '../../platform/texts/useLanguage'
import { DurationPreview } from './DurationPreview'

/** So many years are offered, from the one before the present on. */
const yearsOffered = 6

const useStyles = makeStyles({
  days: { display: 'grid', border: 0, margin: 0, padding: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
})

type Props = { projectId: string; workTime: Answer<'workTime'> }

/** Adds the national holidays of a year, all at once. Optional ones are not ticked. */
export function NationalHolidaysDialog({ projectId, workTime }: Props) {
  const { holidays: present } = workTime
  const { t } = useTranslation()
  const day = useShownDay()
  const [year, setYear] = useState(Number(day.slice(0, 4)))
  // Sent again from the same dialog, a day keeps its id: it is added once.
  const [ids] = useState(() => new Map<string, string>())
  const idOf = (day: string) => ids.get(day) ?? ids.set(day, newId()).get(day)
  return (
    <CommandDialog
      type="AddHolidays"
      title={t('settings.holidays.nationalTitle', { year })}
      trigger={<Button>{t('settings.holidays.national')}</Button>}
      check={({ all }) => (all('holidays').length === 0 ? { holidays: 'holiday.noneChosen' } : {})}
      data={({ all }, opening) => ({
        projectId,
        holidays: brazilianHolidays(year)
          .filter(({ on }) => all('holidays').includes(on))
          .map(({ on, name }) => ({
            holidayId: idOf(`${opening} ${on}`),
            holidayOn: on,
            description: t(`brazilianHoliday.${name}`),
          })),
      })}
    >
      <DurationPreview
        projectId={projectId}
        workTime={workTime}
        daysIn={({ all }) => workDaysOf(workTime, [...present, ...all('holidays').map((holidayOn) => ({ holidayOn }))])}
      >
        <Field label={t('settings.holidays.year')} style={{ maxWidth: 160 }}>
          <Select value={String(year)} onChange={(_, { value }) => setYear(Number(value))}>
            {Array.from({ length: yearsOffered }, (_, index) => Number(day.slice(0, 4)) - 1 + index).map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        </Field>
        <HolidaysOfYear key={year} year={year} present={present} />
      </DurationPreview>
    </CommandDialog>
  )
}

function HolidaysOfYear({ year, present }: { year: number; present: readonly Holiday[] }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const wrong = useFieldError('holidays')
  const isPresent = ({ on }: BrazilianHoliday) => present.some(({ holidayOn }) => holidayOn === on)
  return (
    <Field
      label={t('settings.holidays.ofYear', { year })}
      {...(wrong && { validationState: 'error' as const, validationMessage: t(`error.${wrong}`) })}
    >
      <fieldset className={styles.days} aria-label={t('settings.holidays.ofYear', { year })}>
        <SeparateCheckboxes>
          {brazilianHolidays(year).map((holiday) => (
            <Checkbox
              key={holiday.on}
              {...(isPresent(holiday)
                ? { checked: true, disabled: true }
                : { name: 'holidays', value: holiday.on, defaultChecked: !holiday.isOptional })}
              label={
                <>
                  {showDay(holiday.on, language)} {weekdayName(holiday.on, language)} ·{' '}
                  {t(`brazilianHoliday.${holiday.name}`)}
                  {isPresent(holiday) ? (
                    <span className={styles.quiet}> · {t('settings.holidays.present')}</span>
                  ) : (
                    holiday.isOptional && <span className={styles.quiet}> · {t('settings.holidays.optional')}</span>
                  )}
                </>
              }
            />
          ))}
        </SeparateCheckboxes>
      </fieldset>
    </Field>
  )
}
