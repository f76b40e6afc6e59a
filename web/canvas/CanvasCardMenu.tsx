import {
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuList,
  MenuPopover,
} from '@fluentui/react-components'
import { ArrowDownRegular, ArrowUpRegular, DeleteRegular, OpenRegular } from '@fluentui/react-icons'
import type { CanvasArea, CanvasCard } from '@prumo/contracts/canvas/queries'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cardBeside } from './canvasOrder'
import { DeleteCardDialog } from './DeleteCardDialog'

type Props = {
  card: CanvasCard
  target: HTMLElement
  projectId: string
  areas: readonly CanvasArea[]
  /** The cards of its area. */
  beside: readonly CanvasCard[]
  mayEdit: boolean
  onOpen: (cardId: string) => void
  onMove: (areaId: string, beforeCardId: string | null) => void
  /** `gone`: the card is no longer there to go back to. */
  onClose: (gone?: boolean) => void
}

/** All that can be done with a card without dragging it. */
export function CanvasCardMenu(props: Props) {
  const { card, target, projectId, areas, beside, mayEdit, onOpen, onMove, onClose } = props
  const { t } = useTranslation()
  const [deleting, setDeleting] = useState(false)
  const up = cardBeside(beside, card.cardId, -1)
  const down = cardBeside(beside, card.cardId, 1)
  if (deleting) return <DeleteCardDialog projectId={projectId} card={card} onClosed={onClose} />
  const moving = (areaId: string, before: string | null | undefined) => () => {
    onClose()
    onMove(areaId, before ?? null)
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
              onOpen(card.cardId)
            }}
          >
            {t('board.open')}
          </MenuItem>
          {mayEdit && (
            <>
              <MenuItem icon={<ArrowUpRegular />} disabled={up === undefined} onClick={moving(card.areaId, up)}>
                {t('board.moveUp')}
              </MenuItem>
              <MenuItem icon={<ArrowDownRegular />} disabled={down === undefined} onClick={moving(card.areaId, down)}>
                {t('board.moveDown')}
              </MenuItem>
              <MenuDivider />
              <MenuGroup>
                <MenuGroupHeader>{t('board.moveTo')}</MenuGroupHeader>
                {areas
                  .filter(({ areaId }) => areaId !== card.areaId)
                  .map(({ areaId, name }) => (
                    <MenuItem key={areaId} onClick={moving(areaId, null)}>
                      {name}
                    </MenuItem>
                  ))}
              </MenuGroup>
              <MenuDivider />
              <MenuItem icon={<DeleteRegular />} onClick={() => setDeleting(true)}>
                {t('command.DeleteCard')}
              </MenuItem>
            </>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
