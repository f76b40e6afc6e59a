import { ColumnTripleRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { mediaHook } from '../platform/layout/mediaHook'
import { ToolbarButton } from '../platform/layout/ToolbarButton'
import { FilterMenu } from '../platform/lists/FilterMenu'
import type { Column } from '../platform/lists/Table'
import { useAddress, withParameter } from '../platform/lists/useAddress'
import { columnsIn, columnsText } from './shownColumns'

const useWide = mediaHook('(min-width: 1440px)')

/** The columns that somebody wants to see, and the menu that chooses them. The address says which. */
export function useShownColumns<Row>(columns: readonly Column<Row>[]) {
  const { t } = useTranslation()
  const [address, changeAddress] = useAddress()
  const wide = useWide()
  const chosen = columnsIn(address.get('columns') ?? '', wide)
  const [first, ...others] = columns
  const choices = others.map(({ key, name }) => ({ value: key, text: name }))
  const menu = (
    <FilterMenu
      name="columns"
      label={t('ledger.columns')}
      several
      button={<ToolbarButton icon={<ColumnTripleRegular />} label={t('ledger.columns')} />}
      choices={choices}
      chosen={chosen.filter((key) => others.some((column) => column.key === key))}
      onChange={(keys) =>
        changeAddress((before) => withParameter(before, 'columns', columnsText(keys, wide)), { replace: true })
      }
    />
  )
  return { shown: columns.filter((column) => column === first || chosen.includes(column.key)), menu }
}
