import type { FigureOf } from './figureOf'
import { figureHeaders } from './figureRows'
import { placeName } from './placeName'

/** A figure's values on paper. Its head stands on each page. */
export function PaperTable({ figure, language }: { figure: FigureOf; language: string }) {
  const { title, places, placesAre, series, show, notes = [] } = figure
  return (
    <>
      <h1>{title}</h1>
      <table>
        <thead>
          <tr>
            {figureHeaders(figure).map((header, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns stand still, and two may have one name
              <th key={at} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map((place, index) => (
            <tr key={place}>
              <th scope="row">{placeName(place, placesAre, language)}</th>
              {series.map(({ key, values }) => (
                <td key={key}>{typeof values[index] === 'number' ? show(values[index]) : '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </>
  )
}
