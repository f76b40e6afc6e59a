import { costSources, curveSteps, workUnits } from '@prumo/contracts/analysis/curve'
import type { Baseline } from '@prumo/contracts/tasks/baselineQueries'
import { useTranslation } from 'react-i18next'
import { Toolbar } from '../../platform/layout/Toolbar'
import { ChoiceFilter } from '../../platform/lists/ChoiceFilter'
import { ToggleFilter } from '../../platform/lists/ToggleFilter'
import { useAddress } from '../../platform/lists/useAddress'
import { otherQuestion } from '../reports/otherQuestion'
import { StatusDateField } from '../reports/StatusDateField'
import type { Counted, CurveChoice } from './curveChoice'

type Props = {
  choice: CurveChoice
  /** What is counted where nothing was chosen. */
  counts: Counted | undefined
  baselines: readonly Baseline[]
  seesCosts: boolean
  today: string
}

/** At the end of which day a curve is read, what it counts, against which baseline, and by which step. */
export function CurveBar({ choice, counts, baselines, seesCosts, today }: Props) {
  const { t } = useTranslation()
  const [, setAddress] = useAddress()
  const choose = (name: string) => (value: string) =>
    setAddress((now) => otherQuestion(now, name, value), { replace: true })
  const { statusOn, by, baselineId, isCompared } = choice
  return (
    <Toolbar>
      <StatusDateField value={statusOn} today={today} onChoose={choose('on')} />
      <ChoiceFilter
        isShort
        label={t('analysis.counts')}
        value={choice.counts ?? counts ?? ''}
        choices={[...workUnits, ...(seesCosts ? costSources : [])].map((value) => ({
          value,
          text: t(`analysis.counted.${value}`),
        }))}
        onChange={choose('counts')}
      />
      <ChoiceFilter
        isShort
        label={t('analysis.baseline')}
        value={baselineId ?? 'own'}
        choices={[
          { value: 'own', text: t('analysis.ownDays') },
          ...baselines.map(({ baselineId: value, name }) => ({ value, text: name })),
        ]}
        onChange={(value) => choose('baseline')(value === 'own' ? '' : value)}
      />
      <ChoiceFilter
        isShort
        label={t('report.by')}
        value={by}
        choices={curveSteps.map((value) => ({ value, text: t(`report.step.${value}`) }))}
        onChange={choose('by')}
      />
      <ToggleFilter
        label={t('report.compare')}
        isOn={isCompared}
        disabled={statusOn >= today}
        onTurn={(isOn) => choose('reported')(isOn ? 'yes' : '')}
      />
    </Toolbar>
  )
}
