import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { SectionTitle } from '../../platform/layout/SectionTitle'
import { TextButton } from '../../platform/layout/TextButton'
import type { CurveTexts } from './curveTexts'
import type { ShownCurve } from './useCurve'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '6px' },
  list: { margin: 0, paddingLeft: '18px', fontSize: tokens.fontSizeBase200, lineHeight: '24px' },
})

type Props = { report: ShownCurve; texts: CurveTexts; onLeftOut: (because: string) => void }

/** What is in none of the lines of the curve, by the reason: each opens its tasks. */
export function LeftOut({ report, texts, onLeftOut }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { leftOut } = report.curve
  if (leftOut.length === 0) return null
  return (
    <section className={styles.root} aria-labelledby="curve-left-out">
      <SectionTitle as="h3" id="curve-left-out">
        {t('analysis.leftOut')}
      </SectionTitle>
      <ul className={styles.list}>
        {leftOut.map(({ because, count, weight, actual }) => (
          <li key={because}>
            <TextButton onClick={() => onLeftOut(because)}>
              {t(`analysis.leftOutBecause.${because}`, { count })}
            </TextButton>
            {weight ? ` · ${t('analysis.task.weight', { value: texts.work(weight) })}` : ''}
            {actual ? ` · ${t('analysis.task.actual', { value: texts.work(actual) })}` : ''}
          </li>
        ))}
      </ul>
    </section>
  )
}
