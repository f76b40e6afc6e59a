import { makeStyles, tokens } from '@fluentui/react-components'
import { curveSteps } from '@prumo/contracts/analysis/curve'
import { moneyViews } from '@prumo/contracts/finance/kinds'
import { showDay } from '@prumo/contracts/formats/days'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { DateField } from '../../platform/forms/DateField'
import { LinkChoice } from '../../platform/layout/LinkChoice'
import { Toolbar } from '../../platform/layout/Toolbar'
import { ChoiceFilter } from '../../platform/lists/ChoiceFilter'
import { ToggleFilter } from '../../platform/lists/ToggleFilter'
import { useLanguage } from '../../platform/texts/useLanguage'
import { type MoneyChoices, type MoneyFlow, moneyFlows, moneySections } from './moneyChoices'
import { otherQuestion } from './otherQuestion'

const useStyles = makeStyles({
  // The name of the day stands before its field, so that both take one line.
  day: {
    '& .fui-Field': { display: 'flex', alignItems: 'center', gap: '6px' },
    '& .fui-Field__label': { padding: 0, fontSize: tokens.fontSizeBase200, whiteSpace: 'nowrap' },
    '& .fui-Input': { width: '128px' },
  },
})

type Props = {
  choices: MoneyChoices
  /** What the curve shows where nothing was chosen. */
  flow: MoneyFlow
  /** The last day that is shown: a curve of a later one says nothing more. */
  today: string
  onChoose: (name: string, value: string) => void
  children?: ReactNode
}

/** Which part of the curves is shown, of which money, on which days, at the end of which day. */
export function MoneyCurveBar({ choices, flow, today, onChoose, children }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const { section, view, by, statusOn, reported } = choices
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
      <ChoiceFilter
        label={t('moneyCurve.flow.label')}
        value={flow}
        choices={moneyFlows.map((value) => ({ value, text: t(`moneyCurve.flow.${value}`) }))}
        onChange={set('flow')}
      />
      <ChoiceFilter
        label={t('moneyCurve.view.label')}
        value={view}
        choices={moneyViews.map((value) => ({ value, text: t(`moneyCurve.view.${value}`) }))}
        onChange={set('view')}
      />
      {section === 'curve' && (
        <ChoiceFilter
          label={t('moneyCurve.by.label')}
          value={by}
          choices={curveSteps.map((value) => ({ value, text: t(`moneyCurve.by.${value}`) }))}
          onChange={set('by')}
        />
      )}
      <div className={styles.day}>
        <DateField
          key={`${statusOn} ${language}`}
          name="statusOn"
          label={t('moneyCurve.statusOn')}
          size="small"
          value={statusOn}
          range={{ max: today }}
          direction="past"
          onChange={(day) => day !== '' && day !== statusOn && onChoose('on', day)}
        />
      </div>
      {section === 'curve' && statusOn < today && (
        <ToggleFilter
          label={t('report.reportedToo', { day: showDay(statusOn, language) })}
          isOn={reported}
          onTurn={(isOn) => onChoose('reported', isOn ? 'yes' : '')}
        />
      )}
      {children}
    </Toolbar>
  )
}
