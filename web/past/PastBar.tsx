import { makeStyles } from '@fluentui/react-components'
import { HistoryRegular } from '@fluentui/react-icons'
import { showDay } from '@prumo/contracts/formats/days'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowInstant } from '../platform/formats/useShowInstant'
import { MessageBar, MessageBarBody } from '../platform/layout/MessageBar'
import { TextButton } from '../platform/layout/TextButton'
import { usePast } from '../platform/server/past'
import { useLanguage } from '../platform/texts/useLanguage'
import { useLeavePast } from './useLeavePast'

const useStyles = makeStyles({
  root: { position: 'sticky', top: 0, zIndex: 5 },
  link: { whiteSpace: 'nowrap' },
})

/** Says that a screen shows the past, as long as it does, and leads back to today: by a click, or by Escape. */
export function PastBar() {
  const { t } = useTranslation()
  const language = useLanguage()
  const showInstant = useShowInstant()
  const styles = useStyles()
  const past = usePast()
  const leave = useLeavePast()
  useEffect(() => {
    const leaveByEscape = (event: KeyboardEvent) => {
      if (past && event.key === 'Escape' && !event.defaultPrevented) leave()
    }
    addEventListener('keydown', leaveByEscape)
    return () => removeEventListener('keydown', leaveByEscape)
  }, [past, leave])
  if (!past) return null
  const isDay = /^\d{4}-\d\d-\d\d$/.test(past.asOf)
  const when = isDay ? showDay(past.asOf, language) : showInstant(past.instant)
  return (
    <MessageBar
      className={styles.root}
      intent="warning"
      shape="square"
      layout="multiline"
      role="status"
      icon={<HistoryRegular />}
    >
      <MessageBarBody>
        <strong>{t('past.asOf', { when })}</strong> · {t('past.readOnly')} ·{' '}
        <TextButton className={styles.link} onClick={leave}>
          {t('past.leave')}
        </TextButton>
      </MessageBarBody>
    </MessageBar>
  )
}
