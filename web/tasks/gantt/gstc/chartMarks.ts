import type { GanttChartProps } from '../renderer'
import { showsDaysOff } from '../zooms'
import type { GstcAction, GstcState, ShownTime } from './gstcApi'
import { dayNear, instantOf, msPerDay } from './instants'

/** Stripes behind the bars and a line before them: days off, where days are wide enough to be seen, and today. */
export function chartMarks(props: () => GanttChartProps) {
  const layers = { behind: layerOf('prumo-behind'), before: layerOf('prumo-before') }

  const draw = ({ leftGlobal, rightGlobal, timePerPixel }: ShownTime) => {
    const { todayOn, todayLabel, zoom, isDayOff } = props()
    const mark = (name: string, from: number, to: number, title = '') => {
      const made = document.createElement('div')
      made.className = name
      made.title = title
      made.style.left = `${(from - leftGlobal) / timePerPixel}px`
      made.style.width = `${Math.max(2, (to - from) / timePerPixel)}px`
      return made
    }
    const off = showsDaysOff(zoom) ? stretchesOff(leftGlobal, rightGlobal, isDayOff) : []
    layers.behind.replaceChildren(...off.map(([from, to]) => mark('prumo-off', from, to)))
    const today = instantOf(todayOn)
    const isInSight = today >= leftGlobal && today <= rightGlobal
    layers.before.replaceChildren(...(isInSight ? [mark('prumo-today', today, today, todayLabel)] : []))
  }

  const place = (element: HTMLElement) => {
    if (element.firstChild !== layers.behind) element.prepend(layers.behind)
    if (element.lastChild !== layers.before) element.append(layers.before)
  }
  const action: GstcAction<object> = (element) => {
    place(element)
    return {
      update: place,
      destroy: () => {
        for (const layer of Object.values(layers)) layer.remove()
      },
    }
  }
  return { action, draw: (state: GstcState) => draw(state.get<ShownTime>('$data.chart.time')) }
}

function layerOf(className: string): HTMLElement {
  const layer = document.createElement('div')
  layer.className = `prumo-layer ${className}`
  return layer
}

/** The stretches of days in sight on which nobody works, from their beginning to their end. */
export function stretchesOff(from: number, to: number, isDayOff: (day: string) => boolean): [number, number][] {
  const found: [number, number][] = []
  for (let at = instantOf(dayNear(Math.floor(from / msPerDay) * msPerDay)); at < to; at += msPerDay) {
    if (!isDayOff(dayNear(at))) continue
    const before = found.at(-1)
    if (before?.[1] === at) before[1] = at + msPerDay
    else found.push([at, at + msPerDay])
  }
  return found
}
