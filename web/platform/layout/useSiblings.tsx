import { ArrowDownRegular, ArrowUpRegular } from '@fluentui/react-icons'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useFocusOnOpening } from '../focus/useFocusOnOpening'
import { ToolButton } from './ToolButton'

type Options = {
  id: string
  /** The items around, in the order of the screen behind: what previous and next mean. */
  siblings: readonly string[]
  previous: string
  next: string
  /** While a dialog is open over the item. */
  isHeld: boolean
  onOpen: (id: string) => void
}

/** Here Alt with an arrow opens a list already. */
const opensByArrow = 'select, [role=combobox]'

/** Leads from an open item to the ones around it: by two buttons, and by Alt with an arrow. */
export function useSiblings({ id, siblings, previous, next, isHeld, onOpen }: Options): {
  heading: RefObject<HTMLHeadingElement | null>
  steps: ReactNode
} {
  const index = siblings.indexOf(id)
  const around = { ArrowUp: siblings[index - 1], ArrowDown: index === -1 ? undefined : siblings[index + 1] }
  const heading = useFocusOnOpening()
  const walk = (event: KeyboardEvent) => {
    if (!event.altKey || isHeld || event.defaultPrevented || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown'))
      return
    if (event.target instanceof Element && event.target.closest(opensByArrow)) return
    event.preventDefault()
    const to = around[event.key]
    if (to === undefined) return
    // The field that has the focus goes with its item.
    heading.current?.focus()
    onOpen(to)
  }
  const latest = useRef(walk)
  latest.current = walk
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => latest.current(event)
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  const open = (to: string | undefined) => to !== undefined && onOpen(to)
  const steps = (
    <>
      <ToolButton
        label={previous}
        icon={<ArrowUpRegular />}
        idle={around.ArrowUp === undefined}
        onClick={() => open(around.ArrowUp)}
      />
      <ToolButton
        label={next}
        icon={<ArrowDownRegular />}
        idle={around.ArrowDown === undefined}
        onClick={() => open(around.ArrowDown)}
      />
    </>
  )
  return { heading, steps }
}
