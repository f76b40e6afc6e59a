import { makeStyles, Tab, TabList } from '@fluentui/react-components'
import { type ReactNode, useState } from 'react'
import { FrameSlot } from './frameSlot'

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 8px' },
  tabs: { marginLeft: '-6px', marginRight: '4px' },
  slot: { display: 'contents' },
})

type Props = {
  open: string
  tabs: readonly { value: string; name: string }[]
  onOpen: (value: string) => void
  /** What the open tab shows: its toolbar is drawn into the line of the tabs. */
  children: ReactNode
}

/** The tabs of a screen, and the toolbar of the open one in the same line. */
export function TabsWithToolbar({ open, tabs, onOpen, children }: Props) {
  const styles = useStyles()
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  return (
    <>
      <div className={styles.line}>
        <TabList
          size="small"
          className={styles.tabs}
          selectedValue={open}
          onTabSelect={(_, { value }) => onOpen(String(value))}
        >
          {tabs.map(({ value, name }) => (
            <Tab key={value} value={value}>
              {name}
            </Tab>
          ))}
        </TabList>
        <div ref={setSlot} className={styles.slot} />
      </div>
      <FrameSlot.Provider value={slot}>{children}</FrameSlot.Provider>
    </>
  )
}
