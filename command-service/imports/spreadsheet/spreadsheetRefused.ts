import type { spreadsheetRefusals } from '@prumo/contracts/imports/spreadsheetRefusals'

export type SpreadsheetRefusal = (typeof spreadsheetRefusals)[number]

/** A file that cannot be read as a table, and why. */
export class SpreadsheetRefused extends Error {
  constructor(
    readonly reason: SpreadsheetRefusal,
    readonly details: Record<string, unknown> = {},
  ) {
    super(reason)
  }
}
