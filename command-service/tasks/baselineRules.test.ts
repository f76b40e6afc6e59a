import type { PlanEvent } from '@prumo/contracts/tasks/plan'
import { fold } from '@prumo/platform/decider'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ann, at, givenOf } from '../../test/given/given'
import { revisionAtEndOf } from './baselineRules'
import { plan } from './plan'
import { planSnapshot } from './planSnapshot'

const projectId = '00000000-0000-4000-8000-000000000001'
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const [contract, amendment] = [idOf(31), idOf(32)]
const given = givenOf(plan, {
  actor: ann,
  at,
  project: { projectId, organizationId: ann.organizationId, ownerId: ann.userId, roles: {} },
})

const baseline = (baselineId: string, name: string, revision = 7, asOfOn = '2026-03-02') => ({
  projectId,
  baselineId,
  name,
  asOfOn,
  revision,
})
const save = (...of: Parameters<typeof baseline>) => ({ type: 'SaveBaseline' as const, data: baseline(...of) })
const saved = (...of: Parameters<typeof baseline>): PlanEvent => ({ type: 'BaselineSaved', data: baseline(...of) })
const remove = (baselineId: string) => ({ type: 'RemoveBaseline' as const, data: { projectId, baselineId } })
const removed = (...of: Parameters<typeof baseline>): PlanEvent => {
  const { baselineId, projectId: _, ...before } = baseline(...of)
  return { type: 'BaselineRemoved', data: { projectId, baselineId, before } }
}

describe('A baseline', () => {
  it('is a name for a revision of the plan', () =>
    given()
      .when(save(contract, 'Contrato', 7, '2026-03-01'))
      .then(saved(contract, 'Contrato', 7, '2026-03-01')))

  it('happens once, even where the plan has gone on meanwhile', () =>
    given(saved(contract, 'Contrato', 7))
      .when(save(contract, 'Contrato', 9))
      .thenNothing())

  it('keeps what it shows: nobody can save another under its id', () =>
    given(saved(contract, 'Contrato')).when(save(contract, 'Aditivo')).thenRefused('baseline.idTaken'))

  it('has a name that no other baseline of the plan has, whatever its case', () => {
    given(saved(contract, 'Contrato'))
      .when(save(amendment, ' CONTRATO '))
      .thenRefused('baseline.nameTaken', { baseline: 'CONTRATO' })
    given(saved(contract, 'Contrato'), removed(contract, 'Contrato'))
      .when(save(amendment, 'Contrato'))
      .then(saved(amendment, 'Contrato'))
  })

  it('is deleted with what it was, and once only', () => {
    given(saved(contract, 'Contrato', 4))
      .when(remove(contract))
      .then(removed(contract, 'Contrato', 4))
    given().when(remove(contract)).thenRefused('baseline.unknown')
  })

  it('is one of a thousand at most', () =>
    given(...Array.from({ length: 1000 }, (_, nth) => saved(idOf(100 + nth), `Semana ${nth}`)))
      .when(save(contract, 'Contrato'))
      .thenRefused('baseline.tooMany', { most: 1000 }))

  it('stands in a snapshot of the plan', () => {
    const state = fold(plan, [{ ...saved(contract, 'Contrato', 4), at }])
    const kept = JSON.parse(JSON.stringify(planSnapshot.write(state)))
    expect(planSnapshot.read(kept as never).baselines.toJS()).toEqual(state.baselines.toJS())
  })
})

describe('The revision at the end of a day', () => {
  const events = ['2026-03-02T12:00:00Z', '2026-03-04T02:59:59Z', '2026-03-04T03:00:00Z'].map((at, revision) => ({
    at,
    revision,
  }))
  const now = '2026-03-10T02:00:00Z'

  it('is that of the last event of the day, which ends in Brasília', () => {
    expect(revisionAtEndOf('2026-03-03', events, now, [])).toBe(1)
    expect(revisionAtEndOf('2026-03-02', events, now, [])).toBe(0)
    expect(revisionAtEndOf('2026-03-04', events, now, [])).toBe(2)
    expect(revisionAtEndOf('2026-03-09', events, now, [])).toBe(2)
  })

  it('is refused for a day that has not come in Brasília, and for one before the plan', () => {
    expect(() => revisionAtEndOf('2026-03-10', events, now, [])).toThrow(
      expect.objectContaining({ code: 'baseline.dayInFuture' }),
    )
    expect(() => revisionAtEndOf('2026-03-01', events, now, [])).toThrow(
      expect.objectContaining({ code: 'baseline.beforePlan', details: { firstOn: '2026-03-02' } }),
    )
  })

  it('ends where the organization was then, also once it is elsewhere', () => {
    const zones = [
      { since: '2026-03-01T00:00:00Z', timeZone: 'America/Noronha' },
      { since: '2026-03-06T00:00:00Z', timeZone: 'America/Rio_Branco' },
    ]
    expect(revisionAtEndOf('2026-03-03', events, now, zones)).toBe(0)
    expect(revisionAtEndOf('2026-03-04', events, now, zones)).toBe(2)
    expect(() => revisionAtEndOf('2026-03-10', events, now, zones)).toThrow(
      expect.objectContaining({ code: 'baseline.dayInFuture' }),
    )
  })

  it('is the one that a baseline saved at that evening would have had, whatever came later', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 40 * 24 }), { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 0, max: 40 }),
        (hours, evening) => {
          // Each event some hours after 1 January in Brasília, which is three hours behind UTC.
          const log = hours
            .sort((a, b) => a - b)
            .map((hour, revision) => ({ revision, at: new Date(Date.UTC(2026, 0, 1, 3 + hour)).toISOString() }))
          const midnight = new Date(Date.UTC(2026, 0, 2 + evening, 3)).toISOString()
          const then = log.filter(({ at }) => at < midnight)
          fc.pre(then.length > 0)
          const day = new Date(Date.UTC(2026, 0, 1 + evening)).toISOString().slice(0, 10)
          expect(revisionAtEndOf(day, log, '2027-01-01T12:00:00Z', [])).toBe(then.at(-1)?.revision)
        },
      ),
    ))
})
