import type { Feature } from './access'

/**
 * What a measure is counted in. `work` and `amount` are those of the curve that it is read from: minutes of effort,
 * working days or tasks; cents of the project's currency.
 */
export type MeasureUnit = 'work' | 'amount' | 'ratio' | 'percent' | 'workingDays' | 'day' | 'count' | 'score'

/** Where a formula stands: texts of `measureSource.*` say it in full. */
export type MeasureSource = 'pmiEvm' | 'lipkeEs' | 'house'

/** What opens below a figure: what it was reckoned from. */
type MeasureDrill = 'tasks' | 'entries' | 'cards' | 'inputs'

/** What a figure counts. Its name and its conclusion are texts of `measure.<name>`. */
export type Measure = {
  readonly name: string
  readonly unit: MeasureUnit
  /** In the symbols of the field, such as `SV = EV − PV`. */
  readonly formula: string
  readonly source: MeasureSource
  /** Who may see it: those who may see this. */
  readonly right: Feature
  /** Whether more of it is better; `null` where neither is. */
  readonly direction: 'more' | 'less' | null
  readonly drill: MeasureDrill
  /** The measures that its formula names. */
  readonly of?: readonly string[]
}

/** Declares what a figure counts, once for its table, its chart, its export and the answer to "why?". */
export const measure = <const Declared extends Measure>(declared: Declared): Declared => declared
