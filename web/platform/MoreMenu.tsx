import { Button, Menu, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { MoreHorizontalRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'

type Props = { label: string; size?: 'small' | 'medium'; children: ReactNode }

/** The button with three dots, and what can be done with the thing that it stands at. */
export function MoreMenu({ label, size = 'small', children }: Props) {
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button appearance="subtle" size={size} icon={<MoreHorizontalRegular />} aria-label={label} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>{children}</MenuList>
      </MenuPopover>
    </Menu>
  )
}
