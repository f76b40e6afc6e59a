import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { homeOf } from '../identity/signedIn'
import { addresses } from '../platform/addresses'
import { ButtonLink } from '../platform/layout/ButtonLink'
import { EmptyState } from '../platform/layout/EmptyState'
import { Page } from '../platform/layout/Page'
import { useSession } from '../platform/session/useAccess'

/** The one page that stands for modules which are still to come. */
export function NotBuiltYet() {
  const { t } = useTranslation()
  const signedIn = useSession()
  const { pathname } = useLocation()
  const word = pathname.split('/').filter(Boolean)
  const name = t([`navigation.${word[word[0] === 'projects' ? 2 : 0]}`, 'notBuiltYet.title'])
  return (
    <Page title={name}>
      <EmptyState title={t('notBuiltYet.title')} text={t('notBuiltYet.text', { name })}>
        <ButtonLink to={signedIn ? homeOf(signedIn) : addresses.home()}>{t('notFound.home')}</ButtonLink>
      </EmptyState>
    </Page>
  )
}
