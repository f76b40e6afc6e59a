import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { addresses } from '../../platform/addresses'
import { Loading } from '../../platform/layout/Loading'
import { Page } from '../../platform/layout/Page'
import { useAddress, withParameter } from '../../platform/lists/useAddress'
import { AnalysisOfProjects } from './AnalysisOfProjects'
import { lastChoice } from './lastChoice'
import { useAnalysisViews } from './useAnalysisViews'

/** The analysis of projects. An address without a choice shows its view, or becomes that of what was chosen last. */
export function ProjectAnalysisScreen() {
  const { t } = useTranslation()
  const [address] = useAddress()
  const views = useAnalysisViews()
  if (!address.has('columns') && views.isAwaited)
    return (
      <Page title={t('navigation.project-analysis')}>
        <Loading rows={12} shape="rows" />
      </Page>
    )
  if (!address.has('columns') && !views.current) {
    const last = withParameter(new URLSearchParams(lastChoice.address()), 'view', views.viewId)
    return <Navigate replace to={`${addresses.projectAnalysis()}?${last}`} />
  }
  return <AnalysisOfProjects views={views} />
}
