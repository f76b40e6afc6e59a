import type { Measure } from '@prumo/contracts/measure'
import { wbsMeasures } from '@prumo/contracts/tasks/wbsMeasures'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses'
import type { ExplainedFigure, MeasureInput } from '../../platform/layout/MeasureFacts'
import { useWbsTexts } from './useWbsTexts'
import type { WbsLine } from './wbsLines'

type MeasureName = (typeof wbsMeasures)[number]['name']
type Where = { projectId: string; tasksAddress: string }

const byName = new Map<string, Measure>(wbsMeasures.map((measure) => [measure.name, measure]))

/** What each figure of a line was reckoned from. One that the line does not show has no reason to be there. */
export function useWhyLine(line: WbsLine, { projectId, tasksAddress }: Where): ExplainedFigure[] {
  const { t } = useTranslation()
  const texts = useWbsTexts(projectId)
  const tasks = { to: tasksAddress, text: t('why.tasks') }
  const ofEntries = entriesOf(projectId, line)
  const entries = ofEntries === undefined ? undefined : { to: ofEntries, text: t('why.entries') }
  const count: MeasureInput = [t('why.taskCount'), String(line.taskCount)]
  const figure = (name: MeasureName, value: string, inputs: readonly MeasureInput[] = [count]): ExplainedFigure[] => {
    const measure = byName.get(name)
    if (!measure || value === '') return []
    const isOfMoney = measure.drill === 'entries'
    const drill = isOfMoney ? entries : tasks
    return [{ measure, value, inputs, drill }]
  }
  const weight: MeasureInput[] =
    line.weighedBy === null ? [] : [[t('why.weight'), t(`wbs.weighedBy.${line.weighedBy}`)]]
  const parts = (of: 'plannedCents' | 'realizedCents'): MeasureInput[] => {
    const alone = line.ownLedger?.[of] ?? 0
    return line.kind === 'group'
      ? [
          [t('why.ownPart'), texts.money(alone)],
          [t('why.innerPart'), texts.money((line.ledger?.[of] ?? 0) - alone)],
        ]
      : []
  }
  return [
    ...figure('wbsStart', texts.startOn(line)),
    ...figure('wbsEnd', texts.endOn(line)),
    ...figure('wbsProgress', texts.progress(line), [count, ...weight]),
    ...figure('wbsEffort', texts.effort(line)),
    ...figure('wbsRealizedEffort', texts.realized(line)),
    ...figure('wbsEffortCost', texts.cost(line)),
    ...figure('wbsLedgerPlanned', texts.ledgerPlanned(line), parts('plannedCents')),
    ...figure('wbsLedgerRealized', texts.ledgerRealized(line), parts('realizedCents')),
  ]
}

/** The entries that a line is the sum of, where a list has just these; of the whole project, all outflows. */
function entriesOf(projectId: string, { kind, id, cardId, ledger, ownLedger }: WbsLine): string | undefined {
  const all = `${addresses.finance(projectId)}?kind=outflow`
  if (kind === 'project') return all
  const isAll = ownLedger?.plannedCents === ledger?.plannedCents && ownLedger?.realizedCents === ledger?.realizedCents
  return ownLedger && isAll ? `${all}&originId=${cardId ?? id}` : undefined
}
