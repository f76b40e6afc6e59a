import { Text, Title2 } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { addresses } from '../platform/addresses'
import { TextLink } from '../platform/layout/TextLink'
import { PageAlone } from './PageAlone'

/** An address that leads nowhere, with the reason that the link was given, if any. */
export function NotFoundPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const reason = search.get('msg')
  return (
    <PageAlone>
      <Title2 as="h1">{t('notFound.title')}</Title2>
      {reason && <Text>{reason}</Text>}
      <TextLink to={addresses.home()}>{t('notFound.home')}</TextLink>
    </PageAlone>
  )
}
