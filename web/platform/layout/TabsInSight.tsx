import { Tab, TabList } from '@fluentui/react-components'
import { useLayoutEffect, useRef } from 'react'

type Props = {
  label: string
  className: string
  open: string
  tabs: readonly { value: string; name: string }[]
  onOpen: (value: string) => void
  /** Somebody points at a tab, or has come to it by keys: it may be opened next. */
  onNear?: (value: string) => void
}

/** Tabs that scroll sideways on a narrow screen. The open one is in sight, also when tabs come before it. */
export function TabsInSight({ label, className, open, tabs, onOpen, onNear }: Props) {
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
      className={className}
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
