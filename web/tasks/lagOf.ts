import { longestLag } from '@prumo/contracts/tasks/dependency'

/** The working days that somebody wrote: `2`, `+2`, `-1` or `−1`. Nothing where it is no whole number, or too many. */
export function lagOf(written: string): number | undefined {
  const plain = written.trim().replace('−', '-')
  if (!/^[+-]?\d{1,4}$/.test(plain)) return undefined
  const lag = Number(plain)
  return Math.abs(lag) <= longestLag ? lag || 0 : undefined
}
