import { makeStyles, mergeClasses, Text } from '@fluentui/react-components'
import type { Answer } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { Figure } from '../../platform/layout/Figure'
import { look } from '../../platform/look/look'
import { BeforeAfter } from './BeforeAfter'
import { hasCosts } from './hasCosts'
import { sayShift } from './sayShift'
import { useSideTexts } from './useSideTexts'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: '8px 28px', margin: 0, fontVariantNumeric: 'tabular-nums' },
  late: { color: look.colour.late },
})

type Props = { projectId: string; comparison: Answer<'baselineComparison'> }

/** Both plans in numbers: when they end, how many tasks they have, what they take and cost. */
export function ComparisonSums({ projectId, comparison }: Props) {
  const { before, after, endShift, hidden } = comparison
  const { t } = useTranslation()
  const styles = useStyles()
  const { day, hours, money } = useSideTexts(projectId)
  return (
    <dl className={styles.root} aria-label={t('baselines.sums')}>
      <Figure name={t('baselines.planEnd')}>
        <BeforeAfter before={day(before.endOn)} after={day(after.endOn)} />
        {endShift !== null && endShift !== 0 && (
          <Text size={200} className={mergeClasses(endShift > 0 && styles.late)}>
            {' '}
            {sayShift(t, endShift)}
          </Text>
        )}
      </Figure>
      <Figure name={t('baselines.tasks')}>
        <BeforeAfter before={String(before.tasks)} after={String(after.tasks)} />
      </Figure>
      <Figure name={t('baselines.effort')}>
        <BeforeAfter before={hours(before.estimatedMinutes)} after={hours(after.estimatedMinutes)} />
      </Figure>
      {hidden.includes('finance') && <Figure name={t('baselines.cost')}>{t('baselines.costHidden')}</Figure>}
      {hasCosts(comparison) && (
        <Figure name={t('baselines.cost')}>
          <BeforeAfter before={money(before.costCents)} after={money(after.costCents)} />
        </Figure>
      )}
    </dl>
  )
}
