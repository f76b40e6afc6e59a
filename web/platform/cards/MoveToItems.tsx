import { MenuDivider, MenuGroup, MenuGroupHeader, MenuItem } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'

type Props = {
  /** Those that it does not stand in. */
  columns: readonly { columnId: string; name: string }[]
  onMove: (columnId: string) => void
}

/** The items of a menu that move something to the end of another column. */
export function MoveToItems({ columns, onMove }: Props) {
  const { t } = useTranslation()
  if (columns.length === 0) return null
  return (
    <>
      <MenuDivider />
      <MenuGroup>
        <MenuGroupHeader>{t('board.moveTo')}</MenuGroupHeader>
        {columns.map(({ columnId, name }) => (
          <MenuItem key={columnId} onClick={() => onMove(columnId)}>
            {name}
          </MenuItem>
        ))}
      </MenuGroup>
    </>
  )
}
