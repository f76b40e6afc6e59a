import { linkKinds } from '@prumo/contracts/schedule/link'
import { type Dependency, dependingAfter } from '@prumo/contracts/tasks/dependency'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { times } from '../../test/run/length'
import { linksSet } from './linksSet'

const [projectId, taskId] = ['p', 't']
const predecessors = ['a', 'b', 'c']
const someLinks = fc.uniqueArray(
  fc.record({
    predecessorId: fc.constantFrom(...predecessors),
    kind: fc.constantFrom(...linkKinds),
    lag: fc.integer({ min: -2, max: 2 }),
  }),
  { selector: ({ predecessorId, kind }) => `${predecessorId} ${kind}`, maxLength: 8 },
)
const after = (links: readonly Dependency[], events: ReturnType<typeof linksSet>) =>
  events.reduce((depending, { type, data }) => dependingAfter[type](depending, data as never), {
    predecessorIds: [...new Set(links.map(({ predecessorId }) => predecessorId))],
    dependencies: links,
  } as ReturnType<typeof dependingAfter.DependencyAdded>).dependencies
const sorted = (links: readonly Dependency[]) => links.map((link) => JSON.stringify(link)).sort()

it('GAN-06 a task depends on the named predecessors by exactly the links that were named, on others as before', () => {
  fc.assert(
    fc.property(someLinks, someLinks, (current, wanted) => {
      const isNamed = ({ predecessorId }: Dependency) => wanted.some((link) => link.predecessorId === predecessorId)
      const set = after(current, linksSet({ projectId, taskId }, current, wanted))
      expect(sorted(set)).toEqual(sorted([...wanted, ...current.filter((link) => !isNamed(link))]))
      expect(linksSet({ projectId, taskId }, set, wanted)).toEqual([])
    }),
    { numRuns: times(300, 5000) },
  )
})
