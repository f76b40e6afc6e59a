import type { ListedInstallment } from '@prumo/contracts/finance/figures'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../platform/lists/Table'
import { ChoiceBox } from '../../platform/selection/ChoiceBox'
import { useChosen } from '../../platform/selection/chosen'
import { selectionGestures } from '../../platform/selection/selectionGestures'
import { TickBox } from '../../platform/selection/TickBox'
import { useSelection } from '../../platform/selection/useSelection'
import { partIdOf } from './settlingPreview'
import { usePartName } from './usePartName'

/** What a ledger needs for several of its installments to be chosen, by whoever may edit it. */
export function useInstallmentChoice(items: readonly ListedInstallment[] | undefined, mayChoose: boolean) {
  const { t } = useTranslation()
  const nameOf = usePartName()
  const ids = items?.map(partIdOf)
  const selection = useSelection(ids && [ids])
  const chosen = useChosen(selection)
  const all = ids !== undefined && ids.length > 0 && ids.every((id) => chosen.has(id))
  const chooseAll = () => (all ? selection.clear() : selection.chooseAllAround(ids?.[0] ?? ''))
  const column: Column<ListedInstallment> = {
    key: 'choice',
    name: t('bulk.chooseAll'),
    head: <TickBox label={t('bulk.chooseAll')} checked={all} onToggle={chooseAll} reachable />,
    width: '44px',
    cell: (row) => <ChoiceBox id={partIdOf(row)} label={t('bulk.choose', { title: nameOf(row) })} />,
  }
  return {
    selection,
    chosen,
    gestures: mayChoose ? selectionGestures(selection) : undefined,
    columns: mayChoose ? [column] : [],
    isChosen: mayChoose ? (row: ListedInstallment) => chosen.has(partIdOf(row)) : undefined,
  }
}
