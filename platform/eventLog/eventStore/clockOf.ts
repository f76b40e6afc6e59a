/**
 * The time of each append, to the microsecond: that of the clock, or the latest that was seen where the clock is behind
 * it.
 */
export function clockOf(now: () => Date) {
  let latest = ''
  const see = (at: string) => {
    if (at > latest) latest = at
    return latest
  }
  return { next: () => see(now().toISOString().replace('Z', '000Z')), see }
}
