import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../platform/layout/Page'
import { TabsWithToolbar } from '../platform/layout/TabsWithToolbar'
import { useFilters } from '../platform/lists/useFilters'
import { AccessProfilesTab } from './AccessProfilesTab'
import { AddUser } from './AddUser'
import { CompanyTab } from './CompanyTab'
import { NewAccessProfile } from './NewAccessProfile'
import { UsersTab } from './UsersTab'

type ShownTab = { Content: ComponentType; Action?: ComponentType }
const tabs = {
  users: { Content: UsersTab, Action: AddUser },
  profiles: { Content: AccessProfilesTab, Action: NewAccessProfile },
  company: { Content: CompanyTab },
} satisfies Record<string, ShownTab>
type TabName = keyof typeof tabs
const names = Object.keys(tabs) as TabName[]

/** Who belongs to the organization, what their access profiles allow, and the company's record. */
export function OrganizationScreen() {
  const { t } = useTranslation()
  const [{ tab }, setFilter] = useFilters('tab')
  const open = names.find((name) => name === tab) ?? 'users'
  const { Content, Action }: ShownTab = tabs[open]
  return (
    <Page title={t('navigation.organization')} actions={Action && <Action />}>
      <TabsWithToolbar
        open={open}
        tabs={names.map((value) => ({ value, name: t(`organization.${value}`) }))}
        onOpen={(value) => setFilter('tab', value)}
      >
        <Content />
      </TabsWithToolbar>
    </Page>
  )
}
