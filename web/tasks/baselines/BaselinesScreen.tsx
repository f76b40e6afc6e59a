import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { FailureBar } from '../../platform/layout/FailureBar'
import { HiddenHeading } from '../../platform/layout/HiddenHeading'
import { Loading } from '../../platform/layout/Loading'
import { useAddress } from '../../platform/lists/useAddress'
import { useQuery } from '../../platform/server/useQuery'
import { useProjectRights } from '../../projects/useProjectRights'
import { BaselineList } from './BaselineList'
import { Comparison } from './Comparison'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', flexGrow: 1, gap: '8px', minHeight: 0, paddingBottom: '16px' },
})

/** The baselines of a project; where its address names one, what differs from it. */
export function BaselinesScreen() {
  const { t } = useTranslation()
  const styles = useStyles()
  const { projectId = '' } = useParams()
  const [address] = useAddress()
  const { manages } = useProjectRights(projectId)
  const { data, error, mutate } = useQuery('baselines', { projectId })
  const from = address.get('from')
  return (
    <section className={styles.root}>
      <HiddenHeading>{t('navigation.baselines')}</HiddenHeading>
      <FailureBar failure={error} onRetry={() => void mutate()} />
      {!data ? (
        !error && <Loading rows={6} />
      ) : from ? (
        <Comparison projectId={projectId} baselines={data.items} from={from} to={address.get('to') ?? 'now'} />
      ) : (
        <BaselineList projectId={projectId} baselines={data.items} manages={manages} />
      )}
    </section>
  )
}
