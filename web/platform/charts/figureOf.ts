/** How a series looks, in any theme: its colour, its dash and its markers, which differ besides the colour. */
export type SeriesLook = 'planned' | 'realized' | 'actual' | 'forecast' | 'reported' | 'other'

/** A row of values over the places of a chart; `null` where it has none. */
export type FigureSeries = {
  key: string
  name: string
  look: SeriesLook
  /** A curve, steps of it, or bars side by side. */
  mark: 'line' | 'bar'
  values: readonly (number | null)[]
}

/** A chart of measures in one description, whoever draws it. Texts are in the reader's language. */
export type FigureOf = {
  title: string
  /** What it shows, as one would say it: the label of the figure. */
  conclusion: string
  /** Days (`YYYY-MM-DD`), months (`YYYY-MM`) or words, in their order. */
  places: readonly string[]
  placesAre: 'days' | 'months' | 'words'
  /** The header of the places in the table beside it, and in files. */
  placesName: string
  series: readonly FigureSeries[]
  /** The unit of all values, as an axis says it. */
  unitName: string
  /** A value as it is read and spoken. */
  show: (value: number) => string
  /** A value on the axis, in few characters. */
  showShort: (value: number) => string
  /** A value in files; cents and plain numbers are told apart there. */
  valuesAre: 'cents' | 'numbers'
  /** Places that are marked, such as the status day. */
  marks?: readonly { at: string; name: string }[]
  /** What stands below it in files and print, such as its hash. */
  notes?: readonly string[]
}

/** What is opened by a press or Enter at a value. */
export type OpenValue = (seriesKey: string, index: number) => void
