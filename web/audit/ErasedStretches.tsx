import { showDay } from '@prumo/contracts/formats/days'
import { dayAt } from '@prumo/contracts/organization/zoneAt'
import { useTranslation } from 'react-i18next'
import { useShowInstant } from '../platform/formats/useShowInstant'
import { useTimeZones } from '../platform/formats/useTimeZones'
import { MessageBar, MessageBarBody } from '../platform/layout/MessageBar'
import { useQuery } from '../platform/server/useQuery'
import { useLanguage } from '../platform/texts/useLanguage'

/** What of a project's action log has been erased: how much, of which days, when and by which rule. */
export function ErasedStretches({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const zones = useTimeZones()
  const showInstant = useShowInstant()
  const { data } = useQuery('retention', { projectId })
  return data?.erasures.map(({ erasedAt, from, to, count, rule, exportedAt }) => (
    <MessageBar key={erasedAt} layout="multiline">
      <MessageBarBody>
        {t('retention.erased', {
          count,
          rule,
          at: showInstant(erasedAt),
          from: showDay(dayAt(zones, from), language),
          to: showDay(dayAt(zones, to), language),
        })}{' '}
        {exportedAt ? t('retention.exportedAt', { at: showInstant(exportedAt) }) : t('retention.neverExported')}
      </MessageBarBody>
    </MessageBar>
  ))
}
