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
  /** How a full bar is hatched, if it is. */
  hatch: '' | '/' | '-'
}

type Signs = Omit<SeriesStyle, 'colour'>

const signsOf: Record<SeriesLook, Signs> = {
  planned: { dash: '14px,3px', marker: 'circle', isHollow: false, hatch: '' },
  realized: { dash: '', marker: 'square', isHollow: false, hatch: '/' },
  actual: { dash: '10px,3px,2px,3px', marker: 'diamond', isHollow: false, hatch: '-' },
  forecast: { dash: '6px,4px', marker: 'triangle-up', isHollow: true, hatch: '' },
  reported: { dash: '2px,3px', marker: 'triangle-down', isHollow: true, hatch: '' },
  other: { dash: '4px,2px', marker: 'cross', isHollow: false, hatch: '' },
}

/** For the second and further series of one look: no two lines of a figure have the same dash and sign. */
const further: readonly Signs[] = [
  { dash: '8px,2px', marker: 'diamond', isHollow: true, hatch: '' },
  { dash: '12px,3px,3px,3px,3px,3px', marker: 'cross', isHollow: true, hatch: '' },
  { dash: '1px,4px', marker: 'square', isHollow: true, hatch: '' },
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
