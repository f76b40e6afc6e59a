import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { FailureBar } from '../../platform/layout/FailureBar'
import { Loading } from '../../platform/layout/Loading'
import { SectionTitle } from '../../platform/layout/SectionTitle'
import { useAddress } from '../../platform/lists/useAddress'
import { useQuery } from '../../platform/server/useQuery'
import { useProjectRights } from '../../projects/useProjectRights'
import { BaselineList } from './BaselineList'
import { Comparison } from './Comparison'
import { SaveBaselineDialog } from './SaveBaselineDialog'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', flexGrow: 1, gap: '12px', minHeight: 0, paddingBottom: '16px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  title: { margin: 0, flexGrow: 1 },
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
      <div className={styles.head}>
        <SectionTitle className={styles.title}>{t('navigation.baselines')}</SectionTitle>
        {manages && data && data.items.length > 0 && <SaveBaselineDialog projectId={projectId} />}
      </div>
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
