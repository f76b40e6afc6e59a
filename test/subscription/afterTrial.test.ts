import { wholeLog } from '@prumo/contracts/audit/actionLog'
import { linesOf } from '@prumo/verify/lines'
import { verdictOn } from '@prumo/verify/verdictOn'
import { beforeAll, describe, expect, it } from 'vitest'
import { sendFile } from '../files/sendFile'
import { aCompany } from '../given/aCompany'
import { anOutflow } from '../given/anOutflow'
import { aPartner } from '../given/aPartner'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { loggedEvents } from '../log/loggedEvents'
import { rightsAt } from '../security/scene'
import { aPassword, type Person, type ProblemBody, type Reply } from '../world/person'
import { world } from '../world/world'

const clock = { ahead: 0, now: () => new Date(Date.now() + clock.ahead) }
const theWorld = await world({}, clock)
const log = loggedEvents(theWorld.databaseUrl)
const { founder, colleague, project } = theWorld

const today = '2027-01-04'
const over = '403 access.subscriptionEnded'
const codeOf = ({ status, body }: Reply) => `${status} ${(body as ProblemBody).code ?? ''}`.trim()
const newPassword = 'Outro-prumo-77'

let [ana, reader, tasksOnly, outsider, worker, stranger]: [Person, Person, Person, Person, Person, Person] = [] as never
const [taskId, fileId, partnerId] = [fresh(), fresh(), fresh()]
let projectId: string

beforeAll(async () => {
  ana = await founder()
  projectId = await project(ana, { pitch: 'Ponte' })
  const stepId = await firstStepOf(ana, projectId)
  await ana.act('AddTask', { projectId, taskId, stepId, title: 'Sondagem', startOn: today, endOn: today })
  await ana.act('RecordEntry', { projectId, ...anOutflow(taskId) })
  await ana.act('AddPartner', { ...aPartner, partnerId })
  await sendFile(ana, { projectId, fileId, content: 'planta baixa' })
  const target = { kind: 'task' as const, id: taskId }
  await ana.act('AttachFile', { projectId, target, fileId, name: 'planta.txt', description: '' })
  const profileId = fresh()
  const permissions = { ...rightsAt('noAccess'), projects: 'viewOnly' as const, tasks: 'viewOnly' as const }
  await ana.act('CreateAccessProfile', { profileId, name: 'Prazos', permissions, mayOwnProjects: false })
  reader = await colleague(ana, 'viewer')
  tasksOnly = await colleague(ana, 'viewer', profileId)
  outsider = await colleague(ana)
  worker = await colleague(ana, 'worker')
  stranger = await founder()
  for (const { email } of [reader, tasksOnly]) await ana.act('ShareProject', { projectId, email, as: ['stakeholder'] })
  await ana.act('SignHead', {})
  clock.ahead = 15.01 * 86_400_000
  for (const each of [ana, reader, tasksOnly, outsider, worker, stranger]) await each.signIn()
})

/** What somebody is answered who takes away each of these. */
const exportsOf = async (person: Person) => ({
  projects: codeOf(await person.inquire('projects', { scope: 'all' })),
  tasks: codeOf(await person.inquire('tasks', { scope: 'all', projectId, today })),
  ledger: codeOf(await person.inquire('installments', { projectId })),
  partners: codeOf(await person.inquire('partners', {})),
  files: codeOf(await person.inquire('files', { projectId })),
  file: codeOf(await person.request('GET', `/rest/files/${fileId}?projectId=${projectId}`)),
  log: codeOf(await person.attempt('ViewActionLog', { viewId: fresh(), filters: wholeLog })),
  own: codeOf(await person.inquire('me', {})),
})

async function exported(person: Person, format: 'csv' | 'json'): Promise<unknown> {
  const [viewId, exportId] = [fresh(), fresh()]
  await person.act('ViewActionLog', { viewId, filters: wholeLog })
  await person.act('ExportActionLog', { viewId, exportId, format })
  return (await person.request('GET', `/rest/exports/action-log?exportId=${exportId}`)).body
}

describe("After the trial's end", () => {
  it('SES-03 AUD-02 every list, the log and every file can still be taken away', async () => {
    expect((await ana.ask('tasks', { scope: 'all', projectId, today })).items.map(({ title }) => title)).toEqual([
      'Sondagem',
    ])
    expect((await ana.ask('installments', { projectId })).items.map(({ title }) => title)).toEqual(['Brita'])
    expect((await ana.ask('partners', {})).items.map(({ name }) => name)).toEqual([aPartner.name])
    expect((await ana.ask('files', {})).items.map(({ name }) => name)).toEqual(['planta.txt'])
    const { body } = await ana.request('GET', `/rest/files/${fileId}?projectId=${projectId}`)
    expect(body).toBe('planta baixa')
    expect(await ana.ask('me', {})).toMatchObject({ email: ana.email, administrator: true })
    expect(await exported(ana, 'csv')).toContain('Sondagem')
    const actions = (await exported(ana, 'json')) as { kind: string }[]
    expect(actions.map(({ kind }) => kind)).toContain('TaskAdded')
  })

  it('AUD-02 the log is exported with proofs, up to the last head, and taking it away is on record', async () => {
    const [viewId, exportId] = [fresh(), fresh()]
    await ana.act('ViewActionLog', { viewId, filters: wholeLog })
    await ana.act('ExportLogProof', { viewId, exportId })
    const { status, body } = await ana.request('GET', `/rest/exports/log-proof?exportId=${exportId}`)
    expect(status).toBe(200)
    expect(String(body)).toContain('TaskAdded')
    expect(await verdictOn(linesOf([Buffer.from(String(body))]))).toMatchObject({ verdict: 'good', scope: 'all' })
    const actions = (await exported(ana, 'json')) as { kind: string }[]
    expect(actions.map(({ kind }) => kind)).toContain('LogProofExported')
  })

  it('ORG-09 ORG-11 API-10 it opens to nobody what was closed to them', async () => {
    const all = { projects: '200', tasks: '200', ledger: '200', partners: '200', files: '200', file: '200', log: '200' }
    const [no, none] = ['403 access.noPermission', '404 resource.unknown']
    const closed = { ledger: no, partners: no, files: no, file: no, log: no }
    expect(await exportsOf(ana)).toEqual({ ...all, own: '200' })
    expect(await exportsOf(reader)).toEqual({ ...all, own: '200' })
    expect(await exportsOf(tasksOnly)).toEqual({ ...all, ...closed, own: '200' })
    const notThere = { ledger: none, file: none }
    const outside = await exportsOf(outsider)
    expect(outside).toEqual({ ...all, ...notThere, own: '200' })
    const foreign = await exportsOf(stranger)
    expect(foreign).toEqual({ ...all, ...notThere, own: '200' })
    for (const who of [outsider, stranger]) {
      expect((await who.ask('tasks', { scope: 'all', projectId, today })).items).toEqual([])
      expect((await who.ask('files', { projectId })).items).toEqual([])
      expect(await who.ask('projects', { scope: 'all' })).toEqual([])
    }
    expect((await stranger.ask('partners', {})).items).toEqual([])
    const ofOrganization = { projects: no, tasks: no, partners: no, files: no, log: no }
    expect(await exportsOf(worker)).toEqual({ ...ofOrganization, ...notThere, own: '200' })
  })

  it('SES-03 nothing new is written: what is not taking away is refused, and leaves no event', async () => {
    const before = await log.head()
    const stepId = fresh()
    const refused = [
      await ana.attempt('AddTask', { projectId, taskId: fresh(), stepId, title: 'Nova', startOn: today, endOn: today }),
      await ana.attempt('MarkFavorite', { projectId, favorite: true }),
      await ana.attempt('MarkAllNotificationsRead', { through: clock.now().toISOString() }),
      await ana.attempt('SignHead', {}),
      await ana.attempt('Reauthenticate', { password: aPassword }),
      await ana.request('PUT', '/rest/companies', aCompany),
      await ana.request('POST', '/rest/users/hand-off', {}),
      await ana.inquire('board', { projectId }),
      await ana.inquire('unreadNotifications', {}),
      await ana.inquire('search', { text: 'Sondagem' }),
    ]
    expect(new Set(refused.map(codeOf))).toEqual(new Set([over]))
    const byPeople = (await log.since(before)).filter(({ permissionBasis }) => permissionBasis !== 'system')
    expect(byPeople).toEqual([])
  })

  it('ACC-11 the password is changed, and an account is deleted with its confirmation', async () => {
    await reader.act('ChangePassword', { currentPassword: aPassword, password: newPassword })
    expect((await reader.signIn(newPassword)).status).toBe(200)
    const leave = (password: string) => reader.attempt('DeleteMyAccount', { reason: 'O teste acabou', password })
    expect(codeOf(await leave('Errada-00'))).toBe('403 account.passwordWrong')
    expect(codeOf(await leave(newPassword))).toBe('200')
    expect((await reader.signIn(newPassword)).status).toBe(401)
    // Workers leave as anybody does.
    expect(codeOf(await worker.attempt('DeleteMyAccount', { reason: 'Saída', password: aPassword }))).toBe('200')
  })
})
