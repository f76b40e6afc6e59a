import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { addresses } from '../../platform/addresses'
import { ButtonLink } from '../../platform/layout/ButtonLink'
import { EmptyState } from '../../platform/layout/EmptyState'
import { FailureBar } from '../../platform/layout/FailureBar'
import { HiddenHeading } from '../../platform/layout/HiddenHeading'
import { Loading } from '../../platform/layout/Loading'
import { NoRight } from '../../platform/layout/NoRight'
import { OnceZonesAreThere } from '../../platform/layout/OnceZonesAreThere'
import { useAddress } from '../../platform/lists/useAddress'
import { useProjectRights } from '../../projects/useProjectRights'
import { CurveSection } from './CurveSection'
import { DeliveriesSection } from './DeliveriesSection'
import { isWithoutMoney } from './isWithoutMoney'
import { MoneyCurveBar } from './MoneyCurveBar'
import { MonthsSection } from './MonthsSection'
import { reportQuestionOf } from './moneyChoices'
import { OpenWhy } from './OpenWhy'
import { useMoneyAnswers } from './useMoneyAnswers'
import { useMoneyChoices } from './useMoneyChoices'
import { usualFlow } from './usualFlow'
import { whyIn } from './why'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    flexGrow: 1,
    minHeight: 0,
    overflowY: 'auto',
    paddingBottom: '24px',
    '& > *': { flexShrink: 0 },
  },
})

/** The money of a project in time: its S-curve, its months, and what it is for. What is shown is in the address. */
export function MoneyInTimeScreen() {
  const { t } = useTranslation()
  const { projectId = '' } = useParams()
  const { can, role } = useProjectRights(projectId)
  if (role === undefined) return <Loading rows={10} />
  if (!can('finance', 'viewOnly')) return <NoRight feature="finance" />
  return (
    <OnceZonesAreThere>
      <HiddenHeading>{t('navigation.money-curve')}</HiddenHeading>
      <MoneyInTime key={projectId} projectId={projectId} />
    </OnceZonesAreThere>
  )
}

function MoneyInTime({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const [address] = useAddress()
  const { choices, today, choose } = useMoneyChoices()
  const { curve, months, deliveries, failure, retry } = useMoneyAnswers(projectId, choices)
  const { section, statusOn, isCompared } = choices
  const flow = choices.flow ?? (curve ? usualFlow(curve.answer.figures) : 'outflow')
  // Of what is shown, which may be the answer to what was chosen before.
  const questionOf = (input: { statusOn: string }) => reportQuestionOf({ ...choices, ...input }, flow)
  const why = whyIn(address.get('why'))
  const isShown = { curve, months, deliveries }[section] !== undefined && curve !== undefined
  if (curve && isWithoutMoney(curve.answer) && !isCompared)
    return (
      <EmptyState title={t('moneyCurve.none')} text={t('moneyCurve.noneText')}>
        <ButtonLink to={addresses.finance(projectId)}>{t('moneyCurve.ledger')}</ButtonLink>
      </EmptyState>
    )
  return (
    <section className={styles.root} aria-label={t('moneyCurve.title')}>
      <MoneyCurveBar choices={choices} flow={flow} today={today} onChoose={choose} />
      <FailureBar failure={failure} onRetry={retry} />
      {!isShown && !failure && <Loading rows={10} />}
      {section === 'curve' && curve && (
        <CurveSection
          question={curve.input}
          curve={curve.answer}
          flow={flow}
          isCompared={isCompared}
          reportQuestion={questionOf(curve.input)}
          today={today}
        />
      )}
      {section === 'months' && months && (
        <MonthsSection
          months={months.answer}
          flow={flow}
          statusOn={months.input.statusOn}
          reportQuestion={questionOf(months.input)}
          from={choices.from}
          onFrom={(month) => choose('from', month)}
        />
      )}
      {section === 'deliveries' && deliveries && (
        <DeliveriesSection deliveries={deliveries.answer} flow={flow} reportQuestion={questionOf(deliveries.input)} />
      )}
      {why && curve && (
        <OpenWhy
          why={why}
          question={{ projectId, statusOn, view: choices.view }}
          curve={curve.answer}
          months={months?.answer}
          deliveries={deliveries?.answer}
        />
      )}
    </section>
  )
}
