import { createPublicKey } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Installation, restoreAttacked } from './restoreAttacked'

let attacked: Installation
let honest: Installation
let pools: Record<'attacked' | 'honest', pg.Pool>

beforeAll(async () => {
  ;[attacked, honest] = [await restoreAttacked('attacked'), await restoreAttacked('honest')]
  pools = { attacked: poolOn(attacked), honest: poolOn(honest) }
})
afterAll(async () => {
  for (const pool of Object.values(pools)) await pool.end()
  for (const installation of [attacked, honest]) await installation.drop()
})

const poolOn = ({ databaseUrl }: Installation) =>
  new pg.Pool({ connectionString: databaseUrl, max: 1 }).on('error', () => {})
const rowsOf = async (name: 'attacked' | 'honest', statement: string, values: unknown[] = []) =>
  (await pools[name].query({ text: statement, values, rowMode: 'array' })).rows as unknown[][]
const valueIn = async (name: 'attacked' | 'honest', statement: string, values: unknown[] = []) =>
  (await rowsOf(name, statement, values))[0]?.[0]
const headOf = async (name: 'attacked' | 'honest') =>
  Number(await valueIn(name, 'select max(position) from log.events'))
const spelled = `stream ~ '[0-9A-F]{8}-([0-9A-F]{4}-){3}[0-9A-F]{12}$' and stream ~ '[A-F]'`

describe('The kept honest installation', () => {
  it('has no stream of another spelling, nobody parked, and read models that have all of its log', async () => {
    expect(await rowsOf('honest', `select stream from log.events where ${spelled}`)).toEqual([])
    expect(await rowsOf('honest', 'select * from read.parked')).toEqual([])
    expect(await rowsOf('honest', 'select distinct position::int from read.checkpoints')).toEqual([
      [await headOf('honest')],
    ])
  })

  it('is the beginning of the attacked one, event by event', async () => {
    const events = 'select e::text from log.events e where position <= $1 order by position'
    const end = await headOf('honest')
    expect(end).toBeGreaterThan(300)
    expect(await rowsOf('attacked', events, [end])).toEqual(await rowsOf('honest', events, [end]))
  })

  it('has one of everything: approvals, an erased person, a finished import, files and signed heads', async () => {
    const types = (await rowsOf('honest', 'select distinct type from log.events')).flat()
    for (const type of ['DocumentApproved', 'PersonErased', 'ImportFinished', 'FileAttached', 'LogHeadSigned'])
      expect(types).toContain(type)
    for (const name of ['horizonte', 'ponte', 'victim', 'lia', 'mixed', 'erasing'] as const)
      expect(readdirSync(join(honest.folder, 'heads', honest.kept.organizations[name]))).toContain('latest.checkpoint')
    expect(createPublicKey(readFileSync(join(honest.folder, 'log-signing-key.pem'))).asymmetricKeyType).toBe('ed25519')
  })
})

describe('The kept attacked installation', () => {
  it('has streams of another spelling, of which the log knows only the text', async () => {
    const streams = (await rowsOf('attacked', `select distinct stream from log.events where ${spelled}`)).flat()
    const { secondSelf, secondAdministrator, accountDestroyed, projectTakenByColleague, capitals } =
      attacked.kept.attacks
    for (const stream of [
      `account-${secondSelf.userId}`,
      `organization-${secondAdministrator.organizationId}`,
      `account-${accountDestroyed.userId}`,
      `project-${projectTakenByColleague.projectId}`,
      `plan-${capitals.projectId}`,
    ])
      expect(streams).toContain(stream)
  })

  it('names in its rows whoever took the organization and the projects', async () => {
    const { organizations, people, projects } = attacked.kept
    const company = 'select name from read.organization_companies where organization_id = $1'
    expect(await rowsOf('attacked', company, [organizations.victim])).toEqual([['Invasora']])
    const owner = 'select owner_id from read.projects_projects where project_id = $1'
    expect(await valueIn('attacked', owner, [projects.first])).toBe(people.cora.userId)
    expect(await valueIn('attacked', owner, [projects.second])).toBe(people.projectThief.userId)
  })

  it('has sessions that are in another’s name', async () => {
    const { organizations, people } = attacked.kept
    const session = 'select user_id, organization_id from platform.sessions where session_ref = $1'
    const refOf = async (stream: string) =>
      valueIn('attacked', `select data::json->>'sessionRef' from log.events where stream = $1 and type = 'SignedIn'`, [
        stream,
      ])
    expect(await rowsOf('attacked', session, [await refOf(`account-${people.secondSelf.userId}`)])).toEqual([
      [people.victim.userId, organizations.victim],
    ])
    expect(await rowsOf('attacked', session, [await refOf(`account-${people.stranger.userId}`)])).toEqual([
      [people.stranger.userId, organizations.victim],
    ])
  })

  it('has lost a person’s password and key, and kept the key of one who was to be erased', async () => {
    const { lia, toBeErased, alsoToBeErased } = attacked.kept.people
    const keys = 'select count(*)::int from platform.person_keys where person_id = $1'
    expect(await valueIn('attacked', keys, [lia.userId])).toBe(0)
    expect(await valueIn('honest', keys, [lia.userId])).toBe(1)
    expect(await valueIn('attacked', keys, [toBeErased.userId])).toBe(1)
    expect(await valueIn('attacked', keys, [alsoToBeErased.userId])).toBe(0)
  })

  it('has organizations whose action log stands still at text that no row can hold', async () => {
    const { attacks } = attacked.kept
    const parked = `select position::int from read.parked where organization_id = $1 and table_name = 'audit_actions'`
    for (const name of ['logotipoNul', 'logotipoSurrogate', 'webhookNul', 'webhookSurrogate'] as const)
      expect(await valueIn('attacked', parked, [attacks[name].organizationId])).toBe(attacks[name].position)
  })

  it('has commands of strangers under the ids of the system’s own', async () => {
    const { erasureUsedUp, publicationUsedUp, importUsedUp } = attacked.kept.attacks
    const ids = [erasureUsedUp.commandId, publicationUsedUp.commandId, ...importUsedUp.commandIds]
    const by = `select type, metadata::json->'actor'->>'kind' from log.events where metadata::json->>'commandId' = $1`
    for (const id of ids) expect(await rowsOf('attacked', by, [id])).toEqual([['AccessProfileCreated', 'user']])
    const jobs = 'select count(*)::int from platform.import_jobs where import_id = $1'
    expect(await valueIn('attacked', jobs, [importUsedUp.importId])).toBe(1)
  })

  it('has read models that stand still before its end, for everybody', async () => {
    const { standstill, afterTheStandstill } = attacked.kept.attacks
    expect(await rowsOf('attacked', 'select distinct position::int from read.checkpoints')).toEqual([
      [standstill.reached],
    ])
    expect(await headOf('attacked')).toBe(afterTheStandstill.to)
    expect(afterTheStandstill.to).toBeGreaterThan(standstill.reached + 100)
  })
})
