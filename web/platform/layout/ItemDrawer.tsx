import {
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  OverlayDrawer,
  tokens,
} from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { type ReactNode, useState } from 'react'
import { useFocusOnOpening } from '../focus/useFocusOnOpening'
import { useFocusOnRecord } from '../focus/useFocusOnRecord'
import { look } from '../look/look'
import { PeopleAtItem } from '../presence/PeopleAtItem'
import { FootSlot } from './footSlot'
import { useOpenRecord } from './openRecord'
import { PanelBoundary } from './PanelBoundary'
import { SiblingSteps, type Siblings } from './SiblingSteps'
import { ToolButton } from './ToolButton'
import { useBeside } from './useBeside'
import { useNarrow } from './useNarrow'

type Props = {
  /** What the item is called, once it is known. */
  title: string | undefined
  /** What it is as long as its title is not known. */
  kind: string
  size?: 'medium' | 'large'
  /** The name of the button that closes it. */
  closing: string
  /** What can be done with the item, before the button that closes it. */
  tools?: ReactNode
  /** What stands below the title and stays while the rest scrolls. */
  tabs?: ReactNode
  /** The id of the item: where it stands in the list behind, the focus goes back to. */
  record: string
  siblings?: Siblings
  onClose: () => void
  children: ReactNode
}

const useStyles = makeStyles({
  body: { display: 'flex', flexDirection: 'column', gap: '16px', paddingBottom: '24px' },
  tools: { display: 'flex', alignItems: 'center', gap: '2px' },
  title: { overflowWrap: 'anywhere', ...look.lettering.heading },
  foot: { flexShrink: 0, width: '100%' },
  beside: { borderLeft: `1px solid ${tokens.colorNeutralStroke2}` },
})

/**
 * An item beside the list or the board that it was opened from, which can be used meanwhile. In a narrow window it
 * covers that.
 */
export function ItemDrawer(props: Props) {
  const { title, kind, size = 'medium', closing, tools, tabs, record, siblings, onClose, children } = props
  const styles = useStyles()
  const narrow = useNarrow()
  const beside = useBeside(size)
  const heading = useFocusOnOpening()
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  useOpenRecord(title)
  useFocusOnRecord(record, heading)
  return (
    <OverlayDrawer
      open
      position="end"
      size={narrow ? 'full' : size}
      {...(beside && { modalType: 'non-modal', className: styles.beside, style: { width: beside } })}
      onOpenChange={(_, { open }) => !open && onClose()}
      aria-label={title ?? kind}
      data-record={record}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          heading={{ as: 'h2', tabIndex: -1, className: styles.title, ref: heading }}
          action={
            <div className={styles.tools}>
              <PeopleAtItem id={record} />
              {siblings && <SiblingSteps {...siblings} id={record} heading={heading} />}
              {tools}
              <ToolButton label={closing} icon={<DismissRegular />} onClick={onClose} />
            </div>
          }
        >
          {title}
        </DrawerHeaderTitle>
        {tabs}
      </DrawerHeader>
      <DrawerBody className={styles.body} tabIndex={0}>
        <FootSlot.Provider value={foot}>
          <PanelBoundary key={record}>{children}</PanelBoundary>
        </FootSlot.Provider>
      </DrawerBody>
      <div ref={setFoot} className={styles.foot} />
    </OverlayDrawer>
  )
}
