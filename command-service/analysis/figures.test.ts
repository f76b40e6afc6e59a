import type { NightEvent } from '@prumo/contracts/analysis/nights'
import { describe, it } from 'vitest'
import { ann, at, givenOf } from '../../test/given/given'
import { figures } from './figures'

const projectId = '00000000-0000-4000-8000-0000000000e1'
const project = { projectId, organizationId: ann.organizationId, ownerId: ann.userId, roles: {} }
const given = givenOf(figures, { actor: { kind: 'visitor' }, at, project })

const night = (statusOn: string, overdueTaskCount: number): NightEvent['data'] => ({
  projectId,
  statusOn,
  unit: 'effort',
  plannedEndOn: '2026-08-31',
  work: { overdueTaskCount, schedulePerformanceIndex: null },
  money: { inflow: { openAmount: 0 }, outflow: { openAmount: 100_00 } },
  risks: { openThreatCount: 2, highestThreatScore: null },
})
const take = (statusOn: string, overdueTaskCount: number) =>
  ({ type: 'TakeFigures', data: night(statusOn, overdueTaskCount) }) as const
const taken = (statusOn: string, overdueTaskCount: number): NightEvent => ({
  type: 'ProjectFiguresTaken',
  data: night(statusOn, overdueTaskCount),
})

describe('The figures of a project at the end of its days', () => {
  it('POR-04 are taken the first time', () => given().when(take('2026-03-12', 1)).then(taken('2026-03-12', 1)))

  it('POR-04 are taken where anything but the day differs from the last ones', () =>
    given(taken('2026-03-10', 1)).when(take('2026-03-12', 2)).then(taken('2026-03-12', 2)))

  it('POR-04 are not taken where only the day differs', () =>
    given(taken('2026-03-10', 2), taken('2026-03-11', 1)).when(take('2026-03-12', 1)).thenNothing())

  it.each(['2026-03-12', '2026-03-11'])(
    'POR-04 are not taken of a day that is not after the last one: %s',
    (statusOn) => given(taken('2026-03-12', 1)).when(take(statusOn, 2)).thenNothing(),
  )

  it('POR-04 are not taken of a project that is gone', () =>
    givenOf(figures)().when(take('2026-03-12', 1)).thenNothing())
})
