import { useTranslation } from 'react-i18next'
import { Page } from '../platform/layout/Page'
import { DocumentList } from './DocumentList'
import { NewDocument } from './NewDocument'

/** Documents of all projects that one can see. */
export function DocumentsScreen() {
  const { t } = useTranslation()
  return (
    <Page title={t('navigation.documents')} actions={<NewDocument />}>
      <DocumentList />
    </Page>
  )
}
