import type { ActionLogFilters } from '@prumo/contracts/audit/actionLog'
import { wholeLog, wholeProjectLog } from '@prumo/contracts/audit/actionLog'
import { describeChanges } from '@prumo/contracts/audit/describeChanges'
import type { Action } from '@prumo/contracts/audit/queries'
import { describe, expect, it } from 'vitest'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { everyRight } from '../given/given'
import { wordings } from '../given/wordings'
import { loggedEvents } from '../log/loggedEvents'
import { aPassword, type Person } from '../world/person'
import { world } from '../world/world'

let later = 0
const theWorld = await world({}, { now: () => new Date(Date.now() + later) })
const { founder, colleague, project } = theWorld
const log = loggedEvents(theWorld.databaseUrl)

const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }

async function viewed(by: Person, filters: Partial<ActionLogFilters> = {}): Promise<string> {
  const viewId = fresh()
  await by.act('ViewActionLog', { viewId, filters: { ...wholeLog, ...filters } })
  return viewId
}

/** All that this person reads through a view, page by page. */
async function readThrough(by: Person, viewId: string, limit = 100): Promise<Action[]> {
  const read: Action[] = []
  let after: string | undefined
  do {
    const { items, next } = await by.ask('actionLog', { viewId, limit, ...(after && { after }) })
    read.push(...items)
    after = next ?? undefined
  } while (after)
  return read
}

const actionsFor = async (by: Person, filters: Partial<ActionLogFilters> = {}) =>
  readThrough(by, await viewed(by, filters))
const kindsOf = (actions: readonly { kind: string }[]) => actions.map(({ kind }) => kind)
const positionsOf = (actions: readonly { position: number }[]) => actions.map(({ position }) => position)

const file = (by: Person, exportId: string) => by.request('GET', `/rest/exports/action-log?exportId=${exportId}`)
async function exported(by: Person, format: 'csv' | 'json', filters: Partial<ActionLogFilters> = {}) {
  const exportId = fresh()
  await by.act('ExportActionLog', { viewId: await viewed(by, filters), exportId, format })
  return { exportId, reply: await file(by, exportId) }
}

/** A project in which an engineer has moved and rescheduled a task, and has got another role. */
async function story() {
  const ana = await founder()
  const bia = await colleague(ana, 'editor')
  const projectId = await project(ana, { pitch: `Escola ${fresh()}` })
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
  const { steps } = await ana.ask('board', { projectId })
  const [todo = '', doing = ''] = steps.map(({ stepId }) => stepId)
  const [taskId, otherId] = [fresh(), fresh()]
  await ana.act('AddTask', { projectId, taskId, stepId: todo, title: 'Cobertura', ...dates })
  await bia.act('QuickAddTask', {
    projectId,
    taskId: otherId,
    stepId: todo,
    title: 'Calçada',
    ...dates,
    assigneeId: null,
  })
  await bia.act('MoveTask', { projectId, taskId, stepId: doing, beforeTaskId: null })
  await bia.act('ChangeTask', { projectId, taskId, endOn: '2026-03-13', progress: 40, assigneeId: bia.userId })
  return { ana, bia, projectId, todo, doing, taskId, otherId }
}

describe('The action log', () => {
  it('AUD-01 holds every state change, once each', async () => {
    const { ana, bia, projectId, todo, taskId, otherId } = await story()
    const [profileId, tagId, itemId, stepId] = [fresh(), fresh(), fresh(), fresh()]
    const profile = { profileId, permissions: everyRight, mayOwnProjects: true }
    await ana.act('CreateAccessProfile', { ...profile, name: 'Fiscal' })
    await ana.act('ChangeAccessProfile', { ...profile, name: 'Fiscal de obra' })
    await ana.act('AssignAccessProfile', { userId: bia.userId, profileId })
    await ana.act('ChangeUserLicence', { userId: bia.userId, licence: 'creator' })
    await ana.act('AddTag', { projectId, tagId, description: 'Urgente', textColour: '#ffffff', colour: '#aa2222' })
    await ana.act('AddStep', {
      projectId,
      stepId,
      name: 'Vistoria',
      description: '',
      taskLimit: 2,
      finishes: false,
    })
    await bia.act('ChangeTask', {
      projectId,
      taskId: otherId,
      tagIds: [tagId],
      predecessorIds: [taskId],
      priority: 'high',
    })
    const item = { description: 'Telhas', assigneeId: null, startOn: null, endOn: null }
    await bia.act('AddChecklistItem', { projectId, taskId, itemId, ...item })
    await bia.act('TickChecklistItem', { projectId, taskId, itemId, done: true })
    await bia.act('MarkFavorite', { projectId, favorite: true })
    await bia.attempt('MoveTask', { projectId, taskId: otherId, stepId: fresh(), beforeTaskId: null })
    await bia.act('DeleteTask', { projectId, taskId: otherId })
    await ana.act('RemoveStep', { projectId, stepId })
    await ana.act('ChangeProjectStatus', { projectId, status: 'paused' })
    await ana.act('DeleteAccessProfile', { profileId })
    await bia.act('ChangePassword', { currentPassword: aPassword, password: `${aPassword}3` })
    await bia.signIn(`${aPassword}3`)
    await bia.act('SignOut', {})
    await ana.act('ChangeTask', { projectId, taskId, title: 'Cobertura' })
    await ana.act('MoveTask', { projectId, taskId, stepId: todo, beforeTaskId: null })

    await theWorld.prumo.commands.denials.settled()
    const actions = await actionsFor(ana)
    const happened = (await log.all()).filter(({ organizationId }) => organizationId === ana.organizationId)
    expect(actions.map(({ position, kind }) => `${position} ${kind}`)).toEqual(
      happened.map(({ position, type }) => `${position} ${type}`).reverse(),
    )
    expect(happened.length).toBeGreaterThan(30)
  })

  it('AUD-01 COM-02 says who, what, when, from where, and what stood there before and after', async () => {
    const { ana, bia, projectId, todo, doing, taskId } = await story()
    const actions = await actionsFor(ana, { recordId: taskId })
    const actionOf = (kind: string) => actions.find((action) => action.kind === kind)
    expect(actionOf('TaskMoved')).toMatchObject({
      actor: { kind: 'user', userId: bia.userId, name: 'Bia Rocha' },
      permissionBasis: 'team',
      projectId,
      recordId: taskId,
      recordName: 'Cobertura',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      from: { network: expect.any(String), address: expect.any(String), userAgent: expect.any(String) },
    })
    const steps = {
      before: { value: todo, names: { [todo]: 'A fazer' } },
      after: { value: doing, names: { [doing]: 'Em andamento' } },
    }
    expect(actionOf('TaskMoved')?.changes).toContainEqual({ field: 'stepId', ...steps })
    expect(actionOf('TaskRescheduled')?.changes).toContainEqual({
      field: 'endOn',
      before: { value: '2026-03-06', names: {} },
      after: { value: '2026-03-13', names: {} },
    })

    await ana.act('ChangeUserLicence', { userId: bia.userId, licence: 'viewer' })
    const [change] = await actionsFor(ana, { kinds: ['UserLicenceChanged'] })
    expect(change).toMatchObject({ permissionBasis: 'administrator', recordId: bia.userId, recordName: 'Bia Rocha' })
    expect(change?.changes).toEqual([
      { field: 'licence', before: { value: 'editor', names: {} }, after: { value: 'viewer', names: {} } },
    ])
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['stakeholder'] })
    const [role] = await actionsFor(ana, { projectId, kinds: ['ProjectShared'] })
    expect(role?.changes).toContainEqual({
      field: 'roles',
      before: { value: ['team'], names: {} },
      after: { value: ['team', 'stakeholder'], names: {} },
    })
  })

  it('AUD-01 says that an origin was erased of nothing that was never kept, as of what visitors do', async () => {
    const ana = await founder()
    const actions = await actionsFor(ana)
    const byVisitor = actions.filter(({ kind, actor }) => kind === 'OrganizationFounded' && actor.kind === 'visitor')
    expect(byVisitor.map(({ from }) => from)).toEqual([
      { network: expect.any(String), address: null, userAgent: null, erased: false },
    ])
    expect(actions.filter(({ from }) => from?.erased)).toEqual([])
  })

  it('AUD-01 says by its first name what had none yet, and names the part that an action is about', async () => {
    const ana = await founder()
    const projectId = await project(ana, { pitch: 'Viaduto', internalCode: `V-${fresh().slice(0, 8)}` })
    const stepId = await firstStepOf(ana, projectId)
    const [taskId, itemId] = [fresh(), fresh()]
    await ana.act('AddTask', { projectId, taskId, stepId, title: 'Cobertura', ...dates })
    const item = { description: 'Cinto', assigneeId: null, startOn: null, endOn: null }
    await ana.act('AddChecklistItem', { projectId, taskId, itemId, ...item })
    await ana.act('TickChecklistItem', { projectId, taskId, itemId, done: true })
    const wordsOf = async (kind: string) => {
      const [action] = await actionsFor(ana, { kinds: [kind] })
      if (!action) throw new Error(`there is no ${kind}`)
      return describeChanges(action, wordings['pt-BR']).map(({ label, after }) => [label, after])
    }
    expect(await wordsOf('NameClaimed')).toContainEqual(['Reservado para', 'Viaduto'])
    expect(await wordsOf('ChecklistItemTicked')).toEqual([
      ['Item', 'Cinto'],
      ['Feito', 'Sim'],
    ])
  })

  it('AUD-02 is filtered by person, record, project, kind and period, and by all of them together', async () => {
    const { ana, bia, projectId, taskId } = await story()
    const otherProject = await project(ana)
    const all = await actionsFor(ana)
    const expectOnly = async (filters: Partial<ActionLogFilters>, is: (action: Action) => boolean) => {
      const last = all[0]?.position ?? 0
      const read = (await actionsFor(ana, filters)).filter(({ position }) => position <= last)
      expect(positionsOf(read)).toEqual(positionsOf(all.filter(is)))
      expect(read.length).toBeGreaterThan(0)
      expect(read.length).toBeLessThan(all.length)
    }
    await expectOnly({ personId: bia.userId }, ({ actor }) => actor.userId === bia.userId)
    await expectOnly({ recordId: taskId }, ({ recordId }) => recordId === taskId)
    await expectOnly({ projectId }, (action) => action.projectId === projectId)
    await expectOnly({ projectId: otherProject }, (action) => action.projectId === otherProject)
    await expectOnly({ kinds: ['TaskMoved', 'TaskAdded'] }, ({ kind }) => ['TaskMoved', 'TaskAdded'].includes(kind))
    const to = all.find(({ kind }) => kind === 'TaskMoved')?.at ?? ''
    const from = all.find(({ kind }) => kind === 'ProjectShared')?.at ?? ''
    await expectOnly({ from, to }, ({ at }) => at >= from && at < to)
    const together = {
      personId: bia.userId,
      recordId: taskId,
      projectId,
      kinds: ['TaskMoved', 'TaskRescheduled'],
      from: to,
    }
    expect(kindsOf(await actionsFor(ana, together))).toEqual(['TaskRescheduled', 'TaskMoved'])
    expect(await actionsFor(ana, { ...together, personId: ana.userId })).toEqual([])
  })

  it('AUD-02 is read page by page with neither gaps nor repeats, while more happens', async () => {
    const { ana, projectId, taskId } = await story()
    const viewId = await viewed(ana)
    const expected = positionsOf(await readThrough(ana, viewId))
    const read: number[] = []
    let after: string | undefined
    do {
      const page = await ana.ask('actionLog', { viewId, limit: 3, ...(after && { after }) })
      read.push(...positionsOf(page.items))
      // The kinds to choose from come with the first page alone.
      expect(page.kinds.length > 0).toBe(!after)
      after = page.next ?? undefined
      await ana.act('ChangeTask', { projectId, taskId, progress: read.length % 101 })
    } while (after)
    expect(read).toEqual(expected)
  })

  it('AUD-02 shows nobody what happened in a project that is not there for them', async () => {
    const { ana, bia, projectId } = await story()
    const caio = await colleague(ana, 'editor')
    const hidden = (await actionsFor(ana, { projectId })).length
    expect(hidden).toBeGreaterThan(5)
    expect((await actionsFor(bia)).filter((action) => action.projectId === projectId).length).toBeGreaterThan(5)
    const seen = await actionsFor(caio)
    expect(new Set(seen.map(({ actor }) => actor.userId))).toEqual(new Set([caio.userId]))
    expect(await actionsFor(caio, { projectId })).toEqual([])
    const { reply } = await exported(caio, 'json', { projectId })
    expect(reply.body).toEqual([])
    const stranger = await founder()
    expect(await actionsFor(stranger, { projectId })).toEqual([])
    const viewId = await viewed(ana)
    expect((await bia.inquire('actionLog', { viewId })).status).toBe(404)
  })

  it('AUD-02 is open as a whole to an auditor, whatever the projects', async () => {
    const { ana, projectId } = await story()
    const profileId = fresh()
    await ana.act('CreateAccessProfile', {
      profileId,
      name: 'Auditoria',
      permissions: everyRight,
      mayOwnProjects: false,
    })
    const auditor = await colleague(ana, 'creator', profileId)
    const all = positionsOf(await actionsFor(ana, { projectId }))
    expect(positionsOf(await actionsFor(auditor, { projectId }))).toEqual(all)
  })

  it('SET-08 holds, for a project, what happened in it and nothing else', async () => {
    const { ana, projectId } = await story()
    const viewId = fresh()
    const filters = wholeProjectLog
    await ana.act('ViewProjectActionLog', { projectId, viewId, filters })
    const actions = await readThrough(ana, viewId)
    const happened = (await log.since(0)).filter((event) => event.projectId === projectId)
    expect(positionsOf(actions)).toEqual(positionsOf(happened).reverse())
    expect(new Set(actions.map((action) => action.projectId))).toEqual(new Set([projectId]))
    expect(kindsOf(actions)).toContain('ActionLogViewed')
  })

  it('SET-08 does not exist for whoever cannot see the project', async () => {
    const { ana, projectId } = await story()
    const caio = await colleague(ana, 'editor')
    const filters = wholeProjectLog
    const viewId = fresh()
    const { status, body } = await caio.attempt('ViewProjectActionLog', { projectId, viewId, filters })
    expect([status, body.code]).toEqual([404, 'resource.unknown'])
    expect((await caio.inquire('actionLog', { viewId })).status).toBe(404)
  })
})

describe('Views of the action log', () => {
  it('AUD-02 are left out of it where the filters say so, of what is exported and of what is proved as well', async () => {
    const { ana, projectId } = await story()
    await exported(ana, 'csv')
    await ana.act('SignHead', {})
    const everything = kindsOf(await actionsFor(ana)).filter((kind) => kind !== 'LogHeadSigned')
    const without = await actionsFor(ana, { withoutViews: true })
    expect(everything).toContain('ActionLogViewed')
    const kept = (kinds: readonly string[]) => kinds.filter((kind) => kind !== 'ActionLogViewed')
    expect(kindsOf(without).filter((kind) => kind !== 'LogHeadSigned')).toEqual(kept(everything))
    // That somebody took data away stays.
    expect(kindsOf(without)).toContain('ActionLogExported')
    expect(await actionsFor(ana, { withoutViews: true, kinds: ['ActionLogViewed'] })).toEqual([])

    const records = (await exported(ana, 'json', { projectId, withoutViews: true })).reply.body as { kind: string }[]
    expect(records.length).toBeGreaterThan(5)
    expect(records.map(({ kind }) => kind)).not.toContain('ActionLogViewed')
    const exportId = fresh()
    await ana.act('SignHead', {})
    await ana.act('ExportLogProof', { viewId: await viewed(ana, { withoutViews: true }), exportId })
    const proved = String((await ana.request('GET', `/rest/exports/log-proof?exportId=${exportId}`)).body)
    expect(proved).toContain('"scope":"some"')
    expect(proved).toContain('ActionLogExported')
    expect(proved).not.toContain('ActionLogViewed')
  })

  it('AUD-02 are left out on record: the filter is told of the view, the export and the proof, in words', async () => {
    const { ana } = await story()
    const viewId = await viewed(ana, { withoutViews: true })
    await ana.act('ExportActionLog', { viewId, exportId: fresh(), format: 'csv' })
    await ana.act('ExportLogProof', { viewId, exportId: fresh() })
    const kinds = ['ActionLogViewed', 'ActionLogExported', 'LogProofExported']
    const entries = (await actionsFor(ana, { kinds })).slice(1, 4)
    expect(kindsOf(entries)).toEqual([...kinds].reverse())
    const { say } = wordings['pt-BR']
    for (const action of entries)
      expect(describeChanges(action, wordings['pt-BR']).map(({ label, after }) => [label, after])).toContainEqual([
        say(['logField.filter.withoutViews'], ''),
        'Sim',
      ])
  })

  it('API-09 are left out or in by yes and no alone', async () => {
    const { ana } = await story()
    for (const wrong of [undefined, null, 'true', 1]) {
      const filters = { ...wholeLog, withoutViews: wrong } as never
      expect((await ana.attempt('ViewActionLog', { viewId: fresh(), filters })).status).toBe(422)
    }
  })
})

describe('An export of the action log', () => {
  it('AUD-02 is logged with its filters and format, as each view is', async () => {
    const { ana, taskId } = await story()
    const { exportId } = await exported(ana, 'csv', { recordId: taskId, kinds: ['TaskMoved'] })
    const [view] = await actionsFor(ana, { kinds: ['ActionLogViewed'] }).then((views) => views.slice(1))
    const [taken] = await actionsFor(ana, { kinds: ['ActionLogExported'] })
    const filters = { ...wholeLog, recordId: taskId, kinds: ['TaskMoved'] }
    expect(view?.changes).toContainEqual({
      field: 'filters',
      before: null,
      after: { value: filters, names: { [taskId]: 'Cobertura' } },
    })
    expect(taken?.actor.userId).toBe(ana.userId)
    expect(taken?.changes.map(({ field, after }) => [field, after?.value])).toEqual(
      expect.arrayContaining([
        ['exportId', exportId],
        ['format', 'csv'],
        ['filters', filters],
      ]),
    )
  })

  it('AUD-02 is JSON with the exact values before and after', async () => {
    const { ana, bia, projectId, todo, doing, taskId } = await story()
    const { reply } = await exported(ana, 'json', { recordId: taskId })
    expect(reply.headers.get('Content-Type')).toMatch(/^application\/json/)
    expect(reply.headers.get('Content-Disposition')).toMatch(/^attachment; filename="action-log-[\dT-]+\.json"$/)
    const actions = await actionsFor(ana, { recordId: taskId })
    const records = reply.body as Record<string, unknown>[]
    expect(records.map(({ position }) => position)).toEqual(positionsOf(actions))
    expect(records.find(({ kind }) => kind === 'TaskMoved')).toMatchObject({
      person: 'Bia Rocha',
      personId: bia.userId,
      role: 'team',
      label: 'mudou a etapa da tarefa',
      changes: expect.arrayContaining([{ label: 'Etapa', before: 'A fazer', after: 'Em andamento' }]),
      projectId,
      record: 'Cobertura',
      recordId: taskId,
      before: { stepId: todo },
      after: { stepId: doing },
      network: expect.any(String),
      device: expect.any(String),
      at: expect.stringMatching(/Z$/),
      when: expect.stringMatching(/ \(UTC−3\)$/),
      timeZone: 'America/Sao_Paulo',
    })
  })

  it('AUD-02 says what was done again, and not that it was taken back once more', async () => {
    const { ana, projectId, taskId } = await story()
    const [actionId, undoId, redoId] = [fresh(), fresh(), fresh()]
    await ana.act('ChangeTask', { projectId, taskId, title: 'Telhado' }, actionId)
    await ana.act('UndoPlanAction', { projectId, actionId }, undoId)
    await ana.act('UndoPlanAction', { projectId, actionId: undoId }, redoId)
    await ana.act('UndoPlanAction', { projectId, actionId: redoId })
    const { reply } = await exported(ana, 'csv', { projectId, kinds: ['TaskRenamed'] })
    const ways = [...String(reply.body).matchAll(/(?:(desfez|refez) uma ação: )?renomeou/g)].map(([, way]) => way)
    expect(ways).toEqual(['desfez', 'refez', 'desfez', undefined])
  })

  it('AUD-02 is CSV that a spreadsheet shows and never computes', async () => {
    const { ana, projectId, todo, taskId } = await story()
    await ana.act('ChangeTask', { projectId, taskId, title: '=1+1' })
    const dangerous = fresh()
    await ana.act('AddTask', { projectId, taskId: dangerous, stepId: todo, title: '@SUM(A1;"é")', ...dates })
    const { exportId, reply } = await exported(ana, 'csv', { projectId })
    expect(reply.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(reply.headers.get('Content-Disposition')).toMatch(/^attachment; filename="action-log-[\dT-]+\.csv"$/)
    const [header, ...lines] = String(reply.body).trimEnd().split('\r\n')
    expect(header).toBe(
      'Quando,Fuso horário,Instante exato (UTC),Posição,Quem,Id da pessoa,O que permitiu,O que fez,Código da ação,Projeto,Id do projeto,Registro,Id do registro,Rede,Endereço IP,Navegador,Antes,Depois,Id do evento,Observação,Não mostrado',
    )
    const viewed = await actionsFor(ana, { projectId })
    const taken = Number(lines[0]?.split(',')[3])
    expect(lines.map((line) => Number(line.split(',')[3]))).toEqual(positionsOf(viewed).filter((at) => at <= taken))
    expect(lines.find((line) => line.includes(',TaskRenamed,'))).toContain(`,'=1+1,${taskId},`)
    expect(lines.find((line) => line.includes(dangerous))).toContain(`,"'@SUM(A1;""é"")",${dangerous},`)
    expect(String(reply.body)).not.toMatch(/(^|,)"?[=@]/m)

    const bytes = await bytesOf(ana, exportId)
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  })

  it('AUD-02 holds all of a long log, and the same however often it is fetched', async () => {
    const { ana, projectId, todo, taskId } = await story()
    const add = (title: string) => ana.act('AddTask', { projectId, taskId: fresh(), stepId: todo, title, ...dates })
    for (let batch = 0; batch < 28; batch++) {
      await Promise.all(Array.from({ length: 20 }, (_, index) => add(`Tarefa ${batch}.${index}`)))
    }
    const { exportId, reply } = await exported(ana, 'json')
    await ana.act('ChangeTask', { projectId, taskId, progress: 77 })
    const again = await file(ana, exportId)
    expect(again.body).toEqual(reply.body)
    const records = reply.body as { position: number }[]
    const happened = (await log.all()).filter(({ organizationId }) => organizationId === ana.organizationId)
    const last = happened.find(({ type }) => type === 'ActionLogExported')?.position ?? 0
    expect(positionsOf(records)).toEqual(positionsOf(happened.filter(({ position }) => position <= last)).reverse())
    expect(records.length).toBeGreaterThan(560)
  })

  it('AUD-02 is for whoever recorded it, for ten minutes, as long as the log is open to them', async () => {
    const { ana, bia } = await story()
    const { exportId, reply } = await exported(bia, 'csv')
    expect(reply.status).toBe(200)
    const codeOf = async (by: Person, id: string = exportId) => {
      const { status, body } = await file(by, id)
      return `${status} ${(body as { code?: string }).code}`
    }
    expect(await codeOf(ana)).toBe('404 actionLog.exportUnknown')
    expect(await codeOf(await founder())).toBe('404 actionLog.exportUnknown')
    expect(await codeOf(theWorld.visitor())).toBe('401 access.signIn')
    expect(await codeOf(bia, 'tudo')).toBe('422 fields.invalid')
    expect((await ana.attempt('ExportActionLog', { viewId: fresh(), exportId: fresh(), format: 'csv' })).status).toBe(
      404,
    )

    const profileId = fresh()
    const permissions = { ...everyRight, actionLog: 'noAccess' as const }
    await ana.act('CreateAccessProfile', { profileId, name: 'Obra', permissions, mayOwnProjects: false })
    await ana.act('AssignAccessProfile', { userId: bia.userId, profileId })
    expect(await codeOf(bia)).toBe('403 access.noPermission')
    await ana.act('AssignAccessProfile', { userId: bia.userId, profileId: null })
    expect((await file(bia, exportId)).status).toBe(200)
    later += 601_000
    expect(await codeOf(bia)).toBe('404 actionLog.exportUnknown')
  })
})

/** The file as it is: reading it as text would take its first three bytes for a mark and drop them. */
async function bytesOf({ email }: Person, exportId: string): Promise<Uint8Array> {
  const { url } = theWorld.prumo
  const signedIn = await fetch(`${url}/rest/users/authenticate`, {
    method: 'POST',
    headers: { 'X-Prumo': '1', 'Content-Type': 'application/json' },
    body: JSON.stringify({ login: email, password: aPassword }),
  })
  const Cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const reply = await fetch(`${url}/rest/exports/action-log?exportId=${exportId}`, { headers: { Cookie } })
  return new Uint8Array(await reply.arrayBuffer())
}
