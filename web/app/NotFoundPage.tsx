import { Text } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { addresses } from '../platform/addresses'
import { PageTitle } from '../platform/layout/PageTitle'
import { TextLink } from '../platform/layout/TextLink'
import { PageAlone } from './PageAlone'

/** An address that leads nowhere, with the reason that the link was given, if any. */
export function NotFoundPage() {
  const { t } = useTranslation()
  const reason = useReason(useSearchParams()[0].get('msg') ?? '')
  return (
    <PageAlone>
      <PageTitle>{t('notFound.title')}</PageTitle>
      {reason && <Text>{reason}</Text>}
      <TextLink to={addresses.home()}>{t('notFound.home')}</TextLink>
    </PageAlone>
  )
}

const longestReason = 200
const isCode = (msg: string) => /^[A-Za-z]+(\.[A-Za-z]+)+$/.test(msg)

/** The text of a code of ours. Anything else is shown as it is, but not at any length: anybody can write a link. */
function useReason(msg: string): string {
  const { t } = useTranslation()
  const text: unknown = isCode(msg) && t(`error.${msg}`, { returnObjects: true, defaultValue: '' })
  return typeof text === 'string' && text !== '' ? text : msg.slice(0, longestReason)
}
