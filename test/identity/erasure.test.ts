import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { wholeLog } from '@prumo/contracts/audit/actionLog'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AskedDocument, askedDocument, ownPassword } from '../documents/askedDocument'
import { logOwner } from '../log/logOwner'
import { askProgram } from '../operations/askProgram'
import { tracesIn, tracesInFolder } from '../security/canary'
import { databaseFiles } from '../security/databaseFiles'
import { everyRow } from '../security/everyRow'
import { letters } from '../world/letters'
import { aPassword, type Person, personAt, replaceTypedPassword, typedPassword } from '../world/person'
import { world } from '../world/world'

const theWorld = await world({ TRUST_PROXY: '1' })
const { pool } = logOwner(theWorld.databaseUrl)

const canary = {
  name: 'Zyxwanda',
  lastName: 'Quorrivelho',
  email: 'zyxwanda.q@canarinho.example',
  phone: '987612349',
}
const from = { 'X-Forwarded-For': '203.0.113.177', 'User-Agent': 'Navegador-Canario/7741' }
const written = 'Anotacao-Particular-8842'
const secrets = [...Object.values(canary), ...Object.values(from), written, 'zyxwanda.q', 'ZYXWANDA']

/** The tables beside the log with rows of this person, by their columns `user_id` and `person_id`. */
async function tablesWith(personId: string): Promise<string[]> {
  const { rows: columns } = await pool.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'platform' and column_name in ('user_id', 'person_id') order by 1`,
  )
  const withRows: string[] = []
  for (const { table, column } of columns) {
    const { rowCount } = await pool.query(`select from platform.${table} where ${column} = $1`, [personId])
    if (rowCount) withRows.push(table)
  }
  return withRows
}

let ana: Person
let zyx: Person
let projectId: string

/** Somebody who does everything that leaves a trace, from a browser and an address of their own. */
async function leaveTraces(person: Person) {
  const sent = (type: string, data: object) =>
    person.request('POST', `/rest/commands/${type}`, { id: crypto.randomUUID(), data }, from)
  await person.request('POST', '/rest/users/authenticate', { login: canary.email, password: aPassword }, from)
  await person.request('POST', '/rest/users/authenticate', { login: canary.email, password: 'errada-42x' }, from)
  await person.request('POST', '/rest/users/hand-off', {}, from)
  await person.request('POST', '/rest/users/authenticate', { login: canary.email, password: aPassword }, from)
  await sent('MarkFavorite', { projectId, favorite: true })
  await sent('RequestPasswordRecovery', { email: canary.email, language: 'pt-BR' })
  const sheet = Buffer.from(`Título;Obs\nMedir;${written} de ${canary.name}\n`)
  const upload = await person.request('POST', `/rest/uploads?projectId=${projectId}&fileName=t.csv`, sheet, from)
  expect(upload.status).toBe(200)
}

let signed: { document: AskedDocument; signatureId: string }
let onCard: { projectId: string; cardId: string }

/** An approval, and an address on a card of a project that the person takes no part in. */
async function leaveTracesWithOthers(person: Person) {
  await person.act('ChangePassword', { currentPassword: aPassword, password: ownPassword })
  const document = await askedDocument(theWorld, { author: ana, approvers: [person] })
  const signatureId = await document.approve(person)
  await person.act('ChangePassword', { currentPassword: ownPassword, password: aPassword })
  await ana.act('SignHead', {})
  signed = { document, signatureId }
  onCard = { projectId: await theWorld.project(ana), cardId: crypto.randomUUID() }
  await ana.act('LayOutCanvas', { projectId: onCard.projectId, canvas: 'project', language: 'pt-BR' })
  const { areas } = await ana.ask('canvas', { projectId: onCard.projectId })
  const areaId = areas.find(({ standardArea }) => standardArea === 'deliveryGroups')?.areaId ?? ''
  await ana.act('AddCard', { ...onCard, areaId, title: 'Fundações', notificationEmail: canary.email })
}

/** What others are told of the person: on the card, on the document, and by the receipt in both its forms. */
async function toldOfPerson() {
  const { projectId, documentId } = signed.document
  const card = await ana.ask('card', onCard)
  const { rounds } = await ana.ask('signOff', { projectId, documentId })
  const receipt = (format: string) => ana.request('GET', `/rest/receipts/${signed.signatureId}.${format}`)
  const [json, pdf] = [await receipt('json'), await receipt('pdf')]
  expect([json.status, pdf.status]).toEqual([200, 200])
  return JSON.stringify([card, rounds, json.body, pdf.body])
}

beforeAll(async () => {
  ana = await theWorld.founder()
  projectId = await theWorld.project(ana)
  const userId = crypto.randomUUID()
  await ana.act('AddUser', {
    userId,
    licence: 'editor',
    profileId: null,
    password: typedPassword,
    language: 'pt-BR',
    name: canary.name,
    lastName: canary.lastName,
    email: canary.email,
  })
  zyx = personAt(theWorld.prumo.url, { userId, organizationId: ana.organizationId, email: canary.email })
  await replaceTypedPassword(zyx)
  await ana.act('ShareProject', { projectId, email: canary.email, as: ['team'] })
  await leaveTraces(zyx)
  await leaveTracesWithOthers(zyx)
})

describe('A person who is erased', () => {
  it('T42 is found everywhere before: the search finds what there is', async () => {
    const rows = await everyRow(pool)
    expect(await tablesWith(zyx.userId)).toEqual(expect.arrayContaining(['credentials', 'person_keys', 'uploads']))
    expect(tracesIn(rows, secrets)).toEqual(
      expect.arrayContaining([`${canary.name} (plain)`, `${canary.email} (plain)`, `${written} (hexadecimal)`]),
    )
    expect(await tracesInFolder(theWorld.folder, secrets)).not.toEqual([])
    expect((await letters(theWorld.folder)).join()).toContain(canary.email)
    const answers = await toldOfPerson()
    for (const secret of [canary.name, canary.email]) expect(answers).toContain(secret)
    await pool.query('checkpoint')
    expect(await tracesInFolder(await databaseFiles(pool), secrets)).not.toEqual([])
  })

  it('ACC-11 has to give the password and a reason that names nobody', async () => {
    const wrong = await zyx.attempt('DeleteMyAccount', { reason: 'Mudei de empresa', password: 'outra-senha-42' })
    expect([wrong.status, wrong.body.code]).toEqual([403, 'account.passwordWrong'])
    const naming = await zyx.attempt('DeleteMyAccount', { reason: `Sou ${canary.name}`, password: aPassword })
    expect([naming.status, naming.body.code]).toEqual([409, 'account.reasonPersonal'])
    const none = await zyx.attempt('DeleteMyAccount', { reason: ' ', password: aPassword })
    expect([none.status, none.body.fields?.[0]?.path]).toEqual([422, 'reason'])
    expect((await zyx.ask('me', {})).name).toBe(canary.name)
  })

  it('ACC-11 T42 is in no table, file, dump or export any more', async () => {
    await zyx.act('DeleteMyAccount', { reason: 'Mudei de empresa', password: aPassword })
    await ana.ask('organizationUsers', {})
    const file = join(theWorld.folder, 'log.jsonl')
    const settings = { DATABASE_URL: theWorld.databaseUrl, PRUMO_DATA: theWorld.folder }
    expect((await askProgram(settings, 'export', file)).code).toBe(0)
    expect(tracesIn(await everyRow(pool), secrets)).toEqual([])
    expect(tracesIn(await readFile(file), secrets)).toEqual([])
    expect(await tracesInFolder(theWorld.folder, secrets)).toEqual([])
    expect(tracesIn(Buffer.from(await exported()), secrets)).toEqual([])
    expect(tracesIn(Buffer.from(await toldOfPerson()), secrets)).toEqual([])
  })

  it('ACC-11 is in no row beside the log, but for the one that says that they are erased', async () => {
    expect(await tablesWith(zyx.userId)).toEqual(['erased_persons'])
  })

  it('T42 is in no file of the database, once its tables are written anew', async () => {
    // Rows that a transaction may still read stay until it has ended.
    const tracesLeft = async () => {
      await pool.query('vacuum full')
      await pool.query('checkpoint')
      return tracesInFolder(await databaseFiles(pool), secrets)
    }
    await expect.poll(tracesLeft).toEqual([])
  })

  it('ACC-11 cannot sign in, has no session, and leaves the e-mail to whoever comes', async () => {
    expect((await zyx.inquire('me', {})).status).toBe(401)
    expect((await zyx.signIn()).status).toBe(401)
    const { rows } = await pool.query('select from platform.sessions where user_id = $1', [zyx.userId])
    expect(rows).toEqual([])
    const next = await theWorld.founder({ email: canary.email })
    expect((await next.ask('me', {})).email).toBe(canary.email)
    await next.act('DeleteMyAccount', { reason: 'Era um teste', password: aPassword })
  })

  it('AUD-01 is still somebody in the action log: what was done stays, by whom does not', async () => {
    const viewId = crypto.randomUUID()
    const filters = {
      personId: zyx.userId,
      recordId: null,
      projectId: null,
      kinds: [],
      withoutViews: false,
      from: null,
      to: null,
    }
    await ana.act('ViewActionLog', { viewId, filters })
    const { items } = await ana.ask('actionLog', { viewId })
    expect(items.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['PersonErased', 'UserRemoved', 'ProjectMarkedFavorite', 'SignedIn']),
    )
    const erasure = items.find(({ kind }) => kind === 'PersonErased')
    expect(erasure?.changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'rule', after: { value: 'request', names: {} } }),
        expect.objectContaining({ field: 'reason', after: { value: 'Mudei de empresa', names: {} } }),
      ]),
    )
    // Whoever aimed at the account was nobody; where from was sealed under the account's key.
    const nobody = { kind: 'visitor', userId: null, name: null }
    const erased = { kind: 'user', userId: zyx.userId, name: null }
    for (const { kind, actor, from: where } of items) {
      expect(kind === 'IdentityProofFailed' ? [erased, nobody] : [erased]).toContainEqual(actor)
      expect(where).toMatchObject({ address: null, userAgent: null, erased: true })
    }
    expect(items.map(({ from: where }) => where?.network)).toContain('203.0.113.0/24')
  })
})

async function checked(): Promise<string[]> {
  const { lines } = await askProgram({ DATABASE_URL: theWorld.databaseUrl, PRUMO_DATA: theWorld.folder }, 'check')
  expect(lines.join('\n')).toMatch(/I11 +erased persons are nowhere/)
  return lines
}

async function exported(): Promise<string> {
  const viewId = crypto.randomUUID()
  const exportId = crypto.randomUUID()
  await ana.act('ViewActionLog', { viewId, filters: wholeLog })
  await ana.act('ExportActionLog', { viewId, exportId, format: 'json' })
  const { status, body } = await ana.request('GET', `/rest/exports/action-log?exportId=${exportId}`)
  expect(status).toBe(200)
  return JSON.stringify(body)
}

describe('An administrator who erases somebody', () => {
  it('ORG-03 has to say who is given the projects of that person', async () => {
    const carla = await theWorld.colleague(ana)
    const davi = await theWorld.colleague(ana)
    const owned = await theWorld.project(carla)
    const erase = (successorId: string | null) =>
      ana.attempt('EraseUser', { userId: carla.userId, reason: 'Saiu da empresa', successorId })
    const orphaned = await erase(null)
    expect([orphaned.status, orphaned.body.code]).toEqual([409, 'organization.projectsNeedOwner'])
    expect((await erase(carla.userId)).body.code).toBe('organization.successorUnfit')
    expect((await erase(crypto.randomUUID())).body.code).toBe('organization.successorUnfit')
    expect((await erase(davi.userId)).status).toBe(200)
    const project = await davi.ask('project', { projectId: owned })
    expect(project.people.map(({ userId, owner }) => [userId, owner])).toEqual([[davi.userId, true]])
    const users = await ana.ask('organizationUsers', {})
    expect(users.map(({ userId }) => userId)).not.toContain(carla.userId)
    expect((await carla.inquire('me', {})).status).toBe(401)
  })

  it('ACC-11 an owner of projects hands them over before, and the administrator goes last', async () => {
    const eva = await theWorld.founder()
    const fred = await theWorld.colleague(eva)
    await theWorld.project(fred)
    const delete_ = (person: Person) =>
      person.attempt('DeleteMyAccount', { reason: 'Não uso mais', password: aPassword })
    expect((await delete_(fred)).body.code).toBe('account.ownsProjects')
    expect((await delete_(eva)).body.code).toBe('organization.administratorStays')
    await eva.act('EraseUser', { userId: fred.userId, reason: 'Saiu da empresa', successorId: eva.userId })
    expect((await delete_(eva)).status).toBe(200)
  })

  it('ORG-09 erases neither the administrator nor themselves, nor anybody elsewhere', async () => {
    const gil = await theWorld.colleague(ana)
    const stranger = await theWorld.founder()
    const erase = (person: Person, userId: string) =>
      person.attempt('EraseUser', { userId, reason: 'Saiu', successorId: null })
    expect((await erase(gil, ana.userId)).body.code).toBe('organization.administratorFixed')
    expect((await erase(gil, gil.userId)).body.code).toBe('organization.notYourself')
    expect((await erase(stranger, gil.userId)).body.code).toBe('organization.userUnknown')
  })
})

describe('An older copy of the keys', () => {
  it('T42 F19 opens nothing again where it is restored: the erasures are repeated from the log', async () => {
    const isThere = async () =>
      (await pool.query('select from platform.person_keys where person_id = $1', [zyx.userId])).rowCount === 1
    await pool.query('insert into platform.person_keys select $1, sealed_key from platform.person_keys limit 1', [
      zyx.userId,
    ])
    expect(await isThere()).toBe(true)
    expect((await checked()).join('\n')).toContain(
      `I11 violated: person ${zyx.userId} was erased, but the key is there`,
    )
    await theWorld.restart()
    await expect.poll(isThere).toBe(false)
    expect((await checked()).join('\n')).not.toContain('I11 violated')
  })
})
