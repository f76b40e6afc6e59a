import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components'
import type { Answer } from '@prumo/contracts/index'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BeforeAfter } from './BeforeAfter'
import { sayShift } from './sayShift'
import { useSideTexts } from './useSideTexts'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: '8px 28px', margin: 0, fontVariantNumeric: 'tabular-nums' },
  fact: { display: 'grid' },
  name: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  value: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  late: { color: tokens.colorPaletteRedForeground1 },
})

type Props = { projectId: string; comparison: Answer<'baselineComparison'> }

/** Both plans in numbers: when they end, how many tasks they have, what they take and cost. */
export function ComparisonSums({ projectId, comparison: { before, after, endShift, hidden } }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { day, hours, money } = useSideTexts(projectId)
  return (
    <dl className={styles.root} aria-label={t('baselines.sums')}>
      <Fact name={t('baselines.planEnd')}>
        <BeforeAfter before={day(before.endOn)} after={day(after.endOn)} />
        {endShift !== null && endShift !== 0 && (
          <Text size={200} className={mergeClasses(endShift > 0 && styles.late)}>
            {' '}
            {sayShift(t, endShift)}
          </Text>
        )}
      </Fact>
      <Fact name={t('baselines.tasks')}>
        <BeforeAfter before={String(before.tasks)} after={String(after.tasks)} />
      </Fact>
      <Fact name={t('baselines.effort')}>
        <BeforeAfter before={hours(before.estimatedMinutes)} after={hours(after.estimatedMinutes)} />
      </Fact>
      {hidden.includes('finance') ? (
        <Fact name={t('baselines.cost')}>{t('baselines.costHidden')}</Fact>
      ) : (
        <Fact name={t('baselines.cost')}>
          <BeforeAfter before={money(before.costCents)} after={money(after.costCents)} />
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const styles = useStyles()
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
