import { makeStyles } from '@fluentui/react-components'
import { useParams } from 'react-router-dom'
import { Loading } from '../../platform/layout/Loading'
import { useNarrow } from '../../platform/layout/useNarrow'
import { useProjectRights } from '../useProjectRights'
import { AwaitedApprovals } from './AwaitedApprovals'
import { LateTasks } from './LateTasks'
import { MoneyFigures } from './MoneyFigures'
import { ProjectPeople } from './ProjectPeople'
import { ProjectProgress } from './ProjectProgress'
import { UpcomingTasks } from './UpcomingTasks'
import { WeekChanges } from './WeekChanges'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    alignItems: 'start',
    gap: '0 40px',
    maxWidth: '1240px',
  },
  column: {
    display: 'flex',
    flexDirection: 'column',
    gap: '24px',
    minWidth: 0,
    padding: '8px 0 32px',
    // What stands below comes once it is known how high this is, so that nothing is pushed away.
    '& > section:has(.fui-Skeleton) ~ section': { display: 'none' },
  },
})

/** What needs attention in a project, its figures, what changed last, and its people: as much as somebody may see. */
export function OverviewScreen() {
  const styles = useStyles()
  const { projectId = '' } = useParams()
  const { can, role } = useProjectRights(projectId)
  const narrow = useNarrow()
  if (role === undefined) return <Loading />

  const late = can('tasks', 'viewOnly') && <LateTasks projectId={projectId} />
  const upcoming = can('tasks', 'viewOnly') && <UpcomingTasks projectId={projectId} />
  const approvals = can('documents', 'viewOnly') && <AwaitedApprovals projectId={projectId} />
  const money = can('finance', 'viewOnly') && <MoneyFigures projectId={projectId} />
  const changes = <WeekChanges projectId={projectId} />
  const progress = <ProjectProgress projectId={projectId} />
  const people = <ProjectPeople projectId={projectId} />
  // The order in which they are read and reached is that in which they stand.
  if (narrow)
    return (
      <div className={styles.column}>
        {late}
        {upcoming}
        {approvals}
        {progress}
        {money}
        {changes}
        {people}
      </div>
    )
  return (
    <div className={styles.root}>
      <div className={styles.column}>
        {late}
        {upcoming}
        {changes}
      </div>
      <div className={styles.column}>
        {progress}
        {approvals}
        {money}
        {people}
      </div>
    </div>
  )
}
