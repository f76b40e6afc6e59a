import { Text } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { addresses } from '../platform/addresses'
import { TextLink } from '../platform/layout/TextLink'
import { useAccess } from '../platform/session/useAccess'
import { useColleagues } from './useColleagues'

/** Where people come from, in an organization that has nobody yet to share with. */
export function NoColleagues() {
  const { t } = useTranslation()
  const can = useAccess()
  const colleagues = useColleagues()
  if (!colleagues || colleagues.length > 1) return null
  return (
    <Text size={200}>
      {t('sharing.nobodyElse')}{' '}
      {can('organization', 'totalControl') ? (
        <TextLink to={addresses.organization()}>{t('sharing.addInOrganization')}</TextLink>
      ) : (
        t('organization.askManager')
      )}
    </Text>
  )
}
