import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Upload } from '@prumo/contracts/imports/calls'
import type { Config } from '@prumo/platform/config'
import pg from 'pg'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openCommands, openMutant, type Services } from '../faults/openServices'
import { settingsOn } from '../faults/settingsOn'
import { fresh } from '../given/fresh'
import { type AppendGate, openAppendGate } from '../policies/appendGate'
import { takesTurn } from '../run/eighth'
import { waitsForTurn } from '../run/waits'
import { type Person, personAt } from '../world/person'
import { preparedDatabase } from '../world/preparedDatabase'
import { aProject, aSignUp } from '../world/world'
import { jobLooks } from './jobLooks'

/** After so long every process has looked for imports that nobody goes on with. */
const aWhileMs = 20_000
const columns = { key: 'Código', title: 'Tarefa', step: 'Etapa', startOn: 'Início', endOn: 'Fim' }
const table = Buffer.from(
  'Código;Tarefa;Etapa;Início;Fim\nE-1;Fundação;A fazer;13/01/2027;20/01/2027\nE-2;Cobertura;A fazer;21/01/2027;30/01/2027',
)

// What a process does now and then is done when a test lets that time pass.
vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
afterAll(() => void vi.useRealTimers())
/** Resolves once each process has looked. */
const letTimePass = async ({ looks }: Pick<Processes, 'looks'>) => {
  vi.advanceTimersByTime(aWhileMs)
  await expect.poll(looks.areOver).toBe(true)
}

/** Where processes run, and how those of them are watched that look for imports. */
type Processes = { config: Config; looks: ReturnType<typeof jobLooks> }
type Open = (config: Config, options: Pick<AppendGate, 'mutate'>) => Promise<Services>

const ways: [string, Open, (processes: Processes) => Promise<unknown>][] = [
  ['itself looks for those to go on with, alone', openMutant, letTimePass],
  ['itself looks for those to go on with, beside others', openCommands, letTimePass],
  ['another looks for them that starts', openCommands, openAnother],
  ['another looks for them that is at work', openCommands, (all) => openAnother(all).then(() => letTimePass(all))],
  [
    'another looks for them after minutes',
    openCommands,
    (all) => letMinutesPass(all.config).then(() => openAnother(all)),
  ],
]
const manners = ways.map(([manner]) => manner)

describe.each(ways)('While a process decides on an import and %s', (manner, open, lookMeanwhile) => {
  it.for([
    ['StartImport', 'ImportFinished', 'TaskAdded'],
    ['UndoImport', 'ImportUndone', 'TaskDeleted'],
  ] as const)('IMP-04 %s is gone on with to its end', async ([type, end, ofEach], { skip }) => {
    if (type === 'UndoImport' && !takesTurn(manner, manners)) skip(waitsForTurn)
    const { gate, config, looks, start, undo, logged, jobs } = await anImport(open)
    if (type === 'UndoImport') {
      await start()
      await logged('ImportFinished', 1)
      await expect.poll(jobs).toBe(0)
    }
    const held = gate.hold(0)
    const decided = type === 'StartImport' ? start() : undo()
    await held
    await lookMeanwhile({ config, looks })
    gate.letGo()
    await decided
    await logged(end, 1)
    await logged(ofEach, 2)
  })
})

it('IMP-04 an import that is refused leaves no job behind for long, where a process is alone and beside others', async () => {
  for (const open of [openMutant, openCommands]) {
    const { ana, projectId, config, looks, undo, logged, start, jobs } = await anImport(open)
    await start()
    await logged('ImportFinished', 1)
    await undo()
    await logged('ImportUndone', 1)
    const refused = await ana.attempt('UndoImport', { projectId, importId: fresh() })
    expect(refused.body.code).toBe('import.unknown')
    await expect.poll(jobs).toBe(1)
    await letTimePass({ looks })
    expect(await jobs()).toBe(1)
    await letMinutesPass(config)
    await letTimePass({ looks })
    await expect.poll(jobs).toBe(0)
  }
})

it('IMP-04 an import whose process ended at once is gone on with by another that knew its project before', async () => {
  const { ana, gate, config, looks, send, start, logged } = await anImport(openCommands)
  const another = await openAnother({ config, looks })
  const anaThere = personAt(another.url, ana)
  await anaThere.signIn()
  await send(anaThere)
  const ended = gate.end(0, 'after')
  const unanswered = start().catch(() => {})
  await ended
  await unanswered
  vi.advanceTimersByTime(aWhileMs)
  await logged('ImportFinished', 1)
  await logged('TaskAdded', 2)
})

it('IMP-06 an import that lost its job does not stand in the way of the next for ever', async () => {
  const { gate, start, restart, logged, loseJobs } = await anImport(openCommands)
  const ended = gate.end(0, 'after')
  const unanswered = start().catch(() => {})
  await ended
  await unanswered
  await loseJobs()
  const again = await restart()
  const refused = await again.attempt('StartImport', again.another)
  expect(refused.body.code).toBe('import.stillRunning')
  vi.advanceTimersByTime(aWhileMs)
  await logged('ImportFinished', 1)
  await logged('TaskAdded', 2)
  await again.act('StartImport', again.another)
  await logged('ImportFinished', 2)
})

/** Opens another process, which has looked once when it begins. */
async function openAnother({ config, looks }: Processes) {
  const services = await openCommands(config, { mutate: looks.mutate })
  onTestFinished(services.stop)
  await expect.poll(looks.areOver).toBe(true)
  return services
}

const letMinutesPass = ({ DATABASE_URL }: Config) =>
  countOf(DATABASE_URL, `update platform.import_jobs set added_at = added_at - interval '5 minutes'`)

/** How many rows a statement finds or changes. Its connection is closed by then: the database can be dropped. */
async function countOf(url: string | undefined, statement: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rowCount } = await client.query(statement, values)
  await client.end()
  return rowCount
}

/** A project into which a table was sent, and who may import it, on services of their own. */
async function anImport(open: Open) {
  const database = await preparedDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'prumo-'))
  const config = settingsOn(database.url, folder)
  const gate = openAppendGate(({ type }) => type === 'ImportStarted' || type === 'ImportUndoStarted')
  const looks = jobLooks()
  const mutate: AppendGate['mutate'] = (foundation) => looks.mutate(gate.mutate(foundation))
  let services = await open(config, { mutate })
  onTestFinished(async () => {
    await services.stop()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })
  const signUp = aSignUp()
  const ana = personAt(services.url, signUp)
  await ana.act('SignUp', signUp)
  await ana.signIn()
  const [projectId, importId] = [fresh(), fresh()]
  await ana.act('CreateProject', aProject(projectId))
  const send = async (person: Person) => {
    const sent = await person.request('POST', `/rest/uploads?projectId=${projectId}&fileName=tarefas.csv`, table, {
      'Content-Type': 'application/octet-stream',
    })
    return (sent.body as Upload).uploadId
  }
  const uploadId = await send(ana)
  const importing = { projectId, importId, uploadId, mapping: { columns, extra: [], steps: {} }, formats: {} }
  return {
    ana,
    projectId,
    config,
    looks,
    gate,
    send,
    start: () => ana.act('StartImport', importing),
    undo: () => ana.act('UndoImport', { projectId, importId }),
    /** Resolves once the log has so many events of this type. */
    logged: (type: string, count: number) =>
      expect.poll(() => countOf(database.url, 'select from log.events where type = $1', [type])).toBe(count),
    jobs: () => countOf(database.url, 'select from platform.import_jobs'),
    loseJobs: () => countOf(database.url, 'delete from platform.import_jobs'),
    /** Ends what is left of the process and starts another; answers who is signed in there, and another import. */
    restart: async () => {
      await services.stop()
      services = await open(config, { mutate })
      const again = personAt(services.url, signUp)
      await again.signIn()
      return { ...again, another: { ...importing, importId: fresh() } }
    },
  }
}
