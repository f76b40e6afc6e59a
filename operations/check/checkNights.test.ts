import { expect, it } from 'vitest'
import { checkNights } from './checkNights'
import type { ReadEvent } from './readEvent'

const projectId = '11111111-1111-4111-8111-111111111111'
type Row = [type: string, at: string, data: object]

const created: Row = ['ProjectCreated', '2026-03-10T12:00:00Z', { projectId }]
const night = (statusOn: string, overdueTaskCount: number, at = `${statusOn}T23:59:00Z`): Row => [
  'ProjectFiguresTaken',
  at,
  { projectId, statusOn, unit: null, work: { overdueTaskCount }, money: { inflow: {}, outflow: {} } },
]

/** What the check finds in a log of these events. */
function found(...rows: Row[]) {
  const check = checkNights()
  for (const [type, at, data] of rows) check.take({ recorded: { type, at, projectId }, data } as unknown as ReadEvent)
  return check.violations.named().map((line) => line.replace(`${projectId}: the night of `, ''))
}

it('POR-04 the check of nights finds nothing where each is over, later than the one before, and says something else', () =>
  expect(found(created, night('2026-03-10', 1), night('2026-03-12', 2), night('2026-03-13', 1))).toEqual([]))

it.each([
  ['of no project', [night('2026-03-10', 1)], '2026-03-10 is of no project'],
  [
    'before its project',
    [created, night('2026-03-08', 1)],
    '2026-03-08 is before 2026-03-10, when the project was created',
  ],
  [
    'of a day that is not over',
    [created, night('2026-03-12', 1, '2026-03-11T12:00:00Z')],
    '2026-03-12 was taken at 2026-03-11T12:00:00Z, before it was over',
  ],
  [
    'of a day that was before',
    [created, night('2026-03-12', 1), night('2026-03-11', 2)],
    '2026-03-11 comes after that of 2026-03-12',
  ],
  [
    'that says nothing new',
    [created, night('2026-03-11', 1), night('2026-03-12', 1)],
    '2026-03-12 says what that of 2026-03-11 says',
  ],
] as [string, Row[], string][])('POR-04 the check of nights finds one %s', (_, rows, line) =>
  expect(found(...rows)).toEqual([line]),
)
