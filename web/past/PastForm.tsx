import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { dayAt, zoneAt } from '@prumo/contracts/organization/zoneAt'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { addresses } from '../platform/addresses'
import { addDays } from '../platform/formats/dates'
import { nearestIn } from '../platform/formats/months'
import { useTimeZones } from '../platform/formats/useTimeZones'
import { useToday } from '../platform/formats/useToday'
import { zoneName } from '../platform/formats/zoneName'
import { DateField } from '../platform/forms/DateField'
import { QuietText } from '../platform/layout/QuietText'
import { TextLink } from '../platform/layout/TextLink'
import { usePast } from '../platform/server/past'
import { useQuery } from '../platform/server/useQuery'
import { useLanguage } from '../platform/texts/useLanguage'

const useStyles = makeStyles({
  form: { display: 'grid', gap: '12px', width: '260px' },
  links: { display: 'grid', gap: '2px', paddingTop: '8px', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
})

/** Proposes a day on which the project existed: yesterday, or that of its creation. */
export function PastForm({ projectId, onLeave }: { projectId: string; onLeave: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const zones = useTimeZones()
  const today = useToday()
  const styles = useStyles()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const past = usePast()
  const { data: project } = useQuery('project', { projectId }, { today: true })
  const range = { min: project && dayAt(zones, project.createdAt), max: today }
  const proposed = nearestIn(past?.asOf.slice(0, 10) ?? addDays(today, -1), range)
  const [chosen, setChosen] = useState<string>()
  const [time, setTime] = useState('')
  const [hasWrongTime, setHasWrongTime] = useState(false)
  const day = chosen ?? proposed

  const show = (event: FormEvent) => {
    event.preventDefault()
    const isTime = time === '' || timeForm.test(time)
    setHasWrongTime(!isTime)
    if (day === '' || !isTime) return
    const params = new URLSearchParams(search)
    params.set('asOf', time ? `${day}T${time.padStart(5, '0')}` : day)
    onLeave()
    void navigate({ pathname, search: String(params) })
  }
  return (
    <form className={styles.form} onSubmit={show}>
      <DateField
        key={range.min ?? ''}
        name="day"
        label={t('past.day')}
        value={proposed}
        range={range}
        direction="past"
        onChange={setChosen}
      />
      <Field
        label={t('past.time')}
        hint={t('past.zone', { zone: zoneName(language, zoneAt(zones, `${day}T12:00:00Z`)) })}
        {...(hasWrongTime && {
          validationState: 'error' as const,
          validationMessage: t('error.timeOfDay.invalid'),
        })}
      >
        <Input
          value={time}
          placeholder="08:30"
          maxLength={5}
          autoComplete="off"
          onChange={(_, { value }) => setTime(value)}
        />
      </Field>
      <Button type="submit" appearance="primary">
        {t('past.show')}
      </Button>
      <QuietText>{t('past.people')}</QuietText>
      <div className={styles.links}>
        <TextLink to={addresses.changes(projectId, { from: addDays(today, -7), to: today })} onClick={onLeave}>
          {t('navigation.changes')}
        </TextLink>
        <TextLink to={addresses.deleted(projectId)} onClick={onLeave}>
          {t('navigation.deleted')}
        </TextLink>
      </div>
    </form>
  )
}

const timeForm = /^([01]?\d|2[0-3]):[0-5]\d$/
