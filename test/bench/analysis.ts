import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { anEntry } from '../given/anEntry'
import { alternate } from './alternate'
import { aTask, type Founder, founderAt } from './founder'
import { httpRequest } from './httpRequest'
import { atMost, type Measurement, shown } from './measurement'
import { startPrumoHere } from './prumoHere'
import { run } from './server'

const [projectCount, tasksEach, entriesEach, rounds] = [1000, 50, 100, 15]
const [analysisMs, nightSeconds] = [300, 60]
const ofWork = [
  'taskCount',
  'overdueTaskCount',
  'taskProgress',
  'plannedValue',
  'earnedValue',
  'schedulePerformanceIndex',
]
const ofMoney = ['plannedTotalAmount', 'realizedAmount', 'openAmount', 'overdueAmount', 'deviation', 'paidAmount']
/** All that a dashboard asks across projects. */
const ofDashboard = ['dashboard', 'dashboardToday', 'dashboardMonths', 'projectHealth'] as const
const columns = [...ofWork, ...ofMoney.map((name) => `${name}.outflow`)]

/** The analysis of 1,000 projects with 50,000 tasks and 100,000 entries, and the night in which all are reckoned. */
export const analysis: Measurement = async ({ database, say }) => {
  const url = await database()
  const prumo = await startPrumoHere(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const founder = await founderAt(prumo.url)
    say(`filling ${projectCount} projects`)
    const { projectId } = await aProjectOf(founder)
    await run(url, copies(projectId), 'vacuum analyze')
    const headers = { Cookie: founder.cookie, 'Accept-Encoding': 'gzip' }
    const timed = (path: string) => async () => {
      const began = performance.now()
      await httpRequest('GET', `${prumo.url}${path}`, headers)
      return performance.now() - began
    }
    say('reckoning all of them')
    const began = performance.now()
    await founder.act('ChangeProjectDetails', { projectId, description: 'Anoitece' })
    const board = await boardWhile(timed(`/rest/queries/board?projectId=${projectId}`), () => isReckoned(client))
    const night = (performance.now() - began) / 1000
    say('asking')
    const address = `/rest/queries/projectAnalysis?${columns.map((name) => `columns=${name}`).join('&')}`
    const { of } = await alternate(rounds, {
      analysis: timed(address),
      projects: timed('/rest/queries/projects?scope=all'),
      dashboard: timed('/rest/queries/dashboard'),
      dashboardToday: timed('/rest/queries/dashboardToday'),
      dashboardMonths: timed('/rest/queries/dashboardMonths'),
      projectHealth: timed('/rest/queries/projectHealth'),
    })
    const alone = await boardWhile(timed(`/rest/queries/board?projectId=${projectId}`), async () => false, 200)
    return [
      atMost(analysisMs, {
        name: 'Analysis of 1,000 projects, 12 measures',
        value: of.analysis,
        unit: 'ms',
        note: 'median',
      }),
      ...ofDashboard.map((name) =>
        atMost(analysisMs, { name: `Dashboard of the same: ${name}`, value: of[name], unit: 'ms', note: 'median' }),
      ),
      shown({ name: 'The list of the same projects', value: of.projects, unit: 'ms' }),
      atMost(nightSeconds, {
        name: 'All figures of 1,000 projects',
        value: night,
        unit: 's',
        note: '50,000 tasks, 100,000 entries',
      }),
      atMost(2, {
        name: 'A board’s p99 meanwhile',
        value: p99(board) / p99(alone),
        unit: '×',
        note: `of ${p99(alone).toFixed(0)} ms`,
      }),
    ]
  } finally {
    await client.end()
    await prumo.stop()
  }
}

const p99 = (times: readonly number[]) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN

/** Reads a board again and again until it is over, at most so often. */
async function boardWhile(
  read: () => Promise<number>,
  isOver: () => Promise<boolean>,
  most = 20_000,
): Promise<number[]> {
  const times: number[] = []
  while (times.length < most && !(times.length % 20 === 0 && (await isOver()))) times.push(await read())
  return times
}

async function isReckoned(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from platform.project_figures')
  return Number(rows[0]?.count) > projectCount
}

/** One project, as people make it. */
async function aProjectOf(founder: Founder) {
  const { projectId, stepIds } = await founder.project()
  const taskIds: string[] = []
  for (let index = 0; index < tasksEach; index++) {
    const task = aTask(projectId, stepIds[0])
    const ofBaseline = { baselineStartOn: task.startOn, baselineEndOn: task.endOn, estimatedMinutes: 480 }
    await founder.act('AddTask', { ...task, ...ofBaseline })
    await founder.act('ChangeTask', { projectId, taskId: task.taskId, progress: (index * 10) % 100 })
    taskIds.push(task.taskId)
  }
  for (let index = 0; index < entriesEach; index++) {
    const entry = anEntry(taskIds[index % tasksEach] ?? '', 100_00 + index)
    await founder.act('RecordEntry', { projectId, entryId: randomUUID(), ...entry })
  }
  await founder.ask('ledgerTotals', { projectId })
  return { projectId }
}

/** Copies of all that the read models have of a project, under ids of their own. */
const copies = (projectId: string) => `do $$
declare served record; columns text; copied text;
begin
  for served in
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'project_id'
    where c.relnamespace = 'read'::regnamespace and c.relkind = 'r' and c.relname ~ '_v[0-9]+$'
  loop
    select string_agg(quote_ident(attname), ', ' order by attnum), string_agg(case attname
        when 'project_id' then 'md5(''copy'' || n)::uuid'
        when 'scope_id' then 'case when scope_id = project_id then md5(''copy'' || n)::uuid else scope_id end'
        else quote_ident(attname) end, ', ' order by attnum) into columns, copied
    from pg_attribute where attrelid = ('read.' || served.name)::regclass and attnum > 0 and not attisdropped;
    execute format('insert into read.%I (%s) select %s from read.%I, generate_series(1, ${projectCount}) n where project_id = ''${projectId}'' on conflict do nothing',
      served.name, columns, copied, served.name);
  end loop;
end $$`
