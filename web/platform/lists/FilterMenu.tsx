import {
  Menu,
  MenuButton,
  MenuItemCheckbox,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
} from '@fluentui/react-components'
import type { ReactElement } from 'react'
import { useChosen } from './useChosen'

const useStyles = makeStyles({
  popover: { maxHeight: 'min(420px, 70vh)', maxWidth: 'min(340px, calc(100vw - 24px))', overflowY: 'auto' },
  button: { minWidth: 'auto' },
})

export type FilterChoice = { value: string; text: string }
type Props = {
  name: string
  label: string
  choices: readonly FilterChoice[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** Several can be chosen, and the menu stays open for them. */
  several?: boolean
  /** What opens it in place of a button with its label. */
  button?: ReactElement
}

/** Narrows a list by a choice, or by several of a kind. How many are chosen stands in its button. */
export function FilterMenu({ name, label, choices, chosen, onChange, several = false, button }: Props) {
  const styles = useStyles()
  const [shown, choose] = useChosen(chosen, onChange)
  const Item = several ? MenuItemCheckbox : MenuItemRadio
  return (
    <Menu
      checkedValues={{ [name]: [...shown] }}
      onCheckedValueChange={(_, { checkedItems }) => choose(checkedItems)}
      persistOnItemClick={several}
    >
      <MenuTrigger disableButtonEnhancement>
        {button ?? (
          <MenuButton size="small" className={styles.button}>
            {several && shown.length > 0 ? `${label} (${shown.length})` : label}
          </MenuButton>
        )}
      </MenuTrigger>
      <MenuPopover className={styles.popover}>
        <MenuList>
          {choices.map(({ value, text }) => (
            <Item key={value} name={name} value={value}>
              {text}
            </Item>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
