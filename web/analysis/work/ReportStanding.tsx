import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { CopyLink } from '../../platform/layout/CopyLink'
import { SectionTitle } from '../../platform/layout/SectionTitle'
import { inPast, usePast } from '../../platform/server/past'
import type { CurveChoice } from './curveChoice'
import type { CurveTexts } from './curveTexts'
import { reportAddress } from './reportAddress'
import type { ShownCurve } from './useCurve'
import { useReportTexts } from './useReportTexts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '4px' },
  head: { display: 'flex', alignItems: 'center', gap: '8px' },
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
    overflowWrap: 'anywhere',
  },
})

type Props = {
  projectId: string
  choice: CurveChoice
  /** The report that the link names: where two are compared, that of then, which stays as it is. */
  report: ShownCurve
  texts: CurveTexts
}

/** Where the report stands: by this anybody can tell whether another has the same figures. */
export function ReportStanding({ projectId, choice, report, texts }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const past = usePast()
  const reportTexts = useReportTexts()
  const address = reportAddress(projectId, choice, report, past?.instant ?? new Date().toISOString())
  return (
    <section className={styles.root} aria-labelledby="curve-standing">
      <div className={styles.head}>
        <SectionTitle as="h3" id="curve-standing">
          {t(choice.isCompared ? 'analysis.standingThen' : 'analysis.standing', { day: texts.day(choice.statusOn) })}
        </SectionTitle>
        <CopyLink address={inPast(past, address)} label={t('analysis.copyLink')} size="small" />
      </div>
      <ul className={styles.list}>
        {reportTexts(report, texts).standing.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
