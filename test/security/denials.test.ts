import type { ActionLogFilters } from '@prumo/contracts/audit/actionLog'
import { wholeLog, wholeProjectLog } from '@prumo/contracts/audit/actionLog'
import { denialLimits } from '@prumo/contracts/audit/denials'
import { linesOf } from '@prumo/verify/lines'
import { verdictOn } from '@prumo/verify/verdictOn'
import { describe, expect, it } from 'vitest'
import { fresh } from '../given/fresh'
import { everyRight } from '../given/given'
import { loggedEvents } from '../log/loggedEvents'
import { logOwner } from '../log/logOwner'
import { recoveryCode } from '../world/letters'
import { aPassword, type Person } from '../world/person'
import { world } from '../world/world'

const clock = { time: new Date('2026-03-02T09:00:00Z'), now: () => clock.time }
const theWorld = await world({ SESSION_HOURS: '100000', SESSION_IDLE_MINUTES: '6000000' }, clock)
const log = loggedEvents(theWorld.databaseUrl)
const { pool: owner } = logOwner(theWorld.databaseUrl)
const { founder, colleague, project } = theWorld
const settled = () => theWorld.prumo.commands.denials.settled()
const pass = (minutes: number) => {
  clock.time = new Date(clock.time.getTime() + minutes * 60_000)
}
const guess = { password: 'outra-senha-42' }

/** What is on record of this organization's denials, as its events say it. */
async function recordOf({ organizationId }: Pick<Person, 'organizationId'>) {
  await settled()
  const events = await log.denialsOf(organizationId)
  return events.map(({ type, at, data, metadata }) => {
    const { actor, from: cameFrom, permissionBasis } = JSON.parse(metadata)
    return { type, at, ...JSON.parse(data), actor, cameFrom, permissionBasis }
  })
}

const tasksOf = { of: 'project', feature: 'tasks', level: 'viewOnly', only: null }
const board = { kind: 'query', name: 'board' }

describe('AUD-01 whoever is denied something', () => {
  it('is on record with what it takes, what was asked for, which ids were named, and where from', async () => {
    const ana = await founder()
    const bia = await colleague(ana, 'viewer')
    const projectId = await project(ana)
    await bia.inquire('board', { projectId })
    expect(await recordOf(ana)).toEqual([
      {
        type: 'AccessDenied',
        at: expect.any(String),
        denialId: expect.any(String),
        userId: bia.userId,
        need: tasksOf,
        resource: board,
        namedIds: [projectId],
        because: 'resource.unknown',
        network: expect.any(String),
        deniedAt: clock.time.toISOString(),
        permissionBasis: 'system',
        actor: { kind: 'user', userId: bia.userId, sessionRef: expect.any(String) },
        cameFrom: { network: expect.any(String), precise: { of: bia.userId, sealed: expect.any(String) } },
      },
    ])
  })

  it('is on record in their own organization, whosever it is what they named', async () => {
    const [ana, eve] = [await founder(), await founder()]
    const projectId = await project(ana)
    expect((await eve.inquire('board', { projectId })).status).toBe(404)
    const rename = await eve.attempt('ChangeTask', { projectId, taskId: fresh(), title: 'Minha' })
    expect(rename.status).toBe(404)
    expect((await recordOf(eve)).map(({ resource, namedIds }) => [resource.name, namedIds[0]])).toEqual([
      ['board', projectId],
      ['ChangeTask', projectId],
    ])
    expect(await recordOf(ana)).toEqual([])
  })

  it('is so by rules that find no such thing, or ask whose it is', async () => {
    const ana = await founder()
    const bia = await colleague(ana)
    const projectId = await project(ana)
    const onProject = { projectId, target: { kind: 'project' as const, id: projectId }, commentId: fresh() }
    await ana.act('AddComment', { ...onProject, content: [{ text: 'Conferido' }] })
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    const { target: _, ...comment } = onProject
    const attempts = [
      await bia.attempt('UpdateComment', { ...onProject, content: [{ text: 'Errado' }] }),
      await bia.attempt('DeleteTask', { projectId, taskId: fresh() }),
      await bia.attempt('RemoveStep', { ...comment, projectId, stepId: fresh() }),
    ]
    expect(attempts.map(({ body }) => body.code)).toEqual(['comment.notAuthor', 'task.unknown', 'fields.invalid'])
    expect((await recordOf(ana)).map(({ userId, resource, because }) => [userId, resource.name, because])).toEqual([
      [bia.userId, 'UpdateComment', 'comment.notAuthor'],
      [bia.userId, 'DeleteTask', 'task.unknown'],
    ])
  })

  it('is so by every other call, with what that one takes', async () => {
    const [ana, eve] = [await founder(), await founder()]
    const [projectId, id] = [await project(ana), fresh()]
    const file = `/rest/files?projectId=${projectId}&fileId=${id}&size=3`
    const rehearsal = { projectId, mapping: { columns: {}, extra: [], steps: {} }, formats: {} }
    await eve.request('POST', file, 'abc', { 'Content-Type': 'application/octet-stream' })
    await eve.request('GET', `/rest/files/${id}?projectId=${projectId}`)
    await eve.request('POST', `/rest/uploads?projectId=${projectId}&fileName=a.csv`, 'a')
    await eve.request('GET', `/rest/uploads/${id}?projectId=${projectId}&headerRow=1`)
    await eve.request('POST', `/rest/uploads/${id}/rehearsal`, rehearsal)
    await eve.request('GET', `/rest/receipts/${id}.json`)
    await eve.request('GET', `/rest/exports/action-log?exportId=${id}`)
    await eve.request('GET', `/rest/exports/log-proof?exportId=${id}`)
    const record = await recordOf(eve)
    expect(record.map(({ resource, need, namedIds }) => [resource.name, need?.feature, [...namedIds].sort()])).toEqual([
      ['POST /rest/files', 'discussion', [projectId, id].sort()],
      ['GET /rest/files/:id', 'discussion', [projectId, id].sort()],
      ['POST /rest/uploads', 'imports', [projectId]],
      ['GET /rest/uploads/:id', 'imports', [projectId, id].sort()],
      ['POST /rest/uploads/:id/rehearsal', 'imports', [projectId, id].sort()],
      ['GET /rest/receipts/:id.json', 'documents', [id]],
      ['GET /rest/exports/action-log', 'actionLog', [id]],
      ['GET /rest/exports/log-proof', 'actionLog', [id]],
    ])
  })

  it('is so for what they do with a password that somebody else typed, not for what a page reads', async () => {
    const ana = await founder()
    const bia = await theWorld.newcomer(ana)
    expect((await bia.inquire('projects', { scope: 'all' })).body.code).toBe('access.passwordMustChange')
    expect((await bia.attempt('DeleteTask', { projectId: fresh(), taskId: fresh() })).body.code).toBe(
      'access.passwordMustChange',
    )
    expect((await recordOf(ana)).map(({ resource, because }) => [resource.name, because])).toEqual([
      ['DeleteTask', 'access.passwordMustChange'],
    ])
  })

  it('is answered as before, and a stranger who is asked to sign in is not on record', async () => {
    const visitor = theWorld.visitor()
    const before = await owner.query(`select count(*) from log.events where stream like 'denials-%'`)
    expect((await visitor.inquire('board', { projectId: fresh() })).status).toBe(401)
    await settled()
    const after = await owner.query(`select count(*) from log.events where stream like 'denials-%'`)
    expect(after.rows).toEqual(before.rows)
  })
})

describe('A proof of identity that fails', () => {
  const failed = async (by: Person) =>
    (await recordOf(by)).map(({ type, proof, during, actor, cameFrom }) => [
      type,
      proof,
      during?.name,
      actor.kind,
      cameFrom.precise?.of,
    ])

  it('is on record: a wrong password of somebody who is signed in', async () => {
    const ana = await founder()
    await ana.attempt('Reauthenticate', guess)
    await ana.attempt('ChangePassword', { currentPassword: guess.password, password: aPassword })
    await ana.attempt('DeleteMyAccount', { reason: 'Saio', ...guess })
    expect(await failed(ana)).toEqual(
      ['Reauthenticate', 'ChangePassword', 'DeleteMyAccount'].map((type) => [
        'IdentityProofFailed',
        'password',
        type,
        'user',
        ana.userId,
      ]),
    )
  })

  it('is on record of whom it was aimed at: a wrong password at the sign-in', async () => {
    const ana = await founder()
    await theWorld.visitor().request('POST', '/rest/users/authenticate', { login: ana.email, ...guess })
    const during = 'POST /rest/users/authenticate'
    expect(await failed(ana)).toEqual([['IdentityProofFailed', 'password', during, 'visitor', ana.userId]])
  })

  it('is on record of whom it was aimed at: a recovery code that has expired', async () => {
    const ana = await founder()
    await ana.act('RequestPasswordRecovery', { email: ana.email, language: 'en' })
    const code = await recoveryCode(theWorld.folder)
    pass(31)
    const late = await theWorld.visitor().attempt('RecoverPassword', { code, password: aPassword })
    expect(late.body.code).toBe('account.recoveryInvalid')
    expect(await failed(ana)).toEqual([
      ['IdentityProofFailed', 'recoveryCode', 'RecoverPassword', 'visitor', ana.userId],
    ])
  })

  it('is on record of whom it was aimed at: a code of their session, in another browser', async () => {
    const ana = await founder()
    const { body } = await ana.request('POST', '/rest/users/hand-off', {})
    const { token } = body as { token: string }
    const taken = await theWorld.visitor().request('GET', `/rest/users/validate?token=${token}`)
    expect(taken.status).toBe(401)
    const during = 'GET /rest/users/validate'
    expect(await failed(ana)).toEqual([['IdentityProofFailed', 'handOff', during, 'visitor', ana.userId]])
  })

  it('is on record: a password that an administrator typed, and that has expired', async () => {
    const ana = await founder()
    const bia = await theWorld.newcomer(ana)
    pass(25 * 60)
    expect((await bia.signIn()).status).toBe(403)
    const during = 'POST /rest/users/authenticate'
    expect(await failed(ana)).toEqual([['IdentityProofFailed', 'password', during, 'visitor', bia.userId]])
  })

  it('is nobody’s record where the account is nobody’s, also with a session of one’s own', async () => {
    const ana = await founder()
    const login = `ninguem-${fresh()}@obra.example`
    for (const by of [ana, theWorld.visitor()]) {
      await by.request('POST', '/rest/users/authenticate', { login, ...guess })
      await by.request('GET', `/rest/users/validate?token=${'a'.repeat(43)}`)
      await by.attempt('RecoverPassword', { code: 'a'.repeat(43), password: aPassword })
    }
    expect(await recordOf(ana)).toEqual([])
  })

  it('is on record: another site asks with somebody’s session', async () => {
    const ana = await founder()
    const elsewhere = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
    const { status } = await ana.request('POST', '/rest/commands/SignOut', { id: fresh(), data: {} }, elsewhere)
    await ana.request('POST', `/rest/${'%2e'.repeat(200)}/\u00e9 '"<script>`, {}, elsewhere)
    await ana.request('GET', '/rest/users/logout', undefined, { 'Sec-Fetch-Dest': 'image' })
    expect(status).toBe(403)
    // Whose session it is, is looked up after the answer.
    await expect
      .poll(async () => (await failed(ana)).map(([, proof, name]) => `${proof} ${name}`).sort())
      .toEqual([
        'origin GET /rest/users/logout',
        expect.stringMatching(/^origin POST \/rest\/[\w/:.-]{80,}$/),
        'origin SignOut',
      ])
  })
})

describe('However often somebody is denied', () => {
  it('the same denial is one event an hour, and a number when the hour is over', async () => {
    const ana = await founder()
    const [bia, projectId] = [await colleague(ana, 'viewer'), await project(ana)]
    for (let round = 0; round < 7; round++) {
      await bia.inquire('board', { projectId })
      if (round % 3 === 0) await settled()
    }
    await bia.inquire('board', { projectId: fresh() })
    expect(await recordOf(ana)).toHaveLength(2)
    const hour = `${clock.time.toISOString().slice(0, 13)}:00:00.000Z`
    pass(60)
    const [, , counted, ...others] = await recordOf(ana)
    expect(others).toEqual([])
    const to = new Date(Date.parse(hour) + 3_600_000).toISOString()
    const count = {
      userId: bia.userId,
      proof: null,
      need: tasksOf,
      resource: board,
      network: expect.any(String),
      count: 6,
    }
    expect(counted).toMatchObject({
      type: 'DenialsCounted',
      from: hour,
      to,
      counts: [count],
      more: 0,
    })
    await bia.inquire('board', { projectId })
    expect(await recordOf(ana)).toHaveLength(4)
  })

  it('five thousand denials fill no more than an hour’s share, sign nothing, and concern nobody else', async () => {
    const [ana, eve] = [await founder(), await founder()]
    const mallory = await colleague(eve, 'viewer')
    await theWorld.prumo.commands.heads.look(0)
    const heads = async () =>
      (
        await owner.query(
          `select count(*)::int as n from log.events
           where type in ('LogHeadSigned', 'HeadPublished') and organization_id = $1`,
          [eve.organizationId],
        )
      ).rows[0].n
    const before = await heads()
    pass(60)
    let denied = 0
    while (denied < 5000) {
      const ask = () => mallory.inquire('board', { projectId: fresh() })
      const replies = await Promise.all(Array.from({ length: 100 }, ask))
      // On a machine that is busy some are asked to come back.
      denied += replies.filter(({ status }) => status === 404).length
    }
    const written = await recordOf(eve)
    expect(written.length).toBeLessThanOrEqual(denialLimits.anHour)
    expect(written).toHaveLength(denialLimits.anHourOfOnePerson)
    await theWorld.prumo.commands.heads.look(0)
    expect(await heads()).toBe(before)
    expect(await recordOf(ana)).toEqual([])

    pass(60)
    const [counted] = (await recordOf(eve)).filter(({ type }) => type === 'DenialsCounted')
    const sum = counted.counts.reduce((all: number, { count }: { count: number }) => all + count, counted.more)
    expect(sum + written.length).toBe(denied)
  })
})

describe('For the auditor', () => {
  const kinds = ['AccessDenied', 'IdentityProofFailed', 'DenialsCounted']

  async function readBy(by: Person, filters: Partial<ActionLogFilters> = {}) {
    await settled()
    const viewId = fresh()
    await by.act('ViewActionLog', { viewId, filters: { ...wholeLog, ...filters } })
    return by.ask('actionLog', { viewId, limit: 500 })
  }
  const denialsRead = async (by: Person, filters: Partial<ActionLogFilters> = {}) =>
    (await readBy(by, filters)).items.filter(({ kind }) => kinds.includes(kind))

  async function story() {
    const ana = await founder()
    const [bia, projectId] = [await colleague(ana, 'editor'), await project(ana, { pitch: 'Ponte secreta' })]
    await bia.inquire('board', { projectId })
    await theWorld.visitor().request('POST', '/rest/users/authenticate', { login: bia.email, ...guess })
    return { ana, bia, projectId }
  }

  it('they stand in the action log, found by kind and by person', async () => {
    const { ana, bia, projectId } = await story()
    const [failed, denied] = await denialsRead(ana, { personId: bia.userId })
    expect(denied).toMatchObject({ kind: 'AccessDenied', actor: { kind: 'user', name: 'Bia Rocha' }, projectId: null })
    expect(denied?.from).toMatchObject({ address: expect.any(String), userAgent: expect.any(String) })
    expect(denied?.changes.find(({ field }) => field === 'namedIds')?.after?.names ?? {}).toHaveProperty(
      projectId,
      'Ponte secreta',
    )
    expect(failed).toMatchObject({ kind: 'IdentityProofFailed', actor: { kind: 'visitor' }, recordName: 'Bia Rocha' })
    expect(failed?.from).toMatchObject({ address: expect.any(String), userAgent: expect.any(String) })
    expect(await denialsRead(ana, { personId: ana.userId })).toEqual([])
    expect((await readBy(ana, { kinds: ['AccessDenied'] })).items.map(({ kind }) => kind)).toEqual(['AccessDenied'])
    expect((await readBy(ana)).kinds).toEqual(expect.arrayContaining(['AccessDenied', 'IdentityProofFailed']))
  })

  it('they are there for nobody else: not in another organization, nor for whoever was denied', async () => {
    const { ana, bia, projectId } = await story()
    const profileId = fresh()
    const permissions = { ...everyRight, actionLog: 'viewOnly' as const }
    await ana.act('CreateAccessProfile', { profileId, name: 'Engenharia', permissions, mayOwnProjects: true })
    const caio = await colleague(ana, 'creator', profileId)
    await ana.act('ShareProject', { projectId, email: caio.email, as: ['team'] })
    const positions = (await denialsRead(ana)).map(({ position }) => position)
    expect(positions).toHaveLength(2)
    for (const person of [bia, caio, await founder()]) {
      const { items, kinds: offered } = await readBy(person)
      expect(items.filter(({ kind }) => kinds.includes(kind))).toEqual([])
      expect(offered.filter((kind) => kinds.includes(kind))).toEqual([])
      expect(JSON.stringify(await readBy(person, { recordId: bia.userId }))).not.toContain('AccessDenied')
      expect((await person.inquire('inclusionProof', { position: positions[0] ?? 0 })).status).toBe(404)
    }
    const filters = wholeProjectLog
    const viewId = fresh()
    await ana.act('ViewProjectActionLog', { projectId, viewId, filters })
    const ofProject = await ana.ask('actionLog', { viewId, limit: 500 })
    expect(ofProject.items.filter(({ kind }) => kinds.includes(kind))).toEqual([])
  })

  it('they are in exports and in proofs, which verify', async () => {
    const { ana } = await story()
    const viewId = fresh()
    await settled()
    await ana.act('ViewActionLog', { viewId, filters: wholeLog })
    await ana.act('SignHead', {})
    const [exportId, proofId] = [fresh(), fresh()]
    await ana.act('ExportActionLog', { viewId, exportId, format: 'csv' })
    await ana.act('ExportLogProof', { viewId, exportId: proofId })
    const file = async (path: string) => String((await ana.request('GET', `/rest/exports/${path}`)).body)
    const csv = await file(`action-log?exportId=${exportId}`)
    expect(csv.split('\r\n').filter((line) => /,(AccessDenied|IdentityProofFailed),/.test(line))).toHaveLength(2)
    const proof = await file(`log-proof?exportId=${proofId}`)
    expect(proof).toMatch(/"type":"AccessDenied"/)
    expect(await verdictOn(linesOf([Buffer.from(proof)]))).toMatchObject({ verdict: 'good' })
  })
})
