import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesIn, fieldChanges } from './fieldChanges'

const changes = fieldChanges({ title: 'Renamed', startOn: 'Rescheduled', endOn: 'Rescheduled', tags: 'Tagged' })
const before = { title: 'Obra', startOn: '2026-03-02', endOn: '2026-03-06', tags: ['a'] }
const ids = { taskId: 't' }

describe('Changes of fields that have events of their own', () => {
  it('changes are one event for each group of fields, in the order of the fields', () =>
    expect(changes.eventsOf(ids, before, { tags: [], endOn: '2026-03-09', title: 'Ponte' })).toEqual([
      { type: 'Renamed', data: { taskId: 't', title: 'Ponte', before: { title: 'Obra' } } },
      {
        type: 'Rescheduled',
        data: {
          taskId: 't',
          startOn: '2026-03-02',
          endOn: '2026-03-09',
          before: { startOn: '2026-03-02', endOn: '2026-03-06' },
        },
      },
      { type: 'Tagged', data: { taskId: 't', tags: [], before: { tags: ['a'] } } },
    ]))

  it('equal values are no change, however they are made', () =>
    expect(changes.eventsOf(ids, before, { tags: ['a'], title: 'Obra' })).toEqual([]))

  it('each event has exactly one fold', () => {
    const fold = () => 'folded'
    expect(changes.foldsBy(fold)).toEqual({ Renamed: fold, Rescheduled: fold, Tagged: fold })
  })

  it('folded changes give the wanted values, and undone ones the values before', () => {
    const value = fc.constantFrom('a', 'b', 'c')
    const whole = fc.record({ title: value, startOn: value, endOn: value, tags: value })
    const wanted = fc.record({ title: value, startOn: value, endOn: value, tags: value }, { requiredKeys: [] })
    fc.assert(
      fc.property(whole, wanted, (thing, change) => {
        const events = changes.eventsOf<{ type: string; data: { before: object } }>({}, thing, change)
        const now = Object.assign({}, thing, ...events.map(({ data: { before: _, ...fields } }) => fields))
        expect(now).toEqual({ ...thing, ...change })
        expect(Object.assign({}, now, ...events.map(({ data }) => data.before))).toEqual(thing)
      }),
    )
  })
})

describe('Changes that are one event', () => {
  it('a change in one event names what changes, with the values before', () =>
    expect(changesIn(before, { title: 'Ponte', tags: ['a'] })).toEqual({ title: 'Ponte', before: { title: 'Obra' } }))

  it('equal values make no event', () => expect(changesIn(before, { tags: ['a'] })).toBeUndefined())
})
