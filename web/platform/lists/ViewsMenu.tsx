import {
  Menu,
  MenuGroup,
  MenuGroupHeader,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  Text,
} from '@fluentui/react-components'
import { BookmarkRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureBar } from '../layout/FailureBar'
import { ToolbarButton } from '../layout/ToolbarButton'
import { formerText } from '../people/formerText'
import type { Failure } from '../server/failure'

type NamedView = {
  viewId: string
  name: string
  shared: boolean
  /** Who saved it, where that is somebody else. */
  ownerName: string | null
  ownerGone?: true | undefined
}

type Props = {
  /** What its button says: which view is shown, if any is. */
  label: string
  currentId: string | undefined
  /** Nothing until they are there. */
  views: readonly NamedView[] | undefined
  failure: Failure | undefined
  onRetry: () => void
  onChoose: (viewId: string) => void
  words: { shared: string; mine: string; none: string; of: (name: string, person: string) => string }
  /** Somebody has opened it before it was there. */
  opens?: boolean
  /** What can be done with what is shown. */
  children: ReactNode
}

const useStyles = makeStyles({
  popover: { maxHeight: 'min(480px, 70vh)', width: 'min(360px, calc(100vw - 24px))', overflowY: 'auto' },
  button: { maxWidth: '240px' },
  none: { display: 'block', padding: '8px 12px' },
})

/** The saved views of a screen, shared ones and one's own, and below them what can be done with them. */
export function ViewsMenu(props: Props) {
  const { label, currentId, views, words, failure, onRetry, onChoose, opens = false, children } = props
  const { t } = useTranslation()
  const styles = useStyles()
  const nameOf = ({ name, ownerName, ownerGone }: NamedView) => {
    const owner = ownerGone ? formerText(ownerName ?? '', t) : ownerName
    return owner ? words.of(name, owner) : name
  }
  const group = (name: string, its: readonly NamedView[]) =>
    its.length > 0 && (
      <MenuGroup>
        <MenuGroupHeader>{name}</MenuGroupHeader>
        {its.map((view) => (
          <MenuItemRadio key={view.viewId} name="view" value={view.viewId} onClick={() => onChoose(view.viewId)}>
            {nameOf(view)}
          </MenuItemRadio>
        ))}
      </MenuGroup>
    )
  return (
    <Menu defaultOpen={opens} checkedValues={{ view: currentId ? [currentId] : [] }}>
      <MenuTrigger disableButtonEnhancement>
        <ToolbarButton
          isNamed={currentId !== undefined}
          icon={<BookmarkRegular />}
          label={label}
          className={styles.button}
        />
      </MenuTrigger>
      <MenuPopover className={styles.popover}>
        <FailureBar failure={failure} onRetry={onRetry} />
        {views?.length === 0 && (
          <Text size={200} className={styles.none}>
            {words.none}
          </Text>
        )}
        <MenuList>
          {group(
            words.shared,
            (views ?? []).filter(({ shared }) => shared),
          )}
          {group(
            words.mine,
            (views ?? []).filter(({ shared }) => !shared),
          )}
          {children}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
