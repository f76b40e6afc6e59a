import { useTranslation } from 'react-i18next'
import { Page } from '../platform/layout/Page'
import { OwnAccount } from './OwnAccount'

/** One's own account. */
export function MyInformationScreen() {
  const { t } = useTranslation()
  return (
    <Page title={t('navigation.myinformation')}>
      <OwnAccount />
    </Page>
  )
}
