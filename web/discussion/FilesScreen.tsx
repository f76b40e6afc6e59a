import { useTranslation } from 'react-i18next'
import { Page } from '../platform/layout/Page'
import { FileList } from './FileList'
import { StorageMeter } from './StorageMeter'

/** The files of every project that one sees. */
export function FilesScreen() {
  const { t } = useTranslation()
  return (
    <Page title={t('navigation.files')} actions={<StorageMeter />}>
      <FileList />
    </Page>
  )
}
