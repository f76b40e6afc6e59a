/** The last millisecond before an instant: what it ended was still there. */
export const justBefore = (instant: string): string =>
  new Date(Math.ceil(Date.parse(`${instant.slice(0, 23)}Z`)) - 1).toISOString()
