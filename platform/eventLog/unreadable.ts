/**
 * What stands in the log and nobody can read: no JSON, of no shape that can be opened, or sealed for another event.
 * `cause` says which.
 */
export class Unreadable extends Error {
  constructor(cause: unknown) {
    super(`an event cannot be read: ${String(cause)}`, { cause })
    this.name = 'Unreadable'
  }
}
