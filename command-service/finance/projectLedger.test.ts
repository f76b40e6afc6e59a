import type { EntryFields } from '@prumo/contracts/finance/entry'
import type { LedgerEvent } from '@prumo/contracts/finance/ledger'
import { splitCents } from '@prumo/contracts/finance/splitCents'
import { decide, fold } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ann, at, givenOf } from '../../test/given/given'
import { idOf, ledgerFields } from '../../test/given/ledgerFields'
import type { Later } from '../rules/later'
import type { Entry, Ledger, LedgerWork, Lookups } from './ledgerState'
import { projectLedger } from './projectLedger'

const projectId = idOf(0, 1)
const bia = { ...ann, userId: idOf(0, 2) }
const project = {
  projectId,
  organizationId: ann.organizationId,
  ownerId: ann.userId,
  roles: { [bia.userId]: ['team'] },
}
const by = { actor: ann, at, project: project as never }
const given = givenOf(projectLedger, by)
const [cement, rent] = [idOf(1, 1), idOf(1, 2)]
const supplier = idOf(4, 1)
const [dig, pour, gone] = [idOf(2, 1), idOf(2, 2), idOf(2, 3)]
const lookups: Lookups = {
  isOrigin: (of, id) => of === 'tasks' && [dig, pour].includes(id),
  effortOf: () => null,
  isPartner: (id) => id === supplier,
}

const part = (index: number, dueOn: string, cents: number) => ({ installmentId: idOf(3, index), dueOn, cents })
const fields: EntryFields = {
  ...ledgerFields,
  plannedOn: '2026-11-30',
  plannedCents: 12_050,
  origin: { of: 'tasks', items: [{ id: dig, cents: 12_050, effortMinutes: null }] },
  installments: [part(1, '2026-12-10', 6025), part(2, '2027-01-10', 6025)],
}
const roots = { seriesId: null, refundOf: null }
const record = (changes: object = {}, entryId = cement): LedgerWork =>
  ({
    type: 'RecordEntry',
    data: { projectId, entryId, currency: 'BRL', lookups, ...fields, ...changes },
  }) as LedgerWork
const recorded = (changes: Partial<EntryFields> = {}, entryId = cement): LedgerEvent => ({
  type: 'EntryRecorded',
  data: { projectId, entryId, currency: 'BRL', ...fields, ...roots, ...changes },
})
const change = (changes: object, entryId = cement): LedgerWork =>
  ({ type: 'ChangeEntry', data: { projectId, entryId, lookups, ...changes } }) as LedgerWork
const changed = (changes: Partial<EntryFields>, before: Partial<EntryFields>): LedgerEvent => ({
  type: 'EntryChanged',
  data: { projectId, entryId: cement, ...changes, before },
})
const deleted: LedgerEvent = {
  type: 'EntryDeleted',
  data: { projectId, entryId: cement, before: { currency: 'BRL', ...fields, ...roots, cancelled: [] } },
}
const restored: LedgerEvent = {
  type: 'EntryRestored',
  data: { projectId, entryId: cement, installments: fields.installments, cancelled: [] },
}

describe('FIN-01 The customer or supplier of an entry', () => {
  it('is looked up where it is set, and stays where it has left the register since', () => {
    const former = idOf(4, 9)
    given(recorded({ partnerId: former }))
      .when(change({ title: 'Areia' }))
      .then(changed({ title: 'Areia' }, { title: 'Cimento' }))
    given(recorded())
      .when(change({ partnerId: former }))
      .thenRefused('entry.partnerUnknown')
    given(recorded())
      .when(change({ partnerId: supplier }))
      .then(changed({ partnerId: supplier }, { partnerId: null }))
  })
})

describe('FIN-01 An entry', () => {
  it('is recorded with all that is said of it, in the currency of its project, and once', () => {
    given().when(record()).then(recorded())
    given(recorded()).when(record()).thenNothing()
    given(recorded())
      .when(record({ title: 'Areia' }))
      .thenRefused('entry.idTaken')
    given(recorded(), deleted).when(record()).thenRefused('entry.idTaken')
  })

  it('is changed field by field, with what was there before', () => {
    given(recorded())
      .when(change({ title: 'Cimento CP-II', company: 'Loja 3', kind: 'outflow' }))
      .then(changed({ title: 'Cimento CP-II', company: 'Loja 3' }, { title: 'Cimento', company: null }))
    given(recorded())
      .when(change({ title: 'Cimento' }))
      .thenNothing()
    given()
      .when(change({ title: 'Cimento' }))
      .thenRefused('entry.unknown')
  })

  it('is not changed over what somebody else has put there meanwhile', () => {
    given(recorded(), changed({ title: 'Areia' }, { title: 'Cimento' }))
      .when(change({ title: 'Brita', seen: { title: 'Cimento' } }))
      .thenRefused('record.changedMeanwhile', { fields: ['title'] })
  })

  it('says all its installments wherever money moves', () => {
    given(recorded())
      .when(change({ kind: 'inflow' }))
      .then(
        changed(
          { kind: 'inflow', installments: fields.installments },
          { kind: 'outflow', installments: fields.installments },
        ),
      )
  })

  it('is deleted and comes back as it was', () => {
    given(recorded())
      .when({ type: 'DeleteEntry', data: { projectId, entryId: cement } })
      .then(deleted)
    given(recorded(), deleted)
      .when({ type: 'DeleteEntry', data: { projectId, entryId: cement } })
      .thenNothing()
    given(recorded(), deleted)
      .when({ type: 'RestoreEntry', data: { projectId, entryId: cement } })
      .then(restored)
    given(recorded())
      .when({ type: 'RestoreEntry', data: { projectId, entryId: cement } })
      .thenNothing()
    given()
      .when({ type: 'RestoreEntry', data: { projectId, entryId: cement } })
      .thenRefused('entry.unknown')
  })

  it('is refused once its ledger is full, and no sooner', () => {
    const ledger = fold(projectLedger, [{ ...recorded({}, rent), at }])
    // Folding as many events would take long.
    const entries = ledger.entries.withMutations((several) => {
      for (let index = 1; index < 50_000; index++) several.set(`${index}`, several.get(rent) as Entry)
    })
    const recording = (among: Ledger['entries']) => () =>
      decide(projectLedger, record(), { ...ledger, entries: among }, by)
    expect(recording(entries)).toThrow(expect.objectContaining({ code: 'ledger.full', details: { most: 50_000 } }))
    expect(recording(entries.delete('1'))()).toEqual([recorded()])
  })

  it('FIN-14 has the currency of the others in its ledger', () => {
    given(recorded())
      .when(record({ currency: 'USD' }, rent))
      .thenRefused('entry.otherCurrency', { currency: 'BRL' })
  })
})

describe('FIN-08 Installments', () => {
  it('are the planned amount, to the cent', () => {
    given()
      .when(record({ plannedCents: 12_051 }))
      .thenRefused('entry.installmentsUnequal', { plannedCents: 12_051, installmentsCents: 12_050 })
    given(recorded())
      .when(change({ plannedCents: 12_000 }))
      .thenRefused('entry.installmentsUnequal', { plannedCents: 12_000, installmentsCents: 12_050 })
    const installments = [part(1, '2026-12-10', 12_000)]
    given(recorded({ origin: null }))
      .when(change({ plannedCents: 12_000, installments }))
      .then(
        changed({ plannedCents: 12_000, installments }, { plannedCents: 12_050, installments: fields.installments }),
      )
  })

  it('have each an id of their own', () => {
    const installments = [part(1, '2026-12-10', 6025), part(1, '2027-01-10', 6025)]
    given().when(record({ installments })).thenRefused('entry.installmentRepeated')
  })
})

describe('FIN-03 What an entry is for', () => {
  type Item = { id: string; cents: number; effortMinutes: number | null }
  const forTasks = (...items: Item[]) => ({ origin: { of: 'tasks' as const, items } })

  it('is tasks or delivery groups that are there, each once', () => {
    given()
      .when(record(forTasks({ id: gone, cents: 1, effortMinutes: null })))
      .thenRefused('entry.originGone', { ids: [gone] })
    given()
      .when(record({ origin: { of: 'deliveryGroups', items: [{ id: dig, cents: 1, effortMinutes: null }] } }))
      .thenRefused('entry.originGone', { ids: [dig] })
    given()
      .when(record(forTasks({ id: dig, cents: 1, effortMinutes: null }, { id: dig, cents: 2, effortMinutes: null })))
      .thenRefused('entry.originRepeated')
  })

  it('takes parts that add up to less or more, but none that is more than all of it', () => {
    const both = forTasks(
      { id: dig, cents: 12_050, effortMinutes: null },
      { id: pour, cents: 1000, effortMinutes: null },
    )
    given().when(record(both)).then(recorded(both))
    given()
      .when(record(forTasks({ id: dig, cents: 12_051, effortMinutes: null })))
      .thenRefused('entry.originTooLarge')
  })

  describe('keeps what each item is estimated at', () => {
    const estimated = (minutes: Record<string, number>): Lookups => ({
      ...lookups,
      effortOf: (_, id) => minutes[id] ?? null,
    })
    const linked = (...items: [string, number][]) => ({
      origin: { of: 'tasks' as const, items: items.map(([id, cents]) => ({ id, cents })) },
    })
    const kept = forTasks({ id: dig, cents: 50, effortMinutes: 90 }, { id: pour, cents: 40, effortMinutes: null })

    it('FIN-03 on the day on which it is linked, where that is known', () => {
      given()
        .when(record({ ...linked([dig, 50], [pour, 40]), lookups: estimated({ [dig]: 90 }) }))
        .then(recorded(kept))
      // Once it is recorded, the same again changes nothing.
      given(recorded(kept))
        .when(record({ ...linked([dig, 50], [pour, 40]), lookups: estimated({ [dig]: 600, [pour]: 30 }) }))
        .then()
    })

    it('FIN-03 also when its part changes later, and takes that of another day for what is linked then', () => {
      const later = forTasks({ id: dig, cents: 70, effortMinutes: 90 })
      given(recorded(kept))
        .when(change({ ...linked([dig, 70]), lookups: estimated({ [dig]: 600 }) }))
        .then(changed(later, kept))
      const both = forTasks({ id: dig, cents: 70, effortMinutes: 90 }, { id: pour, cents: 40, effortMinutes: 30 })
      given(recorded(later))
        .when(change({ ...linked([dig, 70], [pour, 40]), lookups: estimated({ [dig]: 600, [pour]: 30 }) }))
        .then(changed(both, later))
    })

    it('FIN-03 until its part is made of the effort again, even where the part stays', () => {
      const anew = forTasks({ id: dig, cents: 50, effortMinutes: 600 }, { id: pour, cents: 40, effortMinutes: 480 })
      const recalculate = change({
        ...linked([dig, 50], [pour, 40]),
        recalculated: true,
        lookups: estimated({ [dig]: 600, [pour]: 480 }),
      })
      given(recorded(kept)).when(recalculate).then(changed(anew, kept))
      given(recorded(anew)).when(recalculate).then()
    })

    it('FIN-03 which nobody needs to have seen who changes a part', () => {
      const lookups = estimated({ [dig]: 600, [pour]: 600 })
      const seen = linked([dig, 50], [pour, 40])
      given(recorded(kept))
        .when(change({ ...linked([dig, 70]), lookups, seen }))
        .then(changed(forTasks({ id: dig, cents: 70, effortMinutes: 90 }), kept))
      given(recorded(kept))
        .when(change({ ...linked([dig, 70]), lookups, seen: linked([dig, 50]) }))
        .thenRefused('record.changedMeanwhile', { fields: ['origin'] })
    })

    it('FIN-03 and has it again when the change is taken back, whatever it is estimated at by then', () => {
      const done = changed(forTasks({ id: pour, cents: 90, effortMinutes: 30 }), kept)
      given(recorded(kept), done)
        .when({
          type: 'UndoLedgerAction',
          data: {
            projectId,
            action: { events: [done], since: [] },
            lookups: estimated({ [dig]: 600, [pour]: 600 }),
            reason: null,
          },
        })
        .then(changed(kept, forTasks({ id: pour, cents: 90, effortMinutes: 30 })))
    })
  })

  it('FIN-04 has to be replaced, where it was deleted, before the entry is saved', () => {
    given(recorded({ ...forTasks({ id: gone, cents: 1, effortMinutes: null }) }))
      .when(change({ title: 'Areia' }))
      .thenRefused('entry.originGone', { ids: [gone] })
  })
})

describe('Undo in a ledger', () => {
  const undo = (events: LedgerEvent[], since: Later[] = []) =>
    ({ type: 'UndoLedgerAction', data: { projectId, action: { events, since }, lookups, reason: null } }) as const
  const byBia = (...events: LedgerEvent[]): Later[] =>
    events.map(({ type, data }) => ({ type, data, userId: bia.userId, name: 'Bia Sá', at }))
  const sand = changed({ title: 'Areia' }, { title: 'Cimento' })
  const gravel = changed({ title: 'Brita' }, { title: 'Areia' })

  it('FIN-01 takes a recording, a change and a deletion back', () => {
    given(recorded())
      .when(undo([recorded()]))
      .then(deleted)
    given(recorded(), sand)
      .when(undo([sand]))
      .then(changed({ title: 'Cimento' }, { title: 'Areia' }))
    given(recorded(), deleted)
      .when(undo([deleted]))
      .then(restored)
    given(recorded(), deleted, restored)
      .when(undo([restored]))
      .then(deleted)
  })

  it('FIN-01 leaves what somebody else has changed since, and says who did', () => {
    given(recorded(), sand, gravel)
      .when(undo([sand], byBia(gravel)))
      .thenRefused('undo.changedSince', {
        userId: bia.userId,
        name: 'Bia Sá',
        at,
        fields: ['title'],
      })
    given(recorded(), sand)
      .when(undo([recorded()], byBia(sand)))
      .thenRefused('undo.changedSince', {
        userId: bia.userId,
        name: 'Bia Sá',
        at,
        fields: ['title'],
      })
  })
})

describe('FIN-14 A ledger after any commands', () => {
  const installments = fc
    .tuple(fc.integer({ min: 12, max: 9_999_999_999 }), fc.integer({ min: 1, max: 12 }))
    .map(([cents, count]) => ({
      plannedCents: cents,
      installments: splitCents(cents, Array(count).fill(1)).map((each, index) => part(index, '2026-12-10', each)),
      origin: null,
    }))
  const command = fc.oneof(
    installments.map((amounts) => record({ ...amounts }, cement)),
    installments.map((amounts) => record({ ...amounts }, rent)),
    installments.map((amounts) => change(amounts)),
    fc.integer({ min: 1, max: 99_999 }).map((plannedCents) => change({ plannedCents })),
    fc.constantFrom('inflow', 'outflow').map((kind) => change({ kind })),
    fc
      .constantFrom<LedgerWork['type']>('DeleteEntry', 'RestoreEntry')
      .map((type) => ({ type, data: { projectId, entryId: cement } }) as LedgerWork),
  )

  it('has installments that are the planned amount of each entry', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
        let state = projectLedger.initial
        for (const sent of commands) {
          try {
            const events = decide(projectLedger, sent, state, by)
            state = fold(
              projectLedger,
              events.map((event) => ({ ...event, at })),
              state,
            )
          } catch (error) {
            if (!(error instanceof Refused)) throw error
          }
          for (const entry of [...state.entries.values(), ...state.deleted.values()])
            expect(entry.installments.reduce((sum, { cents }) => sum + cents, 0)).toBe(entry.plannedCents)
        }
      }),
    )
  })
})
