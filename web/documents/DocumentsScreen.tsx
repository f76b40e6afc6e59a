import { useTranslation } from 'react-i18next'
import { Page } from '../platform/layout/Page'
import { DocumentList } from './DocumentList'

/** Documents of all projects that one can see. */
export function DocumentsScreen() {
  const { t } = useTranslation()
  return (
    <Page title={t('navigation.documents')}>
      <DocumentList />
    </Page>
  )
}
