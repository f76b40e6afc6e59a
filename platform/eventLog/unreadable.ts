/** What nobody can read in the log: no JSON, of no known shape, or sealed for another event. See `cause`. */
export class Unreadable extends Error {
  constructor(cause: unknown) {
    super(`an event cannot be read: ${String(cause)}`, { cause })
    this.name = 'Unreadable'
  }
}
