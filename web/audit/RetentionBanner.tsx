import { showDay } from '@prumo/contracts/formats/days'
import { useTranslation } from 'react-i18next'
import { addresses } from '../platform/addresses'
import { MessageBar, MessageBarBody } from '../platform/layout/MessageBar'
import { TextLink } from '../platform/layout/TextLink'
import { useQuery } from '../platform/server/useQuery'
import { useLanguage } from '../platform/texts/useLanguage'

/** In the last month before a finished project's action log is erased: the day, and where to keep a copy. */
export function RetentionBanner({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data } = useQuery('retention', { projectId })
  if (!data?.announced || !data.erasesOn) return null
  return (
    <MessageBar intent="warning" layout="multiline" shape="square">
      <MessageBarBody>
        {t('retention.soon', { day: showDay(data.erasesOn, language) })}{' '}
        <TextLink to={addresses.projectActionLog(projectId, { views: 'yes' })}>{t('retention.export')}</TextLink>
      </MessageBarBody>
    </MessageBar>
  )
}
