import type { RetentionEvent } from '@prumo/contracts/audit/retention'
import type { ProjectEvent } from '@prumo/contracts/projects/project'
import { fold } from '@prumo/platform/decider'
import { describe, expect, it } from 'vitest'
import { ann, givenOf } from '../../test/given/given'
import { project } from './project'
import { dueStep, type Retention, type RetentionCommand } from './retentionRules'

const projectId = '00000000-0000-4000-8000-000000000001'
const finished = (at = '2026-03-02T12:00:00Z'): Retention => ({ finishedAt: at, hold: null, announced: null })
/** Noon in Brasília. */
const on = (day: string) => `${day}T15:00:00Z`

describe('What is due of an action log', () => {
  it.each([
    ['2026-08-02', undefined],
    ['2026-08-03', { step: 'announce', daysBefore: 30, erasesOn: '2026-09-02' }],
    ['2026-08-25', { step: 'announce', daysBefore: 30, erasesOn: '2026-09-02' }],
    ['2026-08-26', { step: 'announce', daysBefore: 7, erasesOn: '2026-09-02' }],
    ['2026-09-01', { step: 'announce', daysBefore: 7, erasesOn: '2026-09-08' }],
    ['2027-01-01', { step: 'announce', daysBefore: 7, erasesOn: '2027-01-08' }],
  ])('PRJ-13 on %s, nobody warned yet: %j', (day, due) => expect(dueStep(finished(), { at: on(day) })).toEqual(due))

  it('PRJ-13 warnings are due thirty days before, and again seven', () => {
    const once: Retention = { ...finished(), announced: { daysBefore: 30, erasesOn: '2026-09-02' } }
    expect(dueStep(once, { at: on('2026-08-25') })).toBeUndefined()
    expect(dueStep(once, { at: on('2026-08-26') })).toEqual({ step: 'announce', daysBefore: 7, erasesOn: '2026-09-02' })
  })

  it('PRJ-13 an erasure is due on the day announced last, not before', () => {
    const twice: Retention = { ...finished(), announced: { daysBefore: 7, erasesOn: '2026-09-02' } }
    expect(dueStep(twice, { at: '2026-09-02T02:59:59Z' })).toBeUndefined()
    expect(dueStep(twice, { at: '2026-09-02T03:00:00Z' })).toEqual({ step: 'erase' })
  })

  it('PRJ-13 the day counts where the organization was when the project was finished, and comes where it is now', () => {
    // Half past midnight of 3 March in Noronha. Since then the organization is in Rio Branco.
    const zones = [
      { since: '2026-01-01T00:00:00Z', timeZone: 'America/Noronha' },
      { since: '2026-03-10T00:00:00Z', timeZone: 'America/Rio_Branco' },
    ]
    const late = finished('2026-03-03T02:30:00Z')
    const due = (at: string) => dueStep(late, { at, zones })
    expect(due('2026-08-04T04:59:59Z')).toBeUndefined()
    expect(due('2026-08-04T05:00:00Z')).toEqual({ step: 'announce', daysBefore: 30, erasesOn: '2026-09-03' })
  })

  it('PRJ-13 nothing is due under a legal hold, nor for a project that is not finished', () => {
    const held: Retention = { ...finished(), hold: { reason: 'Processo', placedAt: on('2026-03-03') } }
    expect(dueStep(held, { at: on('2030-01-01') })).toBeUndefined()
    expect(dueStep({ ...finished(), finishedAt: null }, { at: on('2030-01-01') })).toBeUndefined()
  })
})

type AnyEvent = ProjectEvent | RetentionEvent
const created: AnyEvent = {
  type: 'ProjectCreated',
  data: {
    projectId,
    organizationId: ann.organizationId,
    ownerId: ann.userId,
    pitch: 'Obra',
    internalCode: null,
    customerName: null,
    portfolioName: null,
    tags: [],
    currency: 'BRL',
    description: '',
    copiedFrom: null,
  },
}
const status = (now: 'active' | 'finished', before: 'active' | 'finished'): AnyEvent => ({
  type: 'ProjectStatusChanged',
  data: { projectId, status: now, before: { status: before } },
})
const rule = 'PRJ-13' as const
const held = (reason = 'Processo'): AnyEvent => ({ type: 'LegalHoldPlaced', data: { projectId, reason } })
const announced = (daysBefore: number, erasesOn: string): AnyEvent => ({
  type: 'ActionLogErasureAnnounced',
  data: { projectId, rule, daysBefore, erasesOn },
})
const what = { projectId, from: on('2026-03-01'), to: on('2026-03-02'), count: 3, head: null, exportedAt: null }
const erase: RetentionCommand = { type: 'EraseActionLog', data: what }
const announce: RetentionCommand = { type: 'AnnounceErasure', data: { projectId } }
/** The history is of 2026-03-02; the command is given at noon of this day. */
const given = (day: string, ...history: AnyEvent[]) => givenOf(project, { actor: ann, at: on(day) })(...history)

describe('The action log of a finished project', () => {
  const closed = [created, status('finished', 'active')]

  it('PRJ-13 an action log is erased once, after its announcement and on its day', () => {
    const warned = [...closed, announced(30, '2026-09-02'), announced(7, '2026-09-02')]
    given('2026-09-01', ...warned)
      .when(erase)
      .thenNothing()
    given('2026-09-02', ...warned)
      .when(erase)
      .then({ type: 'ActionLogErased', data: { ...what, rule } })
    given('2026-09-02', ...warned, { type: 'ActionLogErased', data: { ...what, rule } })
      .when(erase)
      .thenNothing()
    given('2026-09-02', ...closed)
      .when(erase)
      .thenNothing()
  })

  it('PRJ-13 the time begins anew when a project is reopened and finished once more', () => {
    const reopened = [...closed, announced(7, '2026-09-02'), status('active', 'finished')]
    given('2026-09-02', ...reopened)
      .when(erase)
      .thenNothing()
    given('2026-09-02', ...reopened, status('finished', 'active'))
      .when(erase)
      .thenNothing()
    const history = [
      ...reopened.map((event) => ({ ...event, at: on('2026-03-02') })),
      { ...status('finished', 'active'), at: on('2026-05-04') },
    ]
    const due = (day: string) => dueStep(fold(project, history)?.retention ?? finished(), { at: on(day) })
    expect(due('2026-10-04')).toBeUndefined()
    expect(due('2026-10-05')).toEqual({ step: 'announce', daysBefore: 30, erasesOn: '2026-11-04' })
  })

  it('PRJ-13 an action log is kept under a legal hold, and announced again once that is lifted', () => {
    const lifted: AnyEvent = {
      type: 'LegalHoldLifted',
      data: { projectId, reason: 'Fim', before: { reason: 'Processo', placedAt: on('2026-03-02') } },
    }
    given('2026-12-01', ...closed, announced(7, '2026-09-02'), held())
      .when(erase)
      .thenNothing()
    given('2026-12-01', ...closed, held())
      .when(announce)
      .thenNothing()
    given('2026-12-01', ...closed, announced(7, '2026-09-02'), held(), lifted)
      .when(erase)
      .thenNothing()
    given('2026-12-01', ...closed, held(), lifted)
      .when(announce)
      .then(announced(7, '2026-12-08'))
  })
})

describe('A legal hold', () => {
  const place = (reason: string): RetentionCommand => ({ type: 'PlaceLegalHold', data: { projectId, reason } })
  const lift: RetentionCommand = { type: 'LiftLegalHold', data: { projectId, reason: 'Fim' } }

  it('PRJ-13 a legal hold is placed once, for one reason', () => {
    given('2026-03-03', created).when(place('Processo')).then(held())
    given('2026-03-03', created, held()).when(place('Processo')).thenNothing()
    given('2026-03-03', created, held()).when(place('Outro')).thenRefused('retention.heldAlready')
  })

  it('PRJ-13 a lifted legal hold records its reason', () => {
    given('2026-03-03', created).when(lift).thenRefused('retention.notHeld')
    const placedAt = '2026-03-02T09:00:00.000000Z'
    const before = { reason: 'Processo', placedAt }
    given('2026-03-03', created, held())
      .when(lift)
      .then({
        type: 'LegalHoldLifted',
        data: { projectId, reason: 'Fim', before },
      })
    expect(fold(project, [{ ...created, at: placedAt }])?.retention.hold).toBeNull()
  })
})
