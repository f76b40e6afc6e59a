import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { addresses } from '../platform/addresses'
import { Page } from '../platform/layout/Page'
import { TabsWithToolbar } from '../platform/layout/TabsWithToolbar'
import { NewTaskSomewhereByKey } from './NewTaskSomewhereByKey'
import { TaskList } from './TaskList'

/** Tasks across projects: mine, or all that I can see. */
export function TasksScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const scope = pathname === addresses.myTasks() ? 'mine' : 'all'
  return (
    <Page title={t(`tasks.${scope}`)}>
      <TabsWithToolbar
        open={scope}
        tabs={(['mine', 'all'] as const).map((value) => ({ value, name: t(`tasks.${value}`) }))}
        onOpen={(value) => void navigate((value === 'mine' ? addresses.myTasks() : addresses.allTasks()) + search)}
      >
        <TaskList scope={scope} />
        <NewTaskSomewhereByKey />
      </TabsWithToolbar>
    </Page>
  )
}
