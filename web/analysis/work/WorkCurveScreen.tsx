import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { FailureBar } from '../../platform/layout/FailureBar'
import { HiddenHeading } from '../../platform/layout/HiddenHeading'
import { Loading } from '../../platform/layout/Loading'
import { OnceZonesAreThere } from '../../platform/layout/OnceZonesAreThere'
import { useAddress } from '../../platform/lists/useAddress'
import { useQuery } from '../../platform/server/useQuery'
import { useProjectRights } from '../../projects/useProjectRights'
import { useShownToday } from '../reports/useShownToday'
import { CurveBar } from './CurveBar'
import { CurveReport } from './CurveReport'
import { curveChoice } from './curveChoice'
import { NothingToShow } from './NothingToShow'
import { useCurve } from './useCurve'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px', paddingBottom: '24px', minWidth: 0 },
})

/** The S-curve of a project's work or cost: what was planned, realized and spent, how it goes on, and what it says. */
export const WorkCurveScreen = () => (
  <OnceZonesAreThere>
    <WorkCurve />
  </OnceZonesAreThere>
)

function WorkCurve() {
  const { t } = useTranslation()
  const styles = useStyles()
  const { projectId = '' } = useParams()
  const [address] = useAddress()
  const { can } = useProjectRights(projectId)
  const today = useShownToday()
  const choice = curveChoice(address, today)
  const { shown, failure, isOld, retry } = useCurve(projectId, choice)
  const { data: baselines } = useQuery('baselines', { projectId })
  // What one may not see any more is not left on the screen.
  const report = failure && failure.status >= 400 && failure.status < 500 ? undefined : shown
  return (
    <section className={styles.root}>
      <HiddenHeading>{t('navigation.s-curve')}</HiddenHeading>
      <CurveBar
        choice={choice}
        counts={shown?.counts}
        baselines={baselines?.items ?? []}
        seesCosts={can('finance', 'viewOnly')}
        today={today}
      />
      <FailureBar failure={failure} onRetry={retry} />
      {!report && !failure && <Loading rows={10} />}
      {report && report.curve.coverage.counted === 0 && (
        <NothingToShow projectId={projectId} choice={choice} report={report} />
      )}
      {report && report.curve.coverage.counted > 0 && (
        <CurveReport projectId={projectId} choice={choice} report={report} isOld={isOld} />
      )}
    </section>
  )
}
