import { beforeEach, describe, expect, it } from 'vitest'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { everyRight } from '../given/given'
import { logOwner } from '../log/logOwner'
import { letters, proveAddress } from '../world/letters'
import type { Person } from '../world/person'
import { world } from '../world/world'

const minuteMs = 60_000
let ahead = 0
const theWorld = await world({ NOTIFICATION_MAILS: 'on' }, { now: () => new Date(Date.now() + ahead) })
const { pool } = logOwner(theWorld.databaseUrl)
let ana: Person
let projectId: string
let stepId: string

beforeEach(async () => aProjectOf(await theWorld.founder()))

async function aProjectOf(founder: Person): Promise<void> {
  ana = founder
  projectId = await theWorld.project(ana)
  stepId = await firstStepOf(ana, projectId)
}

async function teammate({ isProven = true } = {}): Promise<Person> {
  const person = await theWorld.colleague(ana)
  if (isProven) await proveAddress(theWorld.folder, person)
  await ana.act('ShareProject', { projectId, email: person.email, as: ['team'] })
  return person
}

async function assign(person: Person, title: string): Promise<string> {
  const taskId = fresh()
  const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }
  await ana.act('AddTask', { projectId, taskId, stepId, title, ...dates, assigneeId: person.userId })
  return taskId
}

const lettersTo = async ({ email }: Person) =>
  (await letters(theWorld.folder)).filter((letter) => letter.includes(`To: ${email}`) && !/proof\?code=/.test(letter))
const untilMailed = (person: Person, count: number) =>
  expect.poll(() => lettersTo(person), { interval: 100 }).toHaveLength(count)

/** What is on record of mails to this person. */
async function mailedTo({ userId }: Person): Promise<object[]> {
  const { rows } = await pool.query<{ data: string }>(`select data from log.events where type = 'NotificationsMailed'`)
  const mailed = rows.map(({ data }) => JSON.parse(data) as { userId: string })
  return mailed.filter((event) => event.userId === userId)
}

/** Whatever was queued before has been dealt with once a newcomer is mailed: people are mailed in turn. */
async function untilQuiet(): Promise<void> {
  const newcomer = await teammate()
  await assign(newcomer, 'Para a vez de quem chegou')
  await untilMailed(newcomer, 1)
}

describe('A mail of notifications', () => {
  it('NOT-04 comes at once, and says who, what and where', async () => {
    const person = await teammate()
    const taskId = await assign(person, 'Concretar a laje')
    await untilMailed(person, 1)
    const [letter = ''] = await lettersTo(person)
    expect(letter).toContain(`http://localhost:9999/projects/${projectId}/board/${taskId}`)
    expect(letter).toContain('http://localhost:9999/notifications')
    expect(decoded(letter)).toContain('Ana Souza passou “Concretar a laje” para você')
  })

  it('NOT-04 gathers what follows within ten minutes into the next one', async () => {
    const person = await teammate()
    await assign(person, 'Primeira')
    await untilMailed(person, 1)
    for (const title of ['Segunda', 'Terceira']) await assign(person, title)
    await untilQuiet()
    expect(await lettersTo(person)).toHaveLength(1)
    ahead += 10 * minuteMs
    await assign(person, 'Quarta')
    await untilMailed(person, 2)
    const letter = decoded((await lettersTo(person))[1] ?? '')
    for (const title of ['Segunda', 'Terceira', 'Quarta']) expect(letter).toContain(`“${title}”`)
    expect(letter).not.toContain('“Primeira”')
    expect(letter).toContain('3 notificações')
  })

  it('NOT-04 ORG-09 does not come to whoever lost the right meanwhile', async () => {
    const person = await teammate()
    await assign(person, 'Primeira')
    await untilMailed(person, 1)
    await assign(person, 'Sigilosa')
    await ana.act('UnshareProject', { projectId, userId: person.userId })
    ahead += 10 * minuteMs
    await untilQuiet()
    expect(await lettersTo(person)).toHaveLength(1)
  })

  it('NOT-04 ORG-09 does not come where the right to its tasks was lost meanwhile, though the project is shared', async () => {
    const person = await teammate()
    await assign(person, 'Primeira')
    await untilMailed(person, 1)
    await assign(person, 'Sigilosa')
    const profileId = fresh()
    const permissions = { ...everyRight, tasks: 'noAccess' } as const
    await ana.act('CreateAccessProfile', { profileId, name: fresh(), permissions, mayOwnProjects: true })
    await ana.act('AssignAccessProfile', { userId: person.userId, profileId })
    ahead += 10 * minuteMs
    await untilQuiet()
    expect(await lettersTo(person)).toHaveLength(1)
  })

  it('NOT-04 ACC-03 neither holds up a mail of security, nor counts it, nor stops it for whoever turned mails off', async () => {
    const person = await teammate()
    const recover = () => theWorld.visitor().act('RequestPasswordRecovery', { email: person.email, language: 'pt-BR' })
    await assign(person, 'Primeira')
    await untilMailed(person, 1)
    await recover()
    await untilMailed(person, 2)
    await person.act('SetNotificationMail', { byMail: false })
    await recover()
    await untilMailed(person, 3)
    await person.act('SetNotificationMail', { byMail: true })
    ahead += 10 * minuteMs
    await recover()
    await untilMailed(person, 4)
    await assign(person, 'Segunda')
    await untilMailed(person, 5)
  })

  it('NOT-04 does not come to whoever turned it off, but the inbox has it', async () => {
    const person = await teammate()
    await person.act('SetNotificationMail', { byMail: false })
    await assign(person, 'Calada')
    await untilQuiet()
    expect(await lettersTo(person)).toEqual([])
    const { items, byMail } = await person.ask('notifications', {})
    expect([items.map(({ recordName }) => recordName), byMail]).toEqual([['Calada'], false])
  })

  it('NOT-04 SUB-02 does not come to an address that nobody has confirmed, and the inbox has it', async () => {
    const stranger = await teammate({ isProven: false })
    await assign(stranger, 'Desbloqueie a sua conta em http://evil.example/agora')
    await untilQuiet()
    expect(await lettersTo(stranger)).toEqual([])
    expect((await stranger.ask('notifications', {})).items).toHaveLength(1)
    await proveAddress(theWorld.folder, stranger)
    ahead += 10 * minuteMs
    await assign(stranger, 'Pague em http://evil.example/agora,\u202e www.evil.example')
    await untilMailed(stranger, 1)
    const [letter = ''] = await lettersTo(stranger)
    expect(decoded(letter)).toContain('“Pague em http: / /evil. example/agora, www. evil. example”')
    expect(decoded(letter)).not.toMatch(/evil\.example/)
  })

  it('NOT-04 leaves out what was deleted meanwhile', async () => {
    const person = await teammate()
    await assign(person, 'Primeira')
    await untilMailed(person, 1)
    const taskId = await assign(person, 'Desfeita')
    await ana.act('DeleteTask', { projectId, taskId })
    ahead += 10 * minuteMs
    await untilQuiet()
    expect(await lettersTo(person)).toHaveLength(1)
  })

  it('NOT-04 AUD-01 is on record once it was sent, with what it was about', async () => {
    const person = await teammate()
    await assign(person, 'Vistoriar')
    await untilMailed(person, 1)
    const { items } = await person.ask('notifications', {})
    const notifications = items.map(({ kind, correlationId }) => ({ kind, correlationId }))
    await expect.poll(() => mailedTo(person)).toEqual([{ userId: person.userId, notifications }])
    expect((await lettersTo(person))[0]).toMatch(/Message-ID: <[0-9a-f-]{36}@localhost>/i)
  })

  it('NOT-04 goes to nobody twice when the server stops and starts again', async () => {
    const person = await teammate()
    await assign(person, 'Antes')
    await untilMailed(person, 1)
    await theWorld.restart()
    ahead += 10 * minuteMs
    await aProjectOf(await theWorld.founder())
    await untilQuiet()
    expect(await lettersTo(person)).toHaveLength(1)
  })
})

/** A letter with its quoted-printable text and its encoded subject as they are read. */
function decoded(letter: string): string {
  const joined = letter.replace(/\?=\s*=\?UTF-8\?Q\?/g, '').replace(/_/g, ' ')
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
