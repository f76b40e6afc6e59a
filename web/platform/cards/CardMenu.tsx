import { Menu, MenuDivider, MenuItem, MenuList, MenuPopover } from '@fluentui/react-components'
import { DeleteRegular, OpenRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { neighbourFor } from './cardOrder'
import { MoveItems } from './MoveItems'
import { MoveToItems } from './MoveToItems'
import type { Place } from './placeOfDrop'

/** What a board gives to the menu of any of its cards. */
export type CardMenuProps = {
  target: HTMLElement
  /** The cards of its column. */
  beside: readonly string[]
  columns: readonly { columnId: string; name: string }[]
  mayEdit: boolean
  onOpen: (cardId: string) => void
  onMove: (to: Place) => void
  /** `gone`: the card is no longer there to go back to. */
  onClose: (gone?: boolean) => void
}
type Props = CardMenuProps & {
  cardId: string
  columnId: string
  /** What removing it is called. */
  removal: string
  onRemove: () => void
  /** What else an editor can do with it. */
  more?: ReactNode
}

/** All that can be done with a card without dragging it. */
export function CardMenu(props: Props) {
  const { target, cardId, columnId, beside, columns, mayEdit, removal, more, onOpen, onMove, onRemove, onClose } = props
  const { t } = useTranslation()
  const moveTo = (to: Place) => {
    onClose()
    onMove(to)
  }
  return (
    <Menu
      open
      positioning={{ target, position: 'below', align: 'end' }}
      onOpenChange={(_, { open, type }) => {
        if (!open && type !== 'menuItemClick') onClose()
      }}
    >
      <MenuPopover>
        <MenuList>
          <MenuItem
            icon={<OpenRegular />}
            onClick={() => {
              onClose()
              onOpen(cardId)
            }}
          >
            {t('board.open')}
          </MenuItem>
          {mayEdit && (
            <>
              {more}
              <MoveItems
                toward={(direction) => neighbourFor(beside, cardId, direction)}
                onMove={(beforeId) => moveTo({ columnId, beforeId })}
              />
              <MoveToItems
                columns={columns.filter((column) => column.columnId !== columnId)}
                onMove={(id) => moveTo({ columnId: id, beforeId: null })}
              />
              <MenuDivider />
              <MenuItem icon={<DeleteRegular />} onClick={onRemove}>
                {removal}
              </MenuItem>
            </>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
