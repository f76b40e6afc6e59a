import { Menu, MenuItemRadio, MenuList, MenuPopover } from '@fluentui/react-components'
import type { CellTarget } from './inline/cellTarget'

type Props = {
  name: string
  label: string
  /** Until they are loaded, nothing opens. */
  choices: readonly { value: string; text: string }[] | undefined
  current: string
  target: CellTarget
  /** Another one than the current one was chosen. */
  onChoose: (value: string) => void
  onClose: () => void
}

/** A value chosen from a menu beside what it belongs to. */
export function ChoiceMenu({ name, label, choices, current, target, onChoose, onClose }: Props) {
  const choose = (value: string | undefined) => {
    onClose()
    if (value !== undefined && value !== current) onChoose(value)
  }
  return (
    <Menu
      open={choices !== undefined}
      positioning={{ target, position: 'below', align: 'start' }}
      checkedValues={{ [name]: [current] }}
      onCheckedValueChange={(_, { checkedItems }) => choose(checkedItems[0])}
      onOpenChange={(_, { open, type }) => {
        if (!open && type !== 'menuItemClick') onClose()
      }}
    >
      <MenuPopover>
        <MenuList aria-label={label}>
          {choices?.map(({ value, text }) => (
            <MenuItemRadio key={value} name={name} value={value} onClick={() => value === current && onClose()}>
              {text}
            </MenuItemRadio>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
