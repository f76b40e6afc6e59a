import { curveSteps } from '@prumo/contracts/analysis/curve'
import { moneyViews } from '@prumo/contracts/finance/kinds'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { LinkChoice } from '../../platform/layout/LinkChoice'
import { Toolbar } from '../../platform/layout/Toolbar'
import { ChoiceFilter } from '../../platform/lists/ChoiceFilter'
import { ToggleFilter } from '../../platform/lists/ToggleFilter'
import { otherQuestion } from '../reports/otherQuestion'
import { StatusDateField } from '../reports/StatusDateField'
import { type MoneyChoices, type MoneyFlow, moneyFlows, moneySections } from './moneyChoices'

type Props = {
  choices: MoneyChoices
  /** What the curve shows where nothing was chosen. */
  flow: MoneyFlow
  /** The last day that is shown: a curve of a later one says nothing more. */
  today: string
  onChoose: (name: string, value: string) => void
}

/** Which part of the curves is shown, of which money, on which days, at the end of which day. */
export function MoneyCurveBar({ choices, flow, today, onChoose }: Props) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const { section, view, by, statusOn, isCompared } = choices
  const set = (name: string) => (value: string) => onChoose(name, value)
  return (
    <Toolbar>
      <LinkChoice
        label={t('moneyCurve.section.label')}
        choices={moneySections.map((each) => ({
          to: `${pathname}?${otherQuestion(new URLSearchParams(search), 'section', each)}`,
          text: t(`moneyCurve.section.${each}`),
          isCurrent: each === section,
        }))}
      />
      <StatusDateField value={statusOn} today={today} onChoose={set('on')} />
      <ChoiceFilter
        isShort
        label={t('moneyCurve.flow.label')}
        value={flow}
        choices={moneyFlows.map((value) => ({ value, text: t(`moneyCurve.flow.${value}`) }))}
        onChange={set('flow')}
      />
      <ChoiceFilter
        isShort
        label={t('moneyCurve.view.label')}
        value={view}
        choices={moneyViews.map((value) => ({ value, text: t(`moneyCurve.view.${value}`) }))}
        onChange={set('view')}
      />
      {section === 'curve' && (
        <ChoiceFilter
          isShort
          label={t('report.by')}
          value={by}
          choices={curveSteps.map((value) => ({ value, text: t(`report.step.${value}`) }))}
          onChange={set('by')}
        />
      )}
      {section === 'curve' && (
        <ToggleFilter
          label={t('report.compare')}
          isOn={isCompared}
          disabled={statusOn >= today}
          onTurn={(isOn) => onChoose('reported', isOn ? 'yes' : '')}
        />
      )}
    </Toolbar>
  )
}
