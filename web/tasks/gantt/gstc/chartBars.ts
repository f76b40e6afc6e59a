import type { DrawnRow, GanttChartProps } from '../renderer'
import { pixelsOfDay } from '../zooms'
import { type BesideBar, besideBar } from './besideBar'
import type { GstcAction, ShownItem } from './gstcApi'
import { idOf } from './rowIds'

/** Draws what a bar has besides itself, in the elements that the package makes for bars in sight. */
export function chartBars(props: () => GanttChartProps, rowOf: (id: string) => DrawnRow | undefined) {
  const shown = new Map<HTMLElement, ShownItem>()

  const dress = (element: HTMLElement, { item, itemData }: ShownItem) => {
    const row = rowOf(idOf(item.id))
    if (!row) return
    const { hasProgressLine, todayOn, zoom, mayEdit, rowHeight } = props()
    const beside = besideIn(element)
    // A bar that begins out of sight is cut off there.
    beside.style.left = `${itemData.position.left - itemData.position.actualLeft}px`
    const marks = besideBar(row, pixelsOfDay(zoom), hasProgressLine ? todayOn : undefined).map((mark) =>
      markOf(mark, rowHeight),
    )
    beside.replaceChildren(...marks)
    const isHeld = element.querySelector('.prumo-ghost') !== null
    if (isHeld) return
    for (const handle of element.querySelectorAll('.prumo-handle')) handle.remove()
    if (mayEdit && !row.isGroup) element.append(...handlesOf(row))
  }

  const action: GstcAction<ShownItem> = (element, first) => {
    const show = (to: HTMLElement, now: ShownItem) => {
      shown.set(to, now)
      dress(to, now)
    }
    show(element, first)
    return { update: show, destroy: (gone) => void shown.delete(gone) }
  }

  return {
    action,
    dressAll: () => {
      for (const [element, now] of shown) dress(element, now)
    },
    /** The row whose bar an element is part of, and that bar. */
    at: (element: Element): { row: DrawnRow; bar: HTMLElement } | undefined => {
      const bar = element.closest<HTMLElement>('.gstc__chart-timeline-items-row-item')
      const now = bar && shown.get(bar)
      const row = now && rowOf(idOf(now.item.id))
      return bar && row ? { row, bar } : undefined
    },
  }
}

function besideIn(element: HTMLElement): HTMLElement {
  const found = element.querySelector<HTMLElement>(':scope > .prumo-beside')
  if (found) return found
  const made = elementOf('prumo-beside')
  element.append(made)
  return made
}

const elementOf = (className: string): HTMLElement => {
  const made = document.createElement('div')
  made.className = className
  return made
}

function markOf({ name, left, width, bend }: BesideBar, rowHeight: number): Element {
  if (name === 'progressLine') return lineOf({ left, width, bend: bend ?? 0 }, rowHeight)
  const mark = elementOf(`prumo-${name}`)
  mark.style.left = `${left}px`
  mark.style.width = `${width}px`
  return mark
}

const svg = 'http://www.w3.org/2000/svg'

function lineOf({ left, width, bend }: { left: number; width: number; bend: number }, rowHeight: number): Element {
  const picture = document.createElementNS(svg, 'svg')
  const on = bend < 0 ? width : 0
  picture.setAttribute('class', 'prumo-progressLine')
  picture.setAttribute('aria-hidden', 'true')
  picture.setAttribute('width', String(width + 2))
  picture.setAttribute('height', String(rowHeight))
  picture.setAttribute('viewBox', `-1 0 ${width + 2} ${rowHeight}`)
  picture.style.left = `${left - 1}px`
  const line = document.createElementNS(svg, 'polyline')
  line.setAttribute('points', `${on},0 ${on + bend},${rowHeight / 2} ${on},${rowHeight}`)
  picture.append(line)
  return picture
}

/** What is held of a bar: its ends, where it may be moved, and the points from which links are drawn. */
function handlesOf({ mayMove, isMilestone }: DrawnRow): HTMLElement[] {
  const parts = mayMove && !isMilestone ? (['end', 'point'] as const) : (['point'] as const)
  return parts.flatMap((part) =>
    (['start', 'end'] as const).map((side) => {
      const handle = elementOf(`prumo-handle prumo-${part}`)
      handle.dataset.side = side
      return handle
    }),
  )
}
