import type { FigureColours } from './figureColours'
import type { FigureSeries, SeriesLook } from './figureOf'

export type MarkerShape = 'circle' | 'square' | 'diamond' | 'triangle-up' | 'triangle-down' | 'cross'

export type SeriesStyle = {
  colour: string
  /** Lengths of dashes and gaps in pixels; empty where the line is whole. */
  dash: string
  marker: MarkerShape
  /** A bar that is an outline: of what is not so, or not any more. */
  isHollow: boolean
}

type Signs = Omit<SeriesStyle, 'colour'>

const signsOf: Record<SeriesLook, Signs> = {
  planned: { dash: '', marker: 'circle', isHollow: false },
  realized: { dash: '', marker: 'square', isHollow: false },
  actual: { dash: '10px,3px,2px,3px', marker: 'diamond', isHollow: false },
  forecast: { dash: '7px,4px', marker: 'triangle-up', isHollow: true },
  reported: { dash: '2px,3px', marker: 'triangle-down', isHollow: true },
  other: { dash: '14px,4px', marker: 'cross', isHollow: false },
}

/** For the second and further series of one look: no two lines of a figure have the same dash and sign. */
const further: readonly Signs[] = [
  { dash: '4px,2px', marker: 'diamond', isHollow: true },
  { dash: '12px,3px,3px,3px,3px,3px', marker: 'cross', isHollow: true },
  { dash: '1px,4px', marker: 'square', isHollow: true },
]

/** How each series of a figure looks, in their order. */
export function seriesStyles(series: readonly FigureSeries[], colours: FigureColours): SeriesStyle[] {
  const met = new Map<SeriesLook, number>()
  return series.map(({ look }) => {
    const before = met.get(look) ?? 0
    met.set(look, before + 1)
    const signs = before === 0 ? signsOf[look] : further[(before - 1) % further.length]
    return { ...(signs ?? signsOf[look]), colour: colours.series[look] }
  })
}
