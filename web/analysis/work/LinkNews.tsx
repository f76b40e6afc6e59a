import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { asOf } from '../../platform/addresses'
import { isCalendarDay } from '../../platform/formats/dates'
import { useShowInstant } from '../../platform/formats/useShowInstant'
import { MessageBar, MessageBarBody } from '../../platform/layout/MessageBar'
import { TextLink } from '../../platform/layout/TextLink'
import { usePast } from '../../platform/server/past'
import { linkStanding } from './linkStanding'

const intents = { same: 'success', others: 'warning', otherFormulas: 'warning' } as const

/** Whether the report that a link has opened is the one that it names. */
export function LinkNews({ report }: { report: { hash: string; formulas: number } }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const past = usePast()
  const showInstant = useShowInstant()
  const address = new URLSearchParams(search)
  const standing = linkStanding(address, report)
  if (!standing) return null
  const seen = address.get('seen') ?? ''
  const isInstant = isCalendarDay(seen.slice(0, 10)) && !Number.isNaN(Date.parse(seen))
  return (
    <MessageBar intent={intents[standing]} layout="multiline" role="status">
      <MessageBarBody>
        {t(`analysis.link.${standing}`, { version: address.get('formulas') ?? '' })}{' '}
        {standing === 'others' && isInstant && !past && (
          <TextLink to={asOf(pathname + search, seen)}>{t('analysis.link.asSeen', { at: showInstant(seen) })}</TextLink>
        )}
      </MessageBarBody>
    </MessageBar>
  )
}
