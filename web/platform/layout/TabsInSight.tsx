import { makeStyles, mergeClasses, Tab, TabList, tokens } from '@fluentui/react-components'
import { useLayoutEffect, useRef } from 'react'

const ground = tokens.colorNeutralBackground1
const edge = tokens.colorNeutralStroke2

const useStyles = makeStyles({
  // Two shades stay at the edges. What hides them is scrolled with the tabs: they show where more tabs are.
  root: {
    overflowX: 'auto',
    flexShrink: 0,
    backgroundImage: [
      `linear-gradient(to right, ${ground} 50%, transparent)`,
      `linear-gradient(to left, ${ground} 50%, transparent)`,
      `linear-gradient(to right, ${edge}, transparent)`,
      `linear-gradient(to left, ${edge}, transparent)`,
    ].join(', '),
    backgroundPosition: 'left, right, left, right',
    backgroundSize: '40px 100%, 40px 100%, 20px 100%, 20px 100%',
    backgroundRepeat: 'no-repeat',
    backgroundAttachment: 'local, local, scroll, scroll',
  },
})

type Props = {
  label: string
  className: string
  open: string
  tabs: readonly { value: string; name: string }[]
  onOpen: (value: string) => void
  /** Somebody points at a tab, or has come to it by keys: it may be opened next. */
  onNear?: (value: string) => void
}

/**
 * Tabs that scroll sideways on a narrow screen, with a shade where more of them are.
 * The open one is in sight, also when tabs come before it.
 */
export function TabsInSight({ label, className, open, tabs, onOpen, onNear }: Props) {
  const styles = useStyles()
  const openTab = useRef<HTMLElement>(null)
  const keep = (tab: HTMLElement | null) => {
    openTab.current = tab
  }
  const names = tabs.map(({ name }) => name).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab or name moves the open one
  useLayoutEffect(() => {
    // Before the next frame is painted, but not amid drawing: the browser would lay the whole page out once more.
    const frame = requestAnimationFrame(() => openTab.current?.scrollIntoView({ block: 'nearest', inline: 'center' }))
    return () => cancelAnimationFrame(frame)
  }, [open, names])
  return (
    <TabList
      className={mergeClasses(styles.root, className)}
      aria-label={label}
      selectedValue={open}
      onTabSelect={(_, { value }) => onOpen(String(value))}
    >
      {tabs.map(({ value, name }) => (
        <Tab
          key={value}
          value={value}
          ref={value === open ? keep : undefined}
          {...(onNear && { onPointerEnter: () => onNear(value), onFocus: () => onNear(value) })}
        >
          {name}
        </Tab>
      ))}
    </TabList>
  )
}
