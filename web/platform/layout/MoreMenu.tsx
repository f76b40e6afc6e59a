import {
  Button,
  Menu,
  MenuList,
  MenuPopover,
  type MenuProps,
  MenuTrigger,
  makeStyles,
} from '@fluentui/react-components'
import { MoreHorizontalRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'

type Props = Pick<MenuProps, 'checkedValues' | 'onCheckedValueChange'> & {
  label: string
  size?: 'small' | 'medium'
  /** What is said above the items. */
  note?: ReactNode
  children: ReactNode
}

const useStyles = makeStyles({ popover: { maxHeight: '80vh', overflowY: 'auto' } })

/** The button with three dots, and what can be done with the thing that it stands at. */
export function MoreMenu({ label, size = 'small', note, children, ...choices }: Props) {
  const styles = useStyles()
  return (
    <Menu {...choices}>
      <MenuTrigger disableButtonEnhancement>
        <Button appearance="subtle" size={size} icon={<MoreHorizontalRegular />} aria-label={label} />
      </MenuTrigger>
      <MenuPopover className={styles.popover}>
        {note}
        <MenuList>{children}</MenuList>
      </MenuPopover>
    </Menu>
  )
}
