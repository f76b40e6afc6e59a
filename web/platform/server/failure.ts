/** Why a request did not do what was asked: a stable code, what it concerns, and the fields at fault. */
export class Failure extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    readonly details: Record<string, unknown> = {},
    readonly fields: readonly { path: string; code: string }[] = [],
    readonly requestId = '',
  ) {
    super(code)
    this.name = 'Failure'
  }
}
