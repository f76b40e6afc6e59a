/** The time of each append, in microseconds: the clock's, or the latest seen where the clock is behind. */
export function clockOf(now: () => Date) {
  let latest = ''
  const see = (at: string) => {
    if (at > latest) latest = at
    return latest
  }
  return { next: () => see(now().toISOString().replace('Z', '000Z')), see }
}
