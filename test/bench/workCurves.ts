import { alternate } from './alternate'
import { aTask, type Founder, founderAt } from './founder'
import { httpRequest } from './httpRequest'
import { atMost, type Measurement, shown } from './measurement'
import { startPrumoHere } from './prumoHere'
import { run } from './server'

const [taskCount, versionsEach, atOnce, rounds] = [10_000, 5, 16, 15]
const [days, statusOn] = [730, '2026-06-30']
/** What a comparison of such a plan takes where a curve may take 250 ms now, and 500 ms as of a day. */
const comparisonMs = 65
const curve = 'S-curve of 10,000 tasks and 50,000 versions, as a comparison with a baseline'

/** The S-curve of work of 10,000 tasks with 50,000 versions over two years, against a comparison of the same plan. */
export const workCurves: Measurement = async ({ database, say }) => {
  const url = await database()
  const prumo = await startPrumoHere(url)
  try {
    const founder = await founderAt(prumo.url)
    const { projectId, baselineId } = await plannedProject(founder, url, say)
    const headers = { Cookie: founder.cookie, 'Accept-Encoding': 'gzip' }
    const ask =
      (name: string, more = '') =>
      async () => {
        const began = performance.now()
        await httpRequest('GET', `${prumo.url}/rest/queries/${name}?projectId=${projectId}&${more}`, headers)
        return performance.now() - began
      }
    const asOf = `asOf=${new Date().toISOString()}`
    say('asking, in turns')
    const { of, ratio } = await alternate(rounds, {
      now: ask('workCurve', `statusOn=${statusOn}&by=day`),
      asOf: ask('workCurve', `statusOn=${statusOn}&by=day&${asOf}`),
      tasks: ask('workCurveTasks', `statusOn=${statusOn}`),
      comparison: ask('baselineComparison', `baselineId=${baselineId}`),
    })
    const note = `of ${of.comparison.toFixed(0)} ms, medians in turns`
    return [
      atMost(250 / comparisonMs, { name: curve, value: ratio('now', 'comparison'), unit: '×', note }),
      atMost(500 / comparisonMs, {
        name: `${curve}, as of a day`,
        value: ratio('asOf', 'comparison'),
        unit: '×',
        note,
      }),
      shown({ name: 'The same now', value: of.now, unit: 'ms' }),
      shown({ name: 'The same as of a day', value: of.asOf, unit: 'ms' }),
      shown({ name: 'The first 50 tasks that it was reckoned from', value: of.tasks, unit: 'ms' }),
    ]
  } finally {
    await prumo.stop()
  }
}

/** A plan of 10,000 tasks over two years. */
async function plannedProject(founder: Founder, databaseUrl: string, say: (text: string) => void) {
  const { projectId, stepIds } = await founder.project()
  say(`adding ${taskCount} tasks`)
  let count = 0
  const add = async () => {
    while (count < taskCount) {
      const index = count++
      await founder.act('AddTask', { ...aTask(projectId, stepIds[0]), ...planned(index) })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, add))
  const baselineId = crypto.randomUUID()
  await founder.act('SaveBaseline', { projectId, baselineId, name: 'Contrato', asOfOn: null })
  await founder.ask('baselines', { projectId })
  say('ageing them by two years')
  await run(databaseUrl, ageing, 'vacuum analyze')
  return { projectId, baselineId }
}

/** One to six weeks, from the beginning of 2025 on. */
function planned(index: number) {
  const begin = Date.UTC(2025, 0, 6) + ((index * 37) % (days - 30)) * 86_400_000
  const day = (instant: number) => new Date(instant).toISOString().slice(0, 10)
  const [startOn, endOn] = [day(begin), day(begin + (5 + (index % 36)) * 86_400_000)]
  const effort = { estimatedMinutes: 480 + (index % 7) * 60, hourCents: 9000, realizedMinutes: 0 }
  return { startOn, endOn, baselineStartOn: startOn, baselineEndOn: endOn, ...effort }
}

/** Four reports of progress of each task, as its versions have them that were recorded over two years. */
const ageing = `do $$
declare columns text; earlier text; served text := (select relname from pg_class where relname ~ '^tasks_versions_v[0-9]+$');
begin
  select string_agg(quote_ident(attname), ', ' order by attnum), string_agg(case attname
      when 'version_key' then 'version_key || ''/'' || n'
      when 'progress' then 'n * 20'
      when 'realized_minutes' then 'n * 60'
      when 'from_revision' then 'from_revision + (n - 4) * ${taskCount}'
      when 'to_revision' then 'from_revision + (n - 3) * ${taskCount}'
      when 'to_position' then 'from_position'
      when 'began_at' then 'began_at - interval ''${days} days'' + interval ''150 days'' * (n + random())'
      when 'ended_at' then 'began_at'
      else quote_ident(attname) end, ', ' order by attnum) into columns, earlier
  from pg_attribute where attrelid = ('read.' || served)::regclass and attnum > 0 and not attisdropped;
  execute format('insert into read.%I (%s) select %s from read.%I, generate_series(0, ${versionsEach - 2}) n', served, columns, earlier, served);
  execute format('update read.%I set progress = 90, realized_minutes = 300 where to_revision is null', served);
end $$`
