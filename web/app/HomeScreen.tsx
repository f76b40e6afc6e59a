import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useDashboardAnswers } from '../analysis/dashboard/useDashboardAnswers'
import { Loading } from '../platform/layout/Loading'
import { Page } from '../platform/layout/Page'
import { lazily } from '../platform/lazily'
import { useQuery } from '../platform/server/useQuery'
import { everyText } from '../platform/texts/i18n'

const dashboard = lazily(async () => (await import('../analysis/dashboard/Dashboard')).Dashboard, everyText)

/** Where the day starts. What its cards say is asked for while their code comes. */
export function HomeScreen() {
  const { t } = useTranslation()
  const { data: me } = useQuery('me', {})
  const answers = useDashboardAnswers()
  return (
    <Page title={me ? t('home.hello', { name: me.name }) : t('navigation.dashboard')}>
      <Suspense fallback={<Loading rows={2} shape="cards" />}>
        <dashboard.Part answers={answers} />
      </Suspense>
    </Page>
  )
}
