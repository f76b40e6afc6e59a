import { memo, useId } from 'react'
import type { DrawnFigure } from './drawnFigure'
import { FigureAxes, FigureMarks } from './FigureAxes'
import { SeriesDrawing } from './SeriesDrawing'

type Props = DrawnFigure & {
  /** Whether something else draws the series over it. */
  isBare?: boolean
}

/** The drawer of our own: paths and texts, which need no library and no script. Others draw on its axes. */
export const SvgFigure = memo(function SvgFigure({ isBare = false, figure, frame, colours, language }: Props) {
  const { width, height, left, right, top, bottom } = frame
  const clip = useId()
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontSize={12}
      style={{ display: 'block', fontFamily: 'inherit', fontVariantNumeric: 'tabular-nums' }}
    >
      <clipPath id={clip}>
        <rect x={left} y={top - 6} width={right - left} height={bottom - top + 12} />
      </clipPath>
      <FigureAxes figure={figure} frame={frame} colours={colours} language={language} />
      {!isBare && (
        <g clipPath={`url(#${clip})`}>
          <SeriesDrawing figure={figure} frame={frame} colours={colours} />
        </g>
      )}
      <FigureMarks figure={figure} frame={frame} colours={colours} />
    </svg>
  )
})
