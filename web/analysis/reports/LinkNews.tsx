import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { asOf } from '../../platform/addresses'
import { isCalendarDay } from '../../platform/formats/dates'
import { useShowInstant } from '../../platform/formats/useShowInstant'
import { MessageBar, MessageBarBody } from '../../platform/layout/MessageBar'
import { TextLink } from '../../platform/layout/TextLink'
import { usePast } from '../../platform/server/past'
import { linkCheck } from './linkCheck'

const intents = { same: 'success', other: 'warning', otherFormulas: 'warning' } as const

/** Whether the report that a link has opened is the one that it names. */
export function LinkNews({ report }: { report: { hash: string; formulas: number } }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const past = usePast()
  const showInstant = useShowInstant()
  const address = new URLSearchParams(search)
  const check = linkCheck(address, report)
  if (!check) return null
  const seen = address.get('seen') ?? ''
  const isInstant = isCalendarDay(seen.slice(0, 10)) && !Number.isNaN(Date.parse(seen))
  return (
    <MessageBar intent={intents[check]} layout="multiline" role="status">
      <MessageBarBody>
        {t(`report.check.${check}`, { version: address.get('formulas') ?? '' })}{' '}
        {check === 'other' && isInstant && !past && (
          <TextLink to={asOf(pathname + search, seen)}>{t('report.asSeen', { at: showInstant(seen) })}</TextLink>
        )}
      </MessageBarBody>
    </MessageBar>
  )
}
