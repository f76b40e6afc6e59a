import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { MoreHorizontalRegular } from '@fluentui/react-icons'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { RowInReach } from '../../platform/lists/rowInReach'
import type { Part, SettlingDeed } from './settlingPreview'
import { usePartName } from './usePartName'
import type { Settle } from './useSettling'

const deedsOf = (part: Part): SettlingDeed[] => (part.state === 'open' ? ['pay', 'postpone', 'cancel'] : ['reopen'])

/** What can be done with an installment in its row. */
export function PartMenu({ part, onSettle }: { part: Part; onSettle: Settle }) {
  const { t } = useTranslation()
  const nameOf = usePartName()
  const isInReach = useContext(RowInReach)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the click goes nowhere
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click goes nowhere
    <span onClick={(event) => event.stopPropagation()}>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button
            appearance="subtle"
            size="small"
            icon={<MoreHorizontalRegular />}
            aria-label={t('settling.actionsOf', { name: nameOf(part) })}
            tabIndex={isInReach ? 0 : -1}
          />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {deedsOf(part).map((deed) => (
              <MenuItem key={deed} onClick={() => onSettle(deed, [part])}>
                {t(deed === 'pay' ? `settling.deed.payOf.${part.kind}` : `settling.deed.${deed}`)}
              </MenuItem>
            ))}
          </MenuList>
        </MenuPopover>
      </Menu>
    </span>
  )
}
