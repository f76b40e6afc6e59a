import { Tab, TabList } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { addresses } from '../platform/addresses'
import { Page } from '../platform/layout/Page'
import { TaskList } from './TaskList'

/** Tasks across projects: mine, or all that I can see. */
export function TasksScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const scope = pathname === addresses.myTasks() ? 'mine' : 'all'
  return (
    <Page title={t(`tasks.${scope}`)}>
      <TabList
        selectedValue={scope}
        onTabSelect={(_, { value }) =>
          void navigate((value === 'mine' ? addresses.myTasks() : addresses.allTasks()) + search)
        }
      >
        <Tab value="mine">{t('tasks.mine')}</Tab>
        <Tab value="all">{t('tasks.all')}</Tab>
      </TabList>
      <TaskList scope={scope} />
    </Page>
  )
}
