import { showDay, showInstant } from '@prumo/contracts/formats/days'
import { useTranslation } from 'react-i18next'
import { MessageBar, MessageBarBody } from '../platform/layout/MessageBar'
import { useQuery } from '../platform/server/useQuery'
import { useLanguage } from '../platform/texts/useLanguage'

/** What of a project's action log has been erased: how much, of which days, when and by which rule. */
export function ErasedStretches({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data } = useQuery('retention', { projectId })
  return data?.erasures.map(({ erasedAt, from, to, count, rule, exportedAt }) => (
    <MessageBar key={erasedAt} layout="multiline">
      <MessageBarBody>
        {t('retention.erased', {
          count,
          rule,
          at: showInstant(erasedAt, language),
          from: showDay(from, language),
          to: showDay(to, language),
        })}{' '}
        {exportedAt
          ? t('retention.exportedAt', { at: showInstant(exportedAt, language) })
          : t('retention.neverExported')}
      </MessageBarBody>
    </MessageBar>
  ))
}
