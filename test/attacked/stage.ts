import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Licence } from '@prumo/contracts/access'
import { readConfig } from '@prumo/platform/config'
import pg from 'pg'
import { startPrumo } from '../../startPrumo'
import { ownPassword, withOwnPassword } from '../documents/askedDocument'
import { aSecret } from '../world/aSecret'
import { aPassword, type Person, personAt } from '../world/person'
import { aProject, aSignUp, type World } from '../world/world'

/** How somebody of a kept installation gets in, by password or by the session that was theirs in the end. */
export type KeptPerson = {
  userId: string
  organizationId: string
  email: string
  password: string
  cookie: string
  /** A view of the action log that was opened, where one was. */
  viewId?: string
}

/** Under which names tests find them: who founded an organization, who joined one, and who attacked. */
export type PersonName = Founder | Member | Attacker
export type Founder = 'horizonte' | 'ponte' | 'victim' | 'lia' | 'capitals' | 'mixed' | 'erasing' | Blinded
export type Blinded = 'logotipoNul' | 'logotipoSurrogate' | 'webhookNul' | 'webhookSurrogate'
type Member = 'bia' | 'manager' | 'cora' | 'leaver' | 'toBeErased' | 'alsoToBeErased'
type Attacker =
  | 'secondSelf'
  | 'projectThief'
  | 'double'
  | 'eve'
  | 'mallory'
  | 'founderOfProject'
  | 'stranger'
  | 'flooder'

export type Stage = World & {
  people: Partial<Record<PersonName, KeptPerson>>
  /** Puts somebody down by a name, under which tests find them. */
  keep(name: PersonName, person: Person, more?: { password?: string; viewId?: string }): void
  /** A colleague of this id. */
  added(of: Person, userId: string, licence: Licence, profileId?: string | null): Promise<Person>
  /** A colleague who has chosen a password, and is put down. */
  member(name: PersonName, of: Person, licence?: Licence): Promise<Person>
  rows<Row>(statement: string, values?: unknown[]): Promise<Row[]>
  head(): Promise<number>
  close(): Promise<void>
}

const port = 47_915

/** A Prumo of one process on this database, whose people go on with their sessions when it starts again. */
export async function openStage(databaseUrl: string, folder: string): Promise<Stage> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(join(folder, 'secret'), aSecret, { mode: 0o600 })
  const config = readConfig({
    PORT: String(port),
    PRUMO_DATA: folder,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'error',
    SIGN_INS_PER_ACCOUNT: '1000',
    SIGN_INS_PER_NETWORK: '100000',
    REQUESTS_PER_MINUTE: '1000000',
    PUBLIC_URL: 'http://localhost:9999',
  })
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 }).on('error', () => {})
  let prumo = await startPrumo(config)
  const written = { position: '0' }
  const cookies = new Map<Person, string>()

  const somebody = (who: Parameters<typeof personAt>[1]): Person => {
    const person = personAt(prumo.url, who, written)
    const signIn: Person['signIn'] = async (password) => {
      const reply = await person.signIn(password)
      cookies.set(signed, reply.headers.getSetCookie()[0]?.split(';')[0] ?? '')
      return reply
    }
    const signed = { ...person, signIn }
    return signed
  }

  const stage: Stage = {
    folder,
    databaseUrl,
    people: {},
    get prumo() {
      return prumo
    },
    visitor: () => somebody({ userId: '', organizationId: '', email: '' }),
    founder: async (changes = {}) => {
      const data = { ...aSignUp(), ...changes }
      const person = somebody(data)
      await person.act('SignUp', data)
      await person.signIn()
      return person
    },
    newcomer: (...who) => stage.colleague(...who),
    colleague: (of, licence = 'creator', profileId = null) => stage.added(of, randomUUID(), licence, profileId),
    added: async (of, userId, licence, profileId = null) => {
      const email = `pessoa-${randomUUID().slice(0, 8)}@obra.example`
      const named = { name: 'Bia', lastName: 'Rocha', email, language: 'pt-BR' as const }
      await of.act('AddUser', { userId, licence, profileId, password: aPassword, ...named })
      const person = somebody({ userId, organizationId: of.organizationId, email })
      await person.signIn()
      return person
    },
    member: async (name, of, licence) => {
      const person = await withOwnPassword(await stage.colleague(of, licence))
      stage.keep(name, person, { password: ownPassword })
      return person
    },
    project: async (owner, changes = {}) => {
      const projectId = changes.projectId ?? randomUUID()
      await owner.act('CreateProject', { ...aProject(projectId), ...changes })
      return projectId
    },
    restart: async (meanwhile = async () => {}) => {
      await prumo.stop()
      await meanwhile()
      prumo = await startPrumo(config)
    },
    keep: (name, person, { password = aPassword, viewId } = {}) => {
      const { userId, organizationId, email } = person
      const cookie = cookies.get(person) ?? ''
      stage.people[name] = { userId, organizationId, email, password, cookie, ...(viewId && { viewId }) }
    },
    rows: async (statement, values = []) => (await pool.query(statement, values)).rows,
    head: async () => Number((await pool.query('select max(position) as head from log.events')).rows[0].head),
    close: async () => {
      await prumo.stop()
      await pool.end()
    },
  }
  return stage
}
