import { MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { showDay, showInstant } from '../platform/formats/dates'
import { useQuery } from '../platform/server/api'

/** What of a project's action log has been erased: how much, of which days, when and by which rule. */
export function ErasedStretches({ projectId }: { projectId: string }) {
  const { t, i18n } = useTranslation()
  const { data } = useQuery('retention', { projectId })
  return data?.erasures.map(({ erasedAt, from, to, count, rule, exportedAt }) => (
    <MessageBar key={erasedAt} layout="multiline">
      <MessageBarBody>
        {t('retention.erased', {
          count,
          rule,
          at: showInstant(erasedAt, i18n.language),
          from: showDay(from, i18n.language),
          to: showDay(to, i18n.language),
        })}{' '}
        {exportedAt
          ? t('retention.exportedAt', { at: showInstant(exportedAt, i18n.language) })
          : t('retention.neverExported')}
      </MessageBarBody>
    </MessageBar>
  ))
}
