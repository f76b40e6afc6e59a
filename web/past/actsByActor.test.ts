import type { Act } from '@prumo/contracts/audit/queries'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { actsByActor } from './actsByActor'

const actors: Act['actor'][] = [
  { kind: 'user', userId: 'helena', name: 'Helena Prado' },
  { kind: 'user', userId: 'lucia', name: 'Lúcia Tavares' },
  { kind: 'user', userId: 'erased', name: null },
  { kind: 'visitor', userId: null, name: null },
  { kind: 'system', userId: null, name: null },
]
const act = fc.record({
  actor: fc.constantFrom(...actors),
  kind: fc.constantFrom('DocumentCreated', 'SignOffRequested', 'DocumentApproved'),
  firstAt: fc.constantFrom('2026-03-02T09:00:00Z', '2026-03-03T09:00:00Z'),
  lastAt: fc.constantFrom('2026-03-04T09:00:00Z', '2026-03-05T09:00:00Z'),
})

it('AUD-01 every act stands in the line of its own actor, within the time of that line, and no line has another', () =>
  fc.assert(
    fc.property(fc.array(act), (acts) => {
      const lines = actsByActor(acts)
      for (const { actor, kinds, firstAt, lastAt } of lines) {
        const ofActor = acts.filter((each) => each.actor === actor)
        expect(kinds).toEqual(ofActor.map(({ kind }) => kind))
        expect(firstAt).toBe(ofActor.map((each) => each.firstAt).sort()[0])
        expect(lastAt).toBe(
          ofActor
            .map((each) => each.lastAt)
            .sort()
            .at(-1),
        )
      }
      expect(lines.map(({ actor }) => actor)).toEqual([...new Set(acts.map(({ actor }) => actor))])
    }),
  ))
