import { useId } from 'react'
import type { SeriesStyle } from './seriesStyles'

type Props = {
  style: SeriesStyle
  /** Of the lines across a hatched bar. */
  ground: string
  bars: readonly { x: number; y: number; width: number; height: number }[]
}

const hatchPaths = { '/': 'M-2 2L2 -2M0 8L8 0M6 10L10 6', '-': 'M0 4H8' }

/** Bars of one series: full, hatched or only outlined, so that they differ without their colours, too. */
export function BarShape({ style: { colour, isHollow, hatch }, ground, bars }: Props) {
  const pattern = useId()
  return (
    <>
      {hatch && (
        <pattern id={pattern} width={8} height={8} patternUnits="userSpaceOnUse">
          <rect width={8} height={8} fill={colour} />
          <path d={hatchPaths[hatch]} stroke={ground} strokeWidth={1.2} />
        </pattern>
      )}
      {bars.map(({ x, y, width, height }) => (
        <rect
          key={x}
          x={x.toFixed(1)}
          y={y.toFixed(1)}
          width={Math.max(1, width).toFixed(1)}
          height={height.toFixed(1)}
          fill={hatch ? `url(#${pattern})` : colour}
          fillOpacity={isHollow ? 0.2 : 1}
          stroke={colour}
          strokeDasharray={isHollow ? '3,2' : undefined}
        />
      ))}
    </>
  )
}
