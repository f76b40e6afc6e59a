import type { Act } from '@prumo/contracts/audit/queries'

type ActsOfActor = { actor: Act['actor']; kinds: string[]; firstAt: string; lastAt: string }

/** What each actor did, in the order in which they began. */
export function actsByActor(acts: readonly Act[]): ActsOfActor[] {
  const byActor = new Map<string, ActsOfActor>()
  for (const { actor, kind, firstAt, lastAt } of acts) {
    const key = actor.userId ?? actor.kind
    const before = byActor.get(key)
    byActor.set(key, {
      actor,
      kinds: [...(before?.kinds ?? []), kind],
      firstAt: earlier(before?.firstAt, firstAt),
      lastAt: later(before?.lastAt, lastAt),
    })
  }
  return [...byActor.values()]
}

const earlier = (a: string | undefined, b: string) => (a !== undefined && a < b ? a : b)
const later = (a: string | undefined, b: string) => (a !== undefined && a > b ? a : b)
