import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ButtonLink } from '../platform/ButtonLink'
import { EmptyState } from '../platform/EmptyState'
import { Page } from '../platform/Page'

/** The one page that stands for modules which are still to come. */
export function NotBuiltYet() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const word = pathname.split('/').filter(Boolean)
  const name = t([`navigation.${word[word[0] === 'projects' ? 2 : 0]}`, 'notBuiltYet.title'])
  return (
    <Page title={name}>
      <EmptyState title={t('notBuiltYet.title')} text={t('notBuiltYet.text', { name })}>
        <ButtonLink to="/my-projects">{t('notBuiltYet.back')}</ButtonLink>
      </EmptyState>
    </Page>
  )
}
