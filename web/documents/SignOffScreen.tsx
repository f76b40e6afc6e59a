import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useQuery } from '../platform/api'
import { FailureBar } from '../platform/FailureBar'
import { Loading } from '../platform/Loading'
import { Page } from '../platform/Page'
import { useAccess } from '../platform/useAccess'
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
      <SignOffPanel projectId={projectId} documentId={documentId} mayEdit={can('documents', 'editOnly')} />
    </Page>
  )
}
