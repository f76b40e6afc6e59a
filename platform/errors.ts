import type { Problem, Refusal } from '@prumo/contracts/index'

type Details = Record<string, unknown>

/** A rule said no. Nothing was stored. */
export class Refused extends Error {
  constructor(
    readonly code: Refusal,
    readonly details: Details = {},
  ) {
    super(code)
    this.name = 'Refused'
  }
}

/** A request that ends with this status, code and details. Statuses are given here and in `http/problems.ts`, nowhere else. */
export class HttpProblem extends Error {
  constructor(
    readonly status: number,
    readonly code: Problem,
    readonly details: Details = {},
  ) {
    super(code)
    this.name = 'HttpProblem'
  }
}

export type InvalidField = { path: string; code: string }

/** The input was understood as JSON, but some fields are not what they must be. */
export class Invalid extends Error {
  constructor(readonly fields: readonly InvalidField[]) {
    super('fields.invalid')
    this.name = 'Invalid'
  }
}
