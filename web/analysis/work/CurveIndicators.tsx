import { makeStyles, tokens } from '@fluentui/react-components'
import type { MeasureSource } from '@prumo/contracts/measure'
import { useTranslation } from 'react-i18next'
import { formulaOf } from '../../platform/layout/formulaOf'
import { QuietText } from '../../platform/layout/QuietText'
import { SectionTitle } from '../../platform/layout/SectionTitle'
import { TextButton } from '../../platform/layout/TextButton'
import { VisuallyHidden } from '../../platform/layout/VisuallyHidden'
import type { CurveTexts } from './curveTexts'
import type { Indicator } from './indicatorsOf'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px' },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
    gap: '12px 24px',
    margin: 0,
  },
  one: { display: 'grid', alignContent: 'start', minWidth: 0 },
  name: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  value: { margin: 0, fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  formula: { margin: 0, overflowWrap: 'anywhere' },
})

type Props = { indicators: readonly Indicator[]; texts: CurveTexts; onWhy: (measure: string) => void }

/** Every figure of a curve with its unit and formula, below the source that both are from. Each says why it is so. */
export function CurveIndicators({ indicators, texts, onWhy }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const sources = [...new Set(indicators.map(({ measure }) => measure.source))]
  const of = (source: MeasureSource) => indicators.filter(({ measure }) => measure.source === source)
  return (
    <section className={styles.root} aria-labelledby="curve-indicators">
      <SectionTitle as="h3" id="curve-indicators">
        {t('analysis.indicators')}
      </SectionTitle>
      <QuietText>{t('analysis.indicatorsHint')}</QuietText>
      {sources.map((source) => (
        <div key={source} className={styles.root}>
          <QuietText>{t('analysis.source', { source: t(`measureSource.${source}`) })}</QuietText>
          <dl className={styles.list} aria-label={t(`measureSource.${source}`)}>
            {of(source).map((indicator) => (
              <OneIndicator key={indicator.measure.name} indicator={indicator} texts={texts} onWhy={onWhy} />
            ))}
          </dl>
        </div>
      ))}
    </section>
  )
}

type OneProps = { indicator: Indicator; texts: CurveTexts; onWhy: (measure: string) => void }

function OneIndicator({ indicator: { measure, value, missing }, texts, onWhy }: OneProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const name = t(`measure.${measure.name}`)
  return (
    <div className={styles.one}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        <TextButton onClick={() => onWhy(measure.name)}>
          {texts.ofMeasure(measure.unit, value)}
          <VisuallyHidden> {t('analysis.whyOf', { name })}</VisuallyHidden>
        </TextButton>
      </dd>
      {missing && (
        <dd className={styles.formula}>
          <QuietText>{t(`analysis.missing.${missing}`)}</QuietText>
        </dd>
      )}
      <dd className={styles.formula}>
        <QuietText>{formulaOf(measure, t)}</QuietText>
      </dd>
    </div>
  )
}
