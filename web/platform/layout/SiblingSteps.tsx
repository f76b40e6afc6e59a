import { ArrowDownRegular, ArrowUpRegular } from '@fluentui/react-icons'
import { type RefObject, useEffect, useRef } from 'react'
import { ToolButton } from './ToolButton'

export type Siblings = {
  /** The items around, in the order of the screen behind: what previous and next mean. */
  ids: readonly string[]
  previous: string
  next: string
  /** While a dialog is open over the item. */
  isHeld?: boolean
  onOpen: (id: string) => void
}

type Props = Siblings & { id: string; heading: RefObject<HTMLHeadingElement | null> }

/** Here Alt with an arrow opens a list already. */
const opensByArrow = 'select, [role=combobox]'

/** Leads from an open item to the ones around it: by two buttons, and by Alt with an arrow. */
export function SiblingSteps({ id, heading, ids, previous, next, isHeld = false, onOpen }: Props) {
  const index = ids.indexOf(id)
  const around = { ArrowUp: ids[index - 1], ArrowDown: index === -1 ? undefined : ids[index + 1] }
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
  return (
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
}
