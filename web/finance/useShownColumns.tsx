import { useTranslation } from 'react-i18next'
import { FilterMenu } from '../platform/lists/FilterMenu'
import type { Column } from '../platform/lists/Table'
import { useAddress, withParameter } from '../platform/lists/useAddress'
import { columnsIn, columnsText } from './shownColumns'

/** The columns that somebody wants to see, and the menu that chooses them. The address says which. */
export function useShownColumns<Row>(columns: readonly Column<Row>[]) {
  const { t } = useTranslation()
  const [address, changeAddress] = useAddress()
  const chosen = columnsIn(address.get('columns') ?? '')
  const [first, ...others] = columns
  const choices = others.map(({ key, name }) => ({ value: key, text: name }))
  const menu = (
    <FilterMenu
      name="columns"
      label={t('ledger.columns')}
      several
      choices={choices}
      chosen={chosen.filter((key) => others.some((column) => column.key === key))}
      onChange={(keys) =>
        changeAddress((before) => withParameter(before, 'columns', columnsText(keys)), { replace: true })
      }
    />
  )
  return { shown: columns.filter((column) => column === first || chosen.includes(column.key)), menu }
}
