import type { PlanLetter } from './planLetters'

/** The letters whose time is now, and when that of another one comes. What was slept over is not among them. */
export function lettersDue(letters: readonly PlanLetter[], at: string): { due: PlanLetter[]; next: string | null } {
  const now = Date.parse(at)
  const toCome = letters.map(({ from }) => from).filter((from) => Date.parse(from) > now)
  return {
    due: letters.filter(({ from, until }) => Date.parse(from) <= now && now < Date.parse(until)),
    next: toCome.sort()[0] ?? null,
  }
}
