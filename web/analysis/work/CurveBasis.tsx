import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { QuietText } from '../../platform/layout/QuietText'
import { SectionTitle } from '../../platform/layout/SectionTitle'
import { TextButton } from '../../platform/layout/TextButton'
import type { CurveTexts } from './curveTexts'
import type { ShownCurve } from './useCurve'
import { useReportTexts } from './useReportTexts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '6px' },
  list: { margin: 0, paddingLeft: '18px', fontSize: tokens.fontSizeBase200, lineHeight: '20px' },
})

type Props = { shown: ShownCurve; texts: CurveTexts; onLeftOut: (because: string) => void }

/** What the curve counts and how much of it, and what it leaves out: each reason opens its tasks. */
export function CurveBasis({ shown, texts, onLeftOut }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const reportTexts = useReportTexts()
  const leftOut = shown.curve.leftOut.filter(({ count }) => count > 0)
  return (
    <section className={styles.root} aria-labelledby="curve-basis">
      <SectionTitle as="h3" id="curve-basis">
        {t('analysis.basis')}
      </SectionTitle>
      <QuietText>{reportTexts(shown, texts).basis.join(' ')}</QuietText>
      {leftOut.length > 0 && (
        <>
          <QuietText>{t('analysis.leftOutHint')}</QuietText>
          <ul className={styles.list} aria-label={t('analysis.leftOut')}>
            {leftOut.map(({ because, count, weight }) => (
              <li key={because}>
                <TextButton onClick={() => onLeftOut(because)}>
                  {t(`analysis.leftOutBecause.${because}`, { count })}
                </TextButton>
                {weight ? ` · ${texts.work(weight)}` : ''}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
