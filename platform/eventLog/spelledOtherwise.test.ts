import { randomUUID } from 'node:crypto'
import type { EventType } from '@prumo/contracts/index'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from '../values/canonicalJson'
import type { RecordedEvent } from './eventLog'
import { isSpelledOtherwise, isStreamOtherwise } from './spelledOtherwise'

const [lower, upper] = ['abcdef01-2345-4abc-8def-0123456789ab', 'ABCDEF01-2345-4ABC-8DEF-0123456789AB']
const metadata = (userId: string) => canonicalJson({ actor: { kind: 'user', sessionRef: 'x', userId }, commandId: 'c' })

const recorded = (type: EventType, data: object, changes: Partial<RecordedEvent> = {}): [RecordedEvent, object] => [
  {
    id: randomUUID(),
    type,
    stream: `project-${lower}`,
    revision: 0,
    position: 1,
    at: '2026-03-02T09:00:00Z',
    organizationId: lower,
    projectId: lower,
    data: canonicalJson(data),
    metadata: metadata(lower),
    ...changes,
  },
  data,
]
const favorite = { projectId: lower, userId: lower }

describe('An event', () => {
  it('is not marked where all its ids are in lower case', () =>
    expect(isSpelledOtherwise(...recorded('ProjectMarkedFavorite', favorite))).toBe(false))

  it.each<[string, [RecordedEvent, object]]>([
    ['in its data', recorded('ProjectMarkedFavorite', { ...favorite, userId: upper })],
    [
      'in a list',
      recorded('AccessProfileDeleted', { profileId: lower, returnedToFullAccess: [lower, upper], before: {} }),
    ],
    ['in what was before', recorded('ProjectTransferred', { ...favorite, ownerId: lower, before: { ownerId: upper } })],
    ['in a choice of shapes', recorded('HeadPublished', { size: 1, to: { kind: 'mail', userId: upper } })],
    ['in a table', recorded('ImportMappingSaved', { projectId: lower, mapping: { steps: { Fazer: upper } } })],
    ['in the name of its stream', recorded('ProjectMarkedFavorite', favorite, { stream: `project-${upper}` })],
    ['as its organization', recorded('ProjectMarkedFavorite', favorite, { organizationId: upper })],
    ['as its project', recorded('ProjectMarkedFavorite', favorite, { projectId: upper })],
    ['as who did it', recorded('ProjectMarkedFavorite', favorite, { metadata: metadata(upper) })],
  ])('with one in another spelling is found out by it: %s', (_, event) =>
    expect(isSpelledOtherwise(...event)).toBe(true),
  )

  it('may say anything in upper case where it is no id', () =>
    expect(isSpelledOtherwise(...recorded('ProjectDeleted', { projectId: lower, before: { pitch: upper } }))).toBe(
      false,
    ))

  it('of a type that is not of this version, or of another shape, is judged by the rest', () => {
    for (const data of [null, [], 'text', { projectId: { id: upper } }])
      expect(isSpelledOtherwise(...recorded('ProjectMarkedFavorite', data as never))).toBe(false)
    expect(isSpelledOtherwise(...recorded('NotYetThere' as EventType, { taskId: upper }))).toBe(false)
  })

  it('is found out whichever letter is another', () =>
    fc.assert(
      fc.property(fc.uuid(), fc.nat(), (id, place) => {
        const at = [...id].flatMap((letter, index) => (/[a-f]/.test(letter) ? [index] : []))
        fc.pre(at.length > 0)
        const index = at[place % at.length] ?? 0
        const spelt = id.slice(0, index) + id.charAt(index).toUpperCase() + id.slice(index + 1)
        expect(isSpelledOtherwise(...recorded('ProjectMarkedFavorite', { ...favorite, userId: spelt }))).toBe(true)
        expect(isSpelledOtherwise(...recorded('ProjectMarkedFavorite', { ...favorite, userId: id }))).toBe(false)
      }),
    ))
})

describe('A stream', () => {
  it('of a claim is named by its kind, which has capitals', () =>
    expect(isStreamOtherwise('claim-projectCode-0123abcd')).toBe(false))
  it('of anything else is named in lower case', () => {
    expect(isStreamOtherwise(`discussion-${lower}-task-${lower}`)).toBe(false)
    expect(isStreamOtherwise(`discussion-${lower}-task-${upper}`)).toBe(true)
  })
})
