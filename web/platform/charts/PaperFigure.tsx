import { FigureAxes, FigureMarks } from './FigureAxes'
import { figureColours } from './figureColours'
import { figureFrame } from './figureFrame'
import type { FigureOf } from './figureOf'
import { linesOfText } from './linesOfText'
import { SeriesDrawing } from './SeriesDrawing'
import { SeriesSign, signWidth } from './SeriesSign'
import { seriesStyles } from './seriesStyles'

/** In pixels; twice as fine in a picture. */
const width = 960
const drawnHeight = 420
const edge = 16
const line = 18
const lettersOfLine = 135
const letter = 6.6

const colours = figureColours.light

/** A figure on paper, in whatever theme the screen is: with its title, what it shows, a legend and its notes. */
export function PaperFigure({ figure, language }: { figure: FigureOf; language: string }) {
  const frame = figureFrame(
    figure,
    { from: 0, to: figure.places.length - 1 },
    { width: width - 2 * edge, height: drawnHeight },
  )
  const conclusion = linesOfText(figure.conclusion, lettersOfLine)
  const notes = (figure.notes ?? []).flatMap((note) => linesOfText(note, lettersOfLine))
  const legend = legendPlaces(figure)
  const legendTop = 48 + conclusion.length * line
  const top = legendTop + (legend.at(-1)?.y ?? 0) + line
  const notesTop = top + drawnHeight + line
  const height = notesTop + notes.length * line
  const styles = seriesStyles(figure.series, colours)
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      role="img"
      aria-label={figure.conclusion}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily="Segoe UI, Helvetica, Arial, sans-serif"
      fontSize={12}
    >
      <rect width={width} height={height} fill={colours.ground} />
      <text x={edge} y={28} fontSize={16} fontWeight={600} fill={colours.text}>
        {figure.title}
      </text>
      <Lines lines={conclusion} top={48} colour={colours.text} />
      {legend.map(({ key, name, mark, x, y }, index) => {
        const style = styles[index]
        return (
          <g key={key} transform={`translate(${edge + x} ${legendTop + y})`}>
            {style && <SeriesSign style={style} ground={colours.ground} mark={mark} />}
            <text x={signWidth + 6} y={4} fill={colours.text}>
              {name}
            </text>
          </g>
        )
      })}
      <g transform={`translate(${edge} ${top})`}>
        <FigureAxes figure={figure} frame={frame} colours={colours} language={language} />
        <SeriesDrawing figure={figure} frame={frame} colours={colours} />
        <FigureMarks figure={figure} frame={frame} colours={colours} />
      </g>
      <Lines lines={notes} top={notesTop} colour={colours.quiet} />
    </svg>
  )
}

function Lines({ lines, top, colour }: { lines: readonly string[]; top: number; colour: string }) {
  return lines.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, which stand still
    <text key={index} x={edge} y={top + index * line} fill={colour}>
      {text}
    </text>
  ))
}

/** The series side by side, in as many rows as they need. */
function legendPlaces({ series }: FigureOf) {
  let [x, y] = [0, 0]
  return series.map(({ key, name, mark }) => {
    const room = signWidth + 6 + name.length * letter + 24
    if (x > 0 && x + room > width - 2 * edge) [x, y] = [0, y + line]
    const placed = { key, name, mark, x, y }
    x += room
    return placed
  })
}
