import { Button, Popover, PopoverSurface, PopoverTrigger } from '@fluentui/react-components'
import { CalendarRegular } from '@fluentui/react-icons'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DayRange } from '../formats/months'
import { Loading } from '../layout/Loading'

const DayGrid = lazy(async () => ({ default: (await import('./DayGrid')).DayGrid }))

type Props = {
  /** `YYYY-MM-DD`; anything else is no day yet. */
  day: string
  disabled: boolean
  range?: DayRange
  onPick: (day: string) => void
}

/** A calendar in the product's language, beside a field in which a day can be typed as well. */
export function PickDay({ day, disabled, range = {}, onPick }: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const pick = (picked: string) => {
    setOpen(false)
    onPick(picked)
  }
  return (
    <Popover
      open={open}
      onOpenChange={(_, data) => setOpen(data.open)}
      trapFocus
      unstable_disableAutoFocus
      positioning="below-end"
    >
      <PopoverTrigger disableButtonEnhancement>
        <Button
          size="small"
          appearance="transparent"
          icon={<CalendarRegular />}
          disabled={disabled}
          aria-label={t('pickDay')}
        />
      </PopoverTrigger>
      <PopoverSurface aria-label={t('pickDay')}>
        <Suspense fallback={<Loading rows={1} />}>
          <DayGrid day={/^\d{4}-\d\d-\d\d$/.test(day) ? day : ''} range={range} onPick={pick} />
        </Suspense>
      </PopoverSurface>
    </Popover>
  )
}
