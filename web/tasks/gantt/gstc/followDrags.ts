import type { DrawnRow, GanttChartProps } from '../renderer'
import { pixelsOfDay } from '../zooms'
import { type Held, kindBetween, wantedBy } from './barGestures'
import type { chartBars } from './chartBars'
import { msPerDay } from './instants'

type Side = 'start' | 'end'
type Drag = {
  readonly row: DrawnRow
  readonly bar: HTMLElement
  readonly held: Held | { readonly pointOf: Side }
  readonly x: number
  readonly y: number
  /** What shows where it would go: the package's own bar stays where it is. */
  ghost: HTMLElement | undefined
}
type Parts = { host: HTMLElement; props: () => GanttChartProps; bars: ReturnType<typeof chartBars> }

/** A hand that clicks moves so many pixels at most. */
const leastPixels = 4

/** Follows the mouse while it holds a bar, an end of one, or the point from which a link is drawn. */
export function followDrags({ host, props, bars }: Parts) {
  let drag: Drag | undefined
  let justEnded = false

  const stop = () => {
    drag?.ghost?.remove()
    drag = undefined
    removeEventListener('pointermove', onMove)
    removeEventListener('pointerup', onUp)
    removeEventListener('pointercancel', stop)
  }
  const onDown = ({ target, button, clientX, clientY }: PointerEvent) => {
    justEnded = false
    const found = target instanceof Element && button === 0 && props().mayEdit ? bars.at(target) : undefined
    const held = found && heldBy(target as Element, found.row)
    if (!held) return
    stop()
    drag = { ...found, held, x: clientX, y: clientY, ghost: undefined }
    addEventListener('pointermove', onMove)
    addEventListener('pointerup', onUp)
    addEventListener('pointercancel', stop)
  }
  const onMove = ({ clientX, clientY, buttons }: PointerEvent) => {
    if (!drag) return
    // A mouse that is let go outside the window is seen when it comes back.
    if (buttons === 0) return stop()
    const [right, down] = [clientX - drag.x, clientY - drag.y]
    if (!drag.ghost && Math.hypot(right, down) < leastPixels) return
    drag.ghost ??= ghostIn(drag)
    showGhost(drag, right, down)
  }
  const onUp = ({ clientX, clientY }: PointerEvent) => {
    const ended = drag
    stop()
    if (!ended?.ghost) return
    justEnded = true
    if (typeof ended.held === 'object')
      link(ended.row, ended.held.pointOf, document.elementFromPoint(clientX, clientY), clientX)
    else move(ended.row, ended.held, ((clientX - ended.x) / pixelsOfDay(props().zoom)) * msPerDay)
  }
  const move = (row: DrawnRow, held: Held, later: number) => {
    const wanted = wantedBy(row, held, later)
    if (wanted?.kind === 'move') props().onMove(row, wanted.startOn)
    else if (wanted) props().onResize(row, { startOn: wanted.startOn, endOn: wanted.endOn })
  }
  const link = (from: DrawnRow, side: Side, element: Element | null, x: number) => {
    const to = element ? bars.at(element) : undefined
    if (!to || to.row.isGroup || to.row.id === from.id) return
    const { left, width } = to.bar.getBoundingClientRect()
    props().onLink({ from: from.id, to: to.row.id, kind: kindBetween(side, x < left + width / 2 ? 'start' : 'end') })
  }

  host.addEventListener('pointerdown', onDown)
  return {
    /** Whether the click that is heard now is the end of a drag. */
    hasJustEnded: () => justEnded,
    cancel: (): boolean => {
      const wasUnderWay = drag !== undefined
      stop()
      return wasUnderWay
    },
    end: () => {
      stop()
      host.removeEventListener('pointerdown', onDown)
    },
  }
}

function heldBy(element: Element, { isGroup, mayMove }: DrawnRow): Drag['held'] | undefined {
  if (isGroup) return undefined
  const handle = element.closest<HTMLElement>('.prumo-handle')
  const side = handle?.dataset.side as Side | undefined
  if (side && handle?.classList.contains('prumo-point')) return { pointOf: side }
  return mayMove ? (side ?? 'bar') : undefined
}

function ghostIn({ bar, held }: Drag): HTMLElement {
  const ghost = document.createElement('div')
  ghost.className = typeof held === 'object' ? 'prumo-ghost prumo-ghost-link' : 'prumo-ghost'
  bar.append(ghost)
  return ghost
}

function showGhost({ bar, held, ghost }: Drag, right: number, down: number): void {
  if (!ghost) return
  const width = bar.offsetWidth
  if (typeof held === 'object') {
    ghost.style.left = held.pointOf === 'start' ? '0' : '100%'
    ghost.style.width = `${Math.hypot(right, down)}px`
    ghost.style.rotate = `${Math.atan2(down, right)}rad`
    return
  }
  const [from, to] = [held === 'end' ? 0 : right, held === 'start' ? width : width + right]
  ghost.style.left = `${Math.min(from, to)}px`
  ghost.style.width = `${Math.abs(to - from)}px`
}
