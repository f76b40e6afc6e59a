import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '@prumo/platform/config'
import { freePort } from '@prumo/platform/postgres/embedded/freePort'
import { startEmbeddedPostgres } from '@prumo/platform/postgres/embedded/startEmbeddedPostgres'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPrumo } from '../../startPrumo'
import { aSecret } from '../world/aSecret'
import { createDatabase } from '../world/createDatabase'
import { personAt } from '../world/person'
import { aSignUp } from '../world/world'
import { type Journal, type LogRow, violations } from './journal'
import { client, randomOf } from './load'
import { type PrumoChild, startPrumoChild } from './prumoChild'

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
const random = randomOf(seed)
const clientCount = 8
const longestRunMs = 1200
/** On a machine that is slow just now there are fewer rounds, but not fewer than these. */
const budgetMs = 30_000
const fewestRounds = 3

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

async function settings(more: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'prumo-kill-'))
  folders.push(folder)
  return {
    PRUMO_DATA: folder,
    PORT: String(await freePort()),
    PRUMO_SECRET: aSecret,
    SIGN_INS_PER_ACCOUNT: '1000',
    SIGN_INS_PER_NETWORK: '100000',
    REQUESTS_PER_MINUTE: '1000000',
    LOG_LEVEL: 'silent',
    ...more,
  }
}

async function rowsOf(url: string): Promise<LogRow[]> {
  const connection = new pg.Client(url)
  await connection.connect()
  const { rows } = await connection
    .query(
      `select position::int, stream, revision, type, metadata::json ->> 'commandId' as "commandId"
       from log.events order by log.events.position`,
    )
    .finally(() => connection.end())
  return rows
}

const postmasterFile = async (folder: string) => {
  const names = await readdir(join(folder, 'postgres'), { recursive: true })
  return join(folder, 'postgres', names.find((name) => name.endsWith('postmaster.pid')) ?? '')
}

type Run = {
  rounds: number
  environment: Record<string, string>
  urlOf(): Promise<string>
  kill(child: PrumoChild): Promise<void>
}

/** Kills Prumo under load, so many times, and answers what then is true. */
async function killed({ rounds, environment, urlOf, kill }: Run) {
  const url = `http://localhost:${environment.PORT}`
  const journal: Journal = new Map()
  let child = await startPrumoChild(environment)
  const signUp = aSignUp()
  const ana = personAt(url, signUp)
  await ana.act('SignUp', signUp)
  await ana.signIn()
  const projectId = crypto.randomUUID()
  const project = { pitch: 'Obra', internalCode: null, customerName: null, portfolioName: null, tags: [] }
  const rest = { currency: 'BRL' as const, description: '', language: 'en' as const, sharedWith: [], copyFrom: null }
  await ana.act('CreateProject', { projectId, ...project, ...rest })
  const [todo = '', doing = ''] = (await ana.ask('board', { projectId })).steps.map(({ stepId }) => stepId)
  const from = (await rowsOf(await urlOf())).length

  const board = { projectId, stepIds: [todo, doing] as const }
  const clients = Array.from({ length: clientCount }, () => client(ana, board, journal, random))
  const examples = (await clients[0]?.sendEach()) ?? []
  const before = await rowsOf(await urlOf())
  const model = new Map(
    examples.map(({ id, type }) => [type, before.filter((row) => row.commandId === id).map((row) => row.type)]),
  )

  const outages: number[] = []
  let unanswered = 0
  const begun = performance.now()
  for (let round = 0; round < rounds && (round < fewestRounds || performance.now() - begun < budgetMs); round++) {
    let over = false
    const sending = Promise.all(clients.map((client) => client.sendOn(() => over)))
    await sleep(50 + random() * longestRunMs)
    await kill(child)
    over = true
    await sending
    unanswered += clients.filter((client) => client.isWaiting()).length
    const gone = performance.now()
    child = await startPrumoChild(environment)
    outages.push(Math.round(performance.now() - gone))
    await Promise.all(clients.map((client) => client.sendAgain()))
  }
  await kill(child)

  const prumo = await startPrumo(readConfig(environment))
  const rows = await rowsOf(await urlOf())
  const repeated = await repeatedAnswers()
  const differences = await prumo.compareReadModels()
  const rowsAfter = (await rowsOf(await urlOf())).length
  await prumo.stop()
  console.log(
    `seed ${seed}: ${outages.length} kills, ${journal.size} commands, ${unanswered} unanswered, back in ${outages} ms`,
  )
  return { rows, rowsAfter, journal, model, from, differences, repeated, examples }

  /** A process that remembers nothing is sent again what was acknowledged before, and one id for something else. */
  async function repeatedAnswers() {
    const answers = []
    for (const { id, type, data } of examples) {
      const { body } = await ana.attempt(type, data, { id })
      answers.push({ type, now: { position: body.position, version: body.version }, then: journal.get(id)?.answer })
    }
    const taken = await ana.attempt('MarkFavorite', { projectId, favorite: true }, { id: examples[0]?.id })
    return { answers, taken: [taken.status, taken.body.code] }
  }
}

type Outcome = Awaited<ReturnType<typeof killed>>

function expectPromisesKept({ rows, rowsAfter, journal, model, from, differences, repeated }: Outcome) {
  expect(journal.size, `seed ${seed}`).toBeGreaterThan(100)
  expect(violations(rows, journal, model, from), `seed ${seed}`).toEqual([])
  expect(differences, `seed ${seed}`).toEqual([])
  for (const { type, now, then } of repeated.answers) expect(now, type).toEqual(then)
  expect(repeated.taken).toEqual([422, 'command.otherData'])
  expect(rowsAfter).toBe(rows.length)
}

describe('Prumo, killed under load at any instant and started again', () => {
  let outcome: Outcome
  const databases: Awaited<ReturnType<typeof createDatabase>>[] = []
  afterAll(() => Promise.all(databases.map((database) => database.drop())))

  beforeAll(async () => {
    const database = await createDatabase()
    databases.push(database)
    const environment = await settings({ DATABASE_URL: database.url })
    outcome = await killed({
      rounds: 12,
      environment,
      urlOf: async () => database.url,
      kill: (child) => child.kill(),
    })
  })

  it('has every acknowledged command once, and what was not acknowledged once when it is sent again', () =>
    expectPromisesKept(outcome))

  it('would be found out if one acknowledged event were missing, doubled, moved or nobody’s', () => {
    const { rows, journal, model, from } = outcome
    const check = (log: readonly LogRow[]) => violations(log, journal, model, from)
    const at = from + Math.floor(random() * (rows.length - from))
    const sample = rows[at] as LogRow
    const renumbered = (log: readonly LogRow[]) => log.map((row, index) => ({ ...row, position: index + 1 }))
    expect(check(rows.filter((row) => row !== sample))).not.toEqual([])
    expect(check(renumbered(rows.filter((row) => row !== sample)))).not.toEqual([])
    expect(check([...rows.slice(0, at), sample, ...rows.slice(at)])).not.toEqual([])
    expect(check(renumbered([...rows, { ...sample, revision: sample.revision + 1 }]))).not.toEqual([])
    expect(check(rows.map((row) => (row === sample ? { ...row, commandId: crypto.randomUUID() } : row)))).not.toEqual(
      [],
    )
    const [id = ''] = [...journal.keys()].slice(-1)
    const lied = new Map(journal).set(id, { type: 'AddTask', answer: { position: '1', version: 0 } })
    expect(violations(rows, lied, model, from)).not.toEqual([])
    const acknowledgedBefore = new Map(journal).set(crypto.randomUUID(), {
      type: 'AddTask',
      answer: { position: String(rows.length), version: 1 },
    })
    expect(violations(rows, acknowledgedBefore, model, from)).not.toEqual([])
  })
})

describe('Prumo and its own Postgres, both killed under load and started again', () => {
  it('has every acknowledged command once, all the same', async () => {
    const environment = await settings()
    const folder = environment.PRUMO_DATA
    const urlOf = async () => {
      const postgres = await startEmbeddedPostgres({ dataFolder: join(folder, 'postgres') })
      await postgres.stop()
      return postgres.url
    }
    const kill = async (child: PrumoChild) => child.kill(await postmasterFile(folder))
    expectPromisesKept(await killed({ rounds: 5, environment, urlOf, kill }))
  })
})
