import { Tab, TabList } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'

type Props = {
  tab: unknown
  onTab: (tab: unknown) => void
  /** Whether this person reads comments and files at all. */
  discusses: boolean
}

/** What the drawer of an entry shows: the entry itself, or what is said of it and attached to it. */
export function EntryTabs({ tab, onTab, discusses }: Props) {
  const { t } = useTranslation()
  if (!discusses) return null
  return (
    <TabList selectedValue={tab} onTabSelect={(_, { value }) => onTab(value)}>
      <Tab value="details">{t('task.details')}</Tab>
      <Tab value="comments">{t('comments.title')}</Tab>
      <Tab value="files">{t('files.title')}</Tab>
    </TabList>
  )
}
