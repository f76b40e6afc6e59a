import { Tab, TabList } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Page } from '../platform/layout/Page'
import { useFilters } from '../platform/lists/useFilters'
import { AccessProfilesTab } from './AccessProfilesTab'
import { CompanyTab } from './CompanyTab'
import { UsersTab } from './UsersTab'

const tabs = { users: UsersTab, profiles: AccessProfilesTab, company: CompanyTab }
type TabName = keyof typeof tabs
const names = Object.keys(tabs) as TabName[]

/** Who belongs to the organization, what their access profiles allow, and the company's record. */
export function OrganizationScreen() {
  const { t } = useTranslation()
  const [{ tab }, setFilter] = useFilters('tab')
  const shown = names.find((name) => name === tab) ?? 'users'
  const Shown = tabs[shown]
  return (
    <Page title={t('navigation.organization')}>
      <TabList selectedValue={shown} onTabSelect={(_, { value }) => setFilter('tab', String(value))}>
        {names.map((name) => (
          <Tab key={name} value={name}>
            {t(`organization.${name}`)}
          </Tab>
        ))}
      </TabList>
      <Shown />
    </Page>
  )
}
