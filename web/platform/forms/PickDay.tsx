import { Button } from '@fluentui/react-components'
import { CalendarRegular } from '@fluentui/react-icons'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

type Props = {
  /** `YYYY-MM-DD`; anything else is no day yet. */
  day: string
  disabled: boolean
  onPick: (day: string) => void
}

/** The browser's own calendar, beside a field in which a day can be typed as well. */
export function PickDay({ day, disabled, onPick }: Props) {
  const { t } = useTranslation()
  const picker = useRef<HTMLInputElement>(null)
  return (
    <span style={{ position: 'relative' }}>
      <Button
        size="small"
        appearance="transparent"
        icon={<CalendarRegular />}
        disabled={disabled}
        aria-label={t('pickDay')}
        onClick={() => picker.current?.showPicker()}
      />
      <input
        ref={picker}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={/^\d{4}-\d\d-\d\d$/.test(day) ? day : ''}
        onChange={(event) => onPick(event.target.value)}
        style={{ position: 'absolute', bottom: 0, right: 0, width: 1, height: 1, opacity: 0, border: 0, padding: 0 }}
      />
    </span>
  )
}
