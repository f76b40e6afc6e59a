import type { EventLog } from '@prumo/platform/eventLog/eventLog'
import { expect, it } from 'vitest'
import { checkNights } from './checkNights'
import type { ReadEvent } from './readEvent'

const projectId = '11111111-1111-4111-8111-111111111111'
type Row = [type: string, at: string, data: object]

const nothing = { plannedTotalAmount: 0 }
const created: Row = ['ProjectCreated', '2026-03-10T12:00:00Z', { projectId }]
const night = (statusOn: string, overdueTaskCount: number, at = `${statusOn}T23:59:00Z`): Row => [
  'ProjectFiguresTaken',
  at,
  {
    projectId,
    statusOn,
    unit: null,
    work: { taskCount: 0, overdueTaskCount },
    money: { inflow: nothing, outflow: nothing },
  },
]

const organizationId = '22222222-2222-4222-8222-222222222222'
const recordedOf = ([type, at, data]: Row) => ({
  type,
  at,
  stream: 'plan',
  metadata: '{}',
  projectId,
  organizationId,
  data: JSON.stringify(data),
})

/** What the check finds in a log of these events, with these in the plan and the ledger of the project. */
async function foundWith({ plan = [], ledger = [] }: { plan?: Row[]; ledger?: Row[] }, ...rows: Row[]) {
  const streams = new Map([
    [`plan-${projectId}`, plan],
    [`ledger-${projectId}`, ledger],
  ])
  const read = async (stream: string) => (streams.get(stream) ?? []).map(recordedOf)
  const check = checkNights({ read } as unknown as EventLog)
  for (const row of rows) check.take({ recorded: recordedOf(row), data: row[2] } as unknown as ReadEvent)
  await check.end()
  return check.violations.named().map((line) => line.replace(`${projectId}: the night of `, ''))
}
const found = (...rows: Row[]) => foundWith({}, ...rows)

it('POR-04 the check of nights finds nothing where each is over, later than the one before, and says something else', async () =>
  expect(await found(created, night('2026-03-10', 1), night('2026-03-12', 2), night('2026-03-13', 1))).toEqual([]))

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
] as [string, Row[], string][])('POR-04 the check of nights finds one %s', async (_, rows, line) =>
  expect(await found(...rows)).toEqual([line]),
)

const task = (type: string, at: string, taskId: string): Row => [type, at, { taskId }]
const entry = {
  entryId: 'entry',
  kind: 'outflow',
  realizedCents: null,
  installments: [
    { installmentId: 'first', cents: 100_00 },
    { installmentId: 'second', cents: 50_00 },
  ],
}
const cancelled = { entryId: 'entry', installments: [{ installmentId: 'second' }] }
const last: Row = [
  'ProjectFiguresTaken',
  '2026-03-13T03:01:00Z',
  {
    projectId,
    statusOn: '2026-03-12',
    unit: null,
    work: { taskCount: 1 },
    money: { inflow: nothing, outflow: { plannedTotalAmount: 100_00 } },
  },
]
/** What there was at midnight in Brasília, and what came after it. */
const plan = [
  task('TaskAdded', '2026-03-12T12:00:00Z', 'dig'),
  task('TaskAdded', '2026-03-12T12:00:00Z', 'pour'),
  task('TaskDeleted', '2026-03-13T02:59:59.123456Z', 'pour'),
  task('TaskAdded', '2026-03-13T03:00:00Z', 'cure'),
]
const ledger: Row[] = [
  ['EntryRecorded', '2026-03-12T12:00:00Z', entry],
  ['InstallmentsCancelled', '2026-03-12T13:00:00Z', cancelled],
  ['EntryDeleted', '2026-03-13T12:00:00Z', { entryId: 'entry' }],
]

it('POR-04 the check of nights counts tasks and installments again, as they were at midnight', async () => {
  expect(await foundWith({ plan, ledger }, created, last)).toEqual([])
  expect(await foundWith({ plan: plan.slice(0, 2), ledger: ledger.slice(0, 1) }, created, last)).toEqual([
    '2026-03-12 has 1 taskCount, and its events come to 2',
    '2026-03-12 has 10000 plannedTotalAmount.outflow, and its events come to 15000',
  ])
})

it('POR-04 the check of nights reads midnight in the zone of the organization, and leaves days that ended twice', async () => {
  const zoneSet = (at: string): Row => ['TimeZoneSet', at, { timeZone: 'America/Noronha' }]
  expect(await foundWith({ plan, ledger }, zoneSet('2026-01-01T12:00:00Z'), created, last)).toEqual([
    '2026-03-12 has 1 taskCount, and its events come to 2',
  ])
  expect(await foundWith({ plan, ledger }, zoneSet('2026-03-12T12:00:00Z'), created, last)).toEqual([])
})
