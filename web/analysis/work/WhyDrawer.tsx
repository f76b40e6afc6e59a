import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { leftOutReasons } from '@prumo/contracts/analysis/curve'
import type { Measure } from '@prumo/contracts/measure'
import { measures } from '@prumo/contracts/measures'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../platform/layout/Facts'
import { FailureBar } from '../../platform/layout/FailureBar'
import { formulaOf } from '../../platform/layout/formulaOf'
import { ItemDrawer } from '../../platform/layout/ItemDrawer'
import { Loading } from '../../platform/layout/Loading'
import { QuietText } from '../../platform/layout/QuietText'
import { SectionTitle } from '../../platform/layout/SectionTitle'
import { TextButton } from '../../platform/layout/TextButton'
import { CurveTasks } from './CurveTasks'
import { type CurveQuestion, type ShownCurve, useCurve } from './useCurve'
import { useCurveTexts } from './useCurveTexts'
import type { OpenWhy } from './useWhy'

const useStyles = makeStyles({
  formula: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
  value: { fontVariantNumeric: 'tabular-nums' },
})

type Props = {
  projectId: string
  /** At the end of whose status day the figure stands. */
  question: CurveQuestion
  open: OpenWhy
  onOpen: (open: OpenWhy | undefined) => void
}

/** Why a figure is what it is: its formula, what it was reckoned from, and the tasks behind. */
export function WhyDrawer({ projectId, question, open, onOpen }: Props) {
  const { t } = useTranslation()
  const { shown, failure, retry } = useCurve(projectId, question)
  const because = leftOutReasons.find((reason) => reason === open.leftOut)
  const measure = open.why === undefined ? undefined : measures.get(open.why)
  const title = because
    ? t(`analysis.leftOutTitle.${because}`)
    : measure && t('analysis.whyTitle', { name: t(`measure.${measure.name}`) })
  return (
    <ItemDrawer
      title={title}
      kind={t('analysis.why')}
      closing={t('close')}
      record={open.leftOut ?? open.why ?? ''}
      onClose={() => onOpen(undefined)}
    >
      <FailureBar failure={failure} onRetry={retry} />
      {!shown && !failure && <Loading rows={6} />}
      {shown && measure && <Reckoning shown={shown} measure={measure} onWhy={(why) => onOpen({ ...open, why })} />}
      {shown && (because || measure?.drill === 'tasks') && (
        <Tasks projectId={projectId} question={question} shown={shown} because={because} />
      )}
    </ItemDrawer>
  )
}

type ReckoningProps = { shown: ShownCurve; measure: Measure; onWhy: (measure: string) => void }

/** A figure with its formula, its source and the figures that it is reckoned from: each opens in its place. */
function Reckoning({ shown, measure, onWhy }: ReckoningProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const texts = useCurveTexts(shown)
  const { figures, missing, statusOn } = shown.curve
  const { name, unit, source, of = [] } = measure
  const reason = missing[name]
  return (
    <>
      <Text size={600} weight="semibold" className={styles.value}>
        {texts.ofMeasure(unit, figures[name] ?? null)}
      </Text>
      {reason && <QuietText>{t(`analysis.missing.${reason}`)}</QuietText>}
      <Facts
        facts={[
          [t('analysis.atEndOf'), texts.day(statusOn)],
          [
            t('analysis.formula'),
            <span key={name} className={styles.formula}>
              {formulaOf(measure, t)}
            </span>,
          ],
          [t('analysis.sourceName'), t(`measureSource.${source}`)],
          [t('analysis.unitName'), texts.unit],
        ]}
      />
      {of.length > 0 && (
        <>
          <SectionTitle as="h3">{t('analysis.inputs')}</SectionTitle>
          <Facts
            facts={of.flatMap((each) => {
              const input = measures.get(each)
              if (!input) return []
              const text = `${texts.ofMeasure(input.unit, figures[each] ?? null)}`
              return [
                [
                  t(`measure.${each}`),
                  <TextButton key={each} className={styles.value} onClick={() => onWhy(each)}>
                    {text}
                  </TextButton>,
                ] as const,
              ]
            })}
          />
        </>
      )}
    </>
  )
}

type TasksProps = Parameters<typeof CurveTasks>[0]
function Tasks({ shown, ...tasks }: Omit<TasksProps, 'texts'> & { shown: ShownCurve }) {
  const { t } = useTranslation()
  const texts = useCurveTexts(shown)
  return (
    <>
      <SectionTitle as="h3">{t('analysis.tasks')}</SectionTitle>
      <CurveTasks {...tasks} texts={texts} />
    </>
  )
}
