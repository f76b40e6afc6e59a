import type { Need } from '@prumo/contracts/access'
import type { ProofOfIdentity } from '@prumo/contracts/audit/denials'
import type { Problem, Refusal } from '@prumo/contracts/index'

type Details = Record<string, unknown>

/** What the record of a denial says besides who asked for what; nobody is answered any of it. */
export type Denied = {
  /** What it took, where that is not what the command or query itself takes. */
  need?: Need
  /** What did not prove who somebody is, where the code does not say it. */
  proof?: ProofOfIdentity
  /** Whose account was aimed at, with or without a session of one's own; `null` where it is nobody's. */
  account?: { userId: string; organizationId: string } | null
}

/** The position of the last event that the decision rests on, where it rests on some. */
type DecidedAt = number | undefined

/** A rule said no. Nothing was stored. */
export class Refused extends Error {
  position: DecidedAt

  constructor(
    readonly code: Refusal,
    readonly details: Details = {},
    readonly denied: Denied = {},
  ) {
    super(code)
    this.name = 'Refused'
  }
}

/** A request that ends with this status and code. Only this file and `http/problems.ts` give statuses. */
export class HttpProblem extends Error {
  position: DecidedAt

  constructor(
    readonly status: number,
    readonly code: Problem,
    readonly details: Details = {},
    readonly denied: Denied = {},
  ) {
    super(code)
    this.name = 'HttpProblem'
  }
}

export type InvalidField = { path: string; code: string }

/** The input was understood as JSON, but some fields are not what they must be: these, and so many `more`. */
export class Invalid extends Error {
  constructor(
    readonly fields: readonly InvalidField[],
    readonly more = 0,
  ) {
    super('fields.invalid')
    this.name = 'Invalid'
  }
}
