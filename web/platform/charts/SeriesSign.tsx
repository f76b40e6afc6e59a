import { BarShape } from './BarShape'
import { markerPath } from './markerPath'
import type { SeriesStyle } from './seriesStyles'

type Props = { style: SeriesStyle; ground: string; mark: 'line' | 'bar'; x?: number; y?: number }

/** How wide it is, and how high at most. */
export const signWidth = 28
const half = signWidth / 2

/** A bit of a series, as a legend shows it. Its place is that of its left end, at half its height. */
export function SeriesSign({ style, ground, mark, x = 0, y = 0 }: Props) {
  const { colour, dash, marker } = style
  return (
    <g transform={`translate(${x} ${y})`}>
      {mark === 'bar' ? (
        <BarShape style={style} ground={ground} bars={[{ x: 8, y: -6, width: 12, height: 12 }]} />
      ) : (
        <>
          <path d={`M0 0H${signWidth}`} stroke={colour} strokeWidth={2} strokeDasharray={dash || undefined} />
          <path d={markerPath(marker, 3.5)} fill={colour} transform={`translate(${half} 0)`} />
        </>
      )}
    </g>
  )
}
