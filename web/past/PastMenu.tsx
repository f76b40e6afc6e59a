import {
  Button,
  Field,
  Input,
  makeStyles,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  Text,
  tokens,
} from '@fluentui/react-components'
import { HistoryRegular } from '@fluentui/react-icons'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { addresses } from '../platform/addresses'
import { addDays, today } from '../platform/formats/dates'
import { TextLink } from '../platform/layout/TextLink'
import { usePast } from '../platform/server/past'

const useStyles = makeStyles({
  form: { display: 'grid', gap: '12px', width: '260px' },
  hint: { color: tokens.colorNeutralForeground3 },
  links: { display: 'grid', gap: '2px', paddingTop: '8px', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
})

/** The way into a project's past: a day, and an hour where that matters. */
export function PastMenu({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const past = usePast()
  const [open, setOpen] = useState(false)
  const yesterday = addDays(today(), -1)
  const [day, setDay] = useState(past?.asOf.slice(0, 10) ?? yesterday)
  const [time, setTime] = useState('')

  const show = (event: FormEvent) => {
    event.preventDefault()
    if (day === '') return
    const params = new URLSearchParams(search)
    params.set('asOf', time ? `${day}T${time}` : day)
    setOpen(false)
    void navigate({ pathname, search: String(params) })
  }
  return (
    <Popover open={open} onOpenChange={(_, data) => setOpen(data.open)} trapFocus positioning="below-end">
      <PopoverTrigger disableButtonEnhancement>
        <Button size="small" appearance={past ? 'primary' : 'subtle'} icon={<HistoryRegular />}>
          {t('past.open')}
        </Button>
      </PopoverTrigger>
      <PopoverSurface aria-label={t('past.open')}>
        <form className={styles.form} onSubmit={show}>
          <Field label={t('past.day')}>
            <Input type="date" value={day} max={today()} required onChange={(_, { value }) => setDay(value)} />
          </Field>
          <Field label={t('past.time')} hint={t('past.zone', { zone: zone() })}>
            <Input type="time" value={time} onChange={(_, { value }) => setTime(value)} />
          </Field>
          <Button type="submit" appearance="primary">
            {t('past.show')}
          </Button>
          <Text size={200} className={styles.hint}>
            {t('past.people')}
          </Text>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links take the keys */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it only closes what its links lead away from */}
          <div className={styles.links} onClick={() => setOpen(false)}>
            <TextLink to={addresses.changes(projectId, { from: addDays(today(), -7), to: today() })}>
              {t('navigation.changes')}
            </TextLink>
            <TextLink to={addresses.deleted(projectId)}>{t('navigation.deleted')}</TextLink>
          </div>
        </form>
      </PopoverSurface>
    </Popover>
  )
}

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
