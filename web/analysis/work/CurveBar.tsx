import { makeStyles, tokens } from '@fluentui/react-components'
import { costSources, curveSteps, workUnits } from '@prumo/contracts/analysis/curve'
import type { Baseline } from '@prumo/contracts/tasks/baselineQueries'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../platform/forms/DateField'
import { Toolbar } from '../../platform/layout/Toolbar'
import { ChoiceFilter } from '../../platform/lists/ChoiceFilter'
import { ToggleFilter } from '../../platform/lists/ToggleFilter'
import { useAddress, withParameter } from '../../platform/lists/useAddress'
import type { Counted, CurveChoice } from './curveChoice'

const useStyles = makeStyles({
  // The name of the day stands before its field, so that both take one line.
  day: {
    '& .fui-Field': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px' },
    '& .fui-Field__label': { padding: 0, fontSize: tokens.fontSizeBase200 },
    '& .fui-Input': { width: '128px' },
  },
})

type Props = {
  choice: CurveChoice
  /** What is counted where nothing was chosen. */
  counts: Counted | undefined
  baselines: readonly Baseline[]
  seesCosts: boolean
  today: string
}

/** What a link of a report says of it: another choice is another report. */
const ofReport = ['hash', 'formulas', 'seen', 'why', 'at', 'then', 'leftOut'] as const

/** At the end of which day a curve is read, what it counts, against which baseline, and by which step. */
export function CurveBar({ choice, counts, baselines, seesCosts, today }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const [, setAddress] = useAddress()
  const choose = (name: string) => (value: string) =>
    setAddress(
      (now) =>
        withParameter(
          ofReport.reduce((kept, each) => withParameter(kept, each, undefined), now),
          name,
          value,
        ),
      { replace: true },
    )
  const { statusOn, by, baselineId, isCompared } = choice
  return (
    <Toolbar>
      <div className={styles.day}>
        <DateField
          key={statusOn}
          name="on"
          size="small"
          label={t('analysis.statusDay')}
          value={statusOn}
          range={{ max: today }}
          direction="past"
          onChange={(day) => day !== '' && day !== statusOn && choose('on')(day)}
        />
      </div>
      <ChoiceFilter
        label={t('analysis.counts')}
        value={choice.counts ?? counts ?? ''}
        choices={[...workUnits, ...(seesCosts ? costSources : [])].map((value) => ({
          value,
          text: t(`analysis.counted.${value}`),
        }))}
        onChange={choose('counts')}
      />
      <ChoiceFilter
        label={t('analysis.baseline')}
        value={baselineId ?? 'own'}
        choices={[
          { value: 'own', text: t('analysis.ownDays') },
          ...baselines.map(({ baselineId: value, name }) => ({ value, text: name })),
        ]}
        onChange={(value) => choose('baseline')(value === 'own' ? '' : value)}
      />
      <ChoiceFilter
        label={t('analysis.by')}
        value={by}
        choices={curveSteps.map((value) => ({ value, text: t(`analysis.step.${value}`) }))}
        onChange={choose('by')}
      />
      <ToggleFilter
        label={t('analysis.compare')}
        isOn={isCompared}
        disabled={statusOn >= today}
        onTurn={(isOn) => choose('reported')(isOn ? 'yes' : '')}
      />
    </Toolbar>
  )
}
