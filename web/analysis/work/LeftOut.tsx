import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses'
import { SectionTitle } from '../../platform/layout/SectionTitle'
import { TextButton } from '../../platform/layout/TextButton'
import { TextLink } from '../../platform/layout/TextLink'
import type { CurveTexts } from './curveTexts'
import type { ShownCurve } from './useCurve'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '6px' },
  list: { margin: 0, paddingLeft: '18px', fontSize: tokens.fontSizeBase200, lineHeight: '24px' },
})

type Props = {
  projectId: string
  report: ShownCurve
  texts: CurveTexts
  onLeftOut: (because: string) => void
}

/** What is in none of the lines of the curve, by the reason: tasks, which it opens, or entries of the ledger. */
export function LeftOut({ projectId, report, texts, onLeftOut }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { leftOut, coverage } = report.curve
  const isOfEntries = report.counts === 'ledger'
  const lacksTasks = isOfEntries && coverage.counted < coverage.total
  if (leftOut.length === 0 && !lacksTasks) return null
  return (
    <section className={styles.root} aria-labelledby="curve-left-out">
      <SectionTitle as="h3" id="curve-left-out">
        {t('analysis.leftOut')}
      </SectionTitle>
      <ul className={styles.list}>
        {leftOut.map(({ because, count, weight, actual }) => (
          <li key={because}>
            {isOfEntries ? (
              t(`analysis.leftOutEntries.${because}`, { count })
            ) : (
              <TextButton onClick={() => onLeftOut(because)}>
                {t(`analysis.leftOutBecause.${because}`, { count })}
              </TextButton>
            )}
            {weight ? ` · ${t('analysis.task.weight', { value: texts.work(weight) })}` : ''}
            {actual ? ` · ${t('analysis.task.actual', { value: texts.work(actual) })}` : ''}
          </li>
        ))}
        {lacksTasks && (
          <li>
            <TextButton onClick={() => onLeftOut('notAllocated')}>{t('analysis.withoutAmounts')}</TextButton>
          </li>
        )}
      </ul>
      {isOfEntries && leftOut.length > 0 && (
        <TextLink to={`${addresses.finance(projectId)}?kind=outflow`}>{t('analysis.openEntries')}</TextLink>
      )}
    </section>
  )
}
