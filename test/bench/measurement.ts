/** A row of the table. `value` is `null` if it could not be measured. `note` says why, or how the value came about. */
export type Result = { name: string; value: number | null; unit: string; bar: string; holds: boolean; note?: string }

/** What a measurement is given: a Postgres of this run, and somewhere to say what it is doing. */
export type Bench = {
  /** A superuser's url of a new, empty database on the Postgres that all measurements of this run share. */
  database(): Promise<string>
  /** A new, empty folder that goes with the measurement. */
  folder(): Promise<string>
  say(text: string): void
}

export type Measurement = (bench: Bench) => Promise<Result[]>

type Measured = { name: string; value: number; unit: string; note?: string }

export const atLeast = (bar: number, { value, ...rest }: Measured): Result => ({
  ...rest,
  value: rounded(value),
  bar: `≥ ${bar}`,
  holds: value >= bar,
})

export const atMost = (bar: number, { value, ...rest }: Measured): Result => ({
  ...rest,
  value: rounded(value),
  bar: `≤ ${bar}`,
  holds: value <= bar,
})

/** A row that has no bar: it is there to be compared. */
export const shown = ({ value, ...rest }: Measured): Result => ({
  ...rest,
  value: rounded(value),
  bar: '',
  holds: true,
})

/** A row that could not be measured: it does not hold. */
export const unmeasured = (name: string, unit: string, bar: string, why: string): Result => ({
  name,
  value: null,
  unit,
  bar,
  holds: false,
  note: why,
})

const rounded = (value: number) => Number(value.toPrecision(3))
