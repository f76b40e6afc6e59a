import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { measures } from '@prumo/contracts/measures'
import { MeasureFigure } from '../../platform/charts/MeasureFigure'
import { look } from '../../platform/look/look'
import { AtInstant } from './AtInstant'
import { CurveBasis } from './CurveBasis'
import { CurveDifferences } from './CurveDifferences'
import { CurveIndicators } from './CurveIndicators'
import type { CurveChoice } from './curveChoice'
import { figureOfCurve, type SeriesKey } from './figureOfCurve'
import { indicatorsOf } from './indicatorsOf'
import { LinkNews } from './LinkNews'
import { NotReported } from './NotReported'
import { ReportStanding } from './ReportStanding'
import type { ShownCurve } from './useCurve'
import { useCurveTexts } from './useCurveTexts'
import { useReported } from './useReported'
import { useReportTexts } from './useReportTexts'
import { useWhy } from './useWhy'
import { WhyDrawer } from './WhyDrawer'

const useStyles = makeStyles({
  says: { margin: 0, ...look.lettering.heading },
  root: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  old: { opacity: 0.6 },
})

/** What each line is the course of. */
const measureOf: Record<SeriesKey, string> = {
  planned: 'plannedValue',
  earned: 'earnedValue',
  actual: 'actualCost',
  trend: 'independentEstimateAtCompletionTime',
  reportedEarned: 'earnedValue',
  reportedPlanned: 'plannedValue',
}
const isOfThen = (key: string) => key.startsWith('reported')

type Props = {
  projectId: string
  choice: CurveChoice
  report: ShownCurve
  /** It is the answer to what was chosen before. */
  isOld: boolean
}

/** A curve with all that it says: in a sentence, as a chart, in figures, and what it was made of. */
export function CurveReport({ projectId, choice, report, isOld }: Props) {
  const styles = useStyles()
  const texts = useCurveTexts(report)
  const reportTexts = useReportTexts()
  const [open, setOpen] = useWhy()
  const reported = useReported(projectId, choice)
  const then = choice.isCompared && reported.shown?.counts === report.counts ? reported.shown : undefined
  const named = choice.isCompared ? then : report
  const notes = [...reportTexts(report, texts).basis, ...reportTexts(named ?? report, texts).standing]
  const figure = figureOfCurve({ curve: report.curve, reported: then?.curve, counts: report.counts, texts, notes })
  const openPoint = (key: string, index: number) => {
    const at = figure.places[index]
    const ofThen = isOfThen(key)
    // A trend is reckoned at the status day, wherever it leads.
    setOpen({
      why: measureOf[key as SeriesKey],
      at: key === 'trend' ? undefined : at,
      then: ofThen ? 'yes' : undefined,
    })
  }
  return (
    <div className={mergeClasses(styles.root, isOld && styles.old)} aria-busy={isOld}>
      {named && !isOld && <LinkNews report={named.curve} />}
      <p className={styles.says}>{figure.conclusion}</p>
      {choice.isCompared && (
        <NotReported failure={reported.failure} onRetry={reported.retry} day={texts.day(choice.statusOn)} />
      )}
      <MeasureFigure figure={figure} onOpen={openPoint} />
      <CurveIndicators
        indicators={indicatorsOf(report.curve, measures)}
        texts={texts}
        onWhy={(why) => setOpen({ why })}
      />
      {then && <CurveDifferences projectId={projectId} question={choice} now={report} then={then} texts={texts} />}
      <CurveBasis shown={report} texts={texts} onLeftOut={(leftOut) => setOpen({ leftOut })} />
      {named && <ReportStanding projectId={projectId} choice={choice} report={named} texts={texts} />}
      {open && (
        <AtInstant projectId={projectId} instant={open.then && reported.instant}>
          <WhyDrawer
            projectId={projectId}
            question={{ ...choice, statusOn: open.at ?? choice.statusOn }}
            open={open}
            onOpen={setOpen}
          />
        </AtInstant>
      )}
    </div>
  )
}
