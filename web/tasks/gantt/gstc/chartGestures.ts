import { followPointing } from '../followPointing'
import type { DrawnRow, GanttChartProps } from '../renderer'
import type { chartBars } from './chartBars'
import type { chartCells } from './chartCells'
import { followDrags } from './followDrags'
import { linkAt } from './linkLines'

type Parts = {
  host: HTMLElement
  props: () => GanttChartProps
  rowOf: (id: string) => DrawnRow | undefined
  bars: ReturnType<typeof chartBars>
  cells: ReturnType<typeof chartCells>
  toggle: (groupId: string) => void
}

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
}

/** Hands what people do with a chart to the program. Nothing changes in it until the program gives other rows. */
export function chartGestures({ host, props, rowOf, bars, cells, toggle }: Parts) {
  const drags = followDrags({ host, props, bars })

  const onClick = ({ target, button }: MouseEvent) => {
    if (!(target instanceof Element) || button !== 0 || drags.hasJustEnded()) return
    const link = linkAt(target, props().links)
    if (link) return props().onOpenLink(link)
    const bar = bars.at(target)
    const place = cells.placeOf(target)
    const row = bar?.row ?? (place && rowOf(place.rowId))
    // The package folds and unfolds by its own sign.
    if (!row || (row.isGroup && target.closest('.gstc__list-column-row-expander'))) return
    if (row.isGroup) toggle(row.id)
    // A bar or a title opens its task; another cell opens what changes it.
    else if (place && place.column !== 'title' && place.column !== 'code' && props().mayEdit) props().onEdit(place)
    else props().onOpen(row.id)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && drags.cancel()) return event.stopPropagation()
    const place = cells.placeOf(event.target as Element)
    const row = place && rowOf(place.rowId)
    if (!place || !row) return
    const isOfProgram = row.isGroup ? event.key === 'Enter' : props().onKey(event, place)
    if (isOfProgram && row.isGroup) toggle(row.id)
    const step = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey ? undefined : steps[event.key]
    if (!isOfProgram && step) cells.walk(place, ...step)
    if (!isOfProgram && !step) return
    event.preventDefault()
    event.stopPropagation()
  }

  /** What an element is, for whoever points at it: told when it is pointed at, because the package reuses elements. */
  const onPoint = ({ target }: PointerEvent) => {
    if (!(target instanceof Element)) return
    const link = linkAt(target, props().links)
    const line = target.closest<HTMLElement>('.prumo-link')
    if (link && line) line.title = props().describeLink(link)
  }

  host.addEventListener('click', onClick)
  host.addEventListener('keydown', onKeyDown, { capture: true })
  host.addEventListener('pointerover', onPoint)
  const room = () => host.querySelector<HTMLElement>('.gstc__chart-timeline') ?? host
  const endPointing = followPointing(host, {
    barAt: (element) => {
      const found = bars.at(element)
      return found && { rowId: found.row.id, target: found.bar, room: room() }
    },
    cellAt: (element) => {
      const place = cells.placeOf(element)
      return place && { rowId: place.rowId, target: place.target, room: place.target }
    },
    onPoint: (row) => props().onPoint(row),
  })
  return {
    end: () => {
      endPointing()
      drags.end()
      host.removeEventListener('click', onClick)
      host.removeEventListener('keydown', onKeyDown, { capture: true })
      host.removeEventListener('pointerover', onPoint)
    },
  }
}
