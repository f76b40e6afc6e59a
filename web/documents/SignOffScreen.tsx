import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { FailureBar } from '../platform/layout/FailureBar'
import { Loading } from '../platform/layout/Loading'
import { Page } from '../platform/layout/Page'
import { useQuery } from '../platform/server/useQuery'
import { useAccess } from '../platform/session/useAccess'
import { SignOffPanel } from './SignOffPanel'

/** The sign-off of one document, at an address of its own. */
export function SignOffScreen() {
  const { t } = useTranslation()
  const can = useAccess()
  const { projectId = '', documentId = '' } = useParams()
  const { data, error, mutate } = useQuery('document', { projectId, documentId })
  if (error) return <FailureBar failure={error} onRetry={() => void mutate()} />
  if (!data) return <Loading />
  return (
    <Page title={`${t('signOff.title')}: ${data.title}`}>
      <SignOffPanel
        key={documentId}
        projectId={projectId}
        documentId={documentId}
        mayEdit={can('documents', 'editOnly')}
      />
    </Page>
  )
}
