import Plotly from 'plotly.js'
import { memo, useMemo } from 'react'
import createPlot from 'react-plotly.js/factory'
import type { InteractiveFigure } from './drawnFigure'
import type { Span } from './placeTicks'
import { plotlyConfig, plotlyOf } from './plotlyOf'

const Plot = createPlot(Plotly)

const over = { position: 'absolute', inset: 0 } as const

/** The drawer that plotly.js draws with: whoever drags across it sees that stretch of places. */
export const PlotlyFigure = memo(function PlotlyFigure({
  figure,
  frame,
  colours,
  onSpan,
  onPress,
}: Omit<InteractiveFigure, 'language'>) {
  const { data, layout } = useMemo(() => plotlyOf({ figure, frame, colours }), [figure, frame, colours])
  return (
    <Plot
      data={data}
      layout={layout}
      config={plotlyConfig}
      style={over}
      onRelayout={(changes: Record<string, unknown>) => {
        const span = spanOf(changes)
        if (span) onSpan(span)
      }}
      onClick={onPress}
    />
  )
})

/** Which places somebody dragged across: those whose middle is in it. */
function spanOf(changes: Record<string, unknown>): Span | undefined {
  const [from, to] = [changes['xaxis.range[0]'], changes['xaxis.range[1]']]
  if (typeof from !== 'number' || typeof to !== 'number') return undefined
  const [first, last] = [Math.ceil(from), Math.floor(to)]
  return { from: Math.max(0, first), to: Math.max(first, last) }
}
