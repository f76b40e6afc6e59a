import { useTranslation } from 'react-i18next'
import { addresses } from '../platform/addresses'
import { ButtonLink } from '../platform/layout/ButtonLink'
import { Page } from '../platform/layout/Page'
import { ActionLog } from './ActionLog'

/** The action log of the organization, as far as it is open to the reader. */
export function ActionLogScreen() {
  const { t } = useTranslation()
  return (
    <Page
      title={t('navigation.action-log')}
      actions={
        <ButtonLink size="small" to={addresses.logProof()}>
          {t('proof.title')}
        </ButtonLink>
      }
    >
      <ActionLog />
    </Page>
  )
}
