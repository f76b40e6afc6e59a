import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { CurveStep } from '@prumo/contracts/analysis/curve'
import { measures } from '@prumo/contracts/measures'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { MeasureFigure } from '../../platform/charts/MeasureFigure'
import { MessageBar, MessageBarBody } from '../../platform/layout/MessageBar'
import { NotReported } from '../reports/NotReported'
import { ReportStanding } from '../reports/ReportStanding'
import { reportNotes } from '../reports/reportNotes'
import { AtInstant } from './AtInstant'
import { basisOf } from './basisOf'
import { CurveDifferences } from './CurveDifferences'
import { CurveIndicators } from './CurveIndicators'
import { type CurveChoice, reportQuestionOf } from './curveChoice'
import type { CurveTexts } from './curveTexts'
import { figureOfCurve, type SeriesKey } from './figureOfCurve'
import { indicatorsOf } from './indicatorsOf'
import { LeftOut } from './LeftOut'
import { type ShownCurve, useReportedCurve } from './useCurve'
import { useCurveTexts } from './useCurveTexts'
import { useWhy } from './useWhy'
import { WhyDrawer } from './WhyDrawer'

const useStyles = makeStyles({
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

type Props = {
  projectId: string
  choice: CurveChoice
  report: ShownCurve
  /** It is the answer to what was chosen before. */
  isOld: boolean
}

/** A curve with all that it says: in a sentence, as a chart, in figures, and what it was made of. */
export function CurveReport({ projectId, choice, report, isOld }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { statusOn, by } = choice
  const texts = useCurveTexts(report)
  const [open, setOpen] = useWhy()
  const reported = useReportedCurve(projectId, choice)
  const then = choice.isCompared && reported.shown?.counts === report.counts ? reported.shown : undefined
  const figure = useMemo(
    () => figureOfCurve({ report, reported: then, texts, notes: notesOf({ report, then, by }, texts) }),
    [report, then, by, texts],
  )
  // Of two that are compared, the link names that of then: nothing that comes later changes it.
  const named = choice.isCompared ? reported.shown : report
  const isOfOtherUnit = choice.isCompared && reported.shown !== undefined && then === undefined
  const openPoint = (key: string, index: number) =>
    setOpen({
      why: measureOf[key as SeriesKey],
      // A trend is reckoned at the status day, wherever it leads.
      at: key === 'trend' ? undefined : figure.places[index],
      then: key.startsWith('reported') ? 'yes' : undefined,
    })
  return (
    <div className={mergeClasses(styles.root, isOld && styles.old)} aria-busy={isOld}>
      {named && !isOld && (
        <ReportStanding
          report={named.curve}
          reportQuestion={reportQuestionOf(choice)}
          then={choice.isCompared ? texts.day(statusOn) : undefined}
        />
      )}
      {choice.isCompared && (
        <NotReported failure={reported.failure} onRetry={reported.retry} day={texts.day(statusOn)} />
      )}
      {isOfOtherUnit && (
        <MessageBar layout="multiline" role="status">
          <MessageBarBody>{t('analysis.otherUnitThen', { day: texts.day(statusOn) })}</MessageBarBody>
        </MessageBar>
      )}
      <MeasureFigure figure={figure} onOpen={openPoint} fileName={t('analysis.fileName', { day: statusOn })} />
      <CurveIndicators
        indicators={indicatorsOf(report.curve, measures)}
        texts={texts}
        onWhy={(why) => setOpen({ why })}
      />
      <LeftOut projectId={projectId} report={report} texts={texts} onLeftOut={(leftOut) => setOpen({ leftOut })} />
      {then && <CurveDifferences projectId={projectId} question={choice} now={report} then={then} texts={texts} />}
      {open && (
        <AtInstant projectId={projectId} instant={open.then && reported.instant}>
          <WhyDrawer
            projectId={projectId}
            question={{ ...choice, statusOn: open.at ?? statusOn }}
            open={open}
            onOpen={setOpen}
          />
        </AtInstant>
      )}
    </div>
  )
}

type Reports = { report: ShownCurve; then: ShownCurve | undefined; by: CurveStep }

/** What a curve says of itself, on the page, in files and in print: what it counts, and where it stands. */
const notesOf = ({ report, then, by }: Reports, texts: CurveTexts): string[] => [
  basisOf(report, by, texts),
  ...reportNotes({ now: report.curve, then: then?.curve, statusOn: report.curve.statusOn }, texts),
]
