import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { wholeLog } from '@prumo/contracts/audit/actionLog'
import { readConfig } from '@prumo/platform/config'
import { describe, expect, it } from 'vitest'
import { type Demo, demo, tellSignIns } from '../demo'
import { toFill } from '../demo/toFill'
import { startPrumo } from '../startPrumo'
import { moneyOf, planAgainstCalendar } from './demoAgreement'
import { sendFile } from './files/sendFile'
import { aField } from './given/aField'
import { fresh } from './given/fresh'
import { logOwner } from './log/logOwner'
import { aSecret } from './world/aSecret'
import { personAt } from './world/person'
import { world } from './world/world'

const theWorld = await world({})
const { folder } = theWorld
const config = toFill(
  readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    PRUMO_DATA: folder,
    DATABASE_URL: theWorld.databaseUrl,
    PRUMO_SECRET: aSecret,
    LOG_LEVEL: 'error',
  }),
)
const clocks: (() => Date)[] = []
const start = (now: () => Date) => {
  clocks.push(now)
  return startPrumo(config, now)
}
/** The demonstration is filled while nobody is served. */
let filled = {} as Demo
await theWorld.restart(async () => {
  filled = await demo(start, folder)
})
const projectId = filled.projectId
const { pool } = logOwner(theWorld.databaseUrl)

const signedIn = async (part: keyof Demo['signIns']) => {
  const person = personAt(theWorld.prumo.url, { userId: '', organizationId: '', ...filled.signIns[part] })
  return { person, reply: await person.signIn() }
}

describe('The demonstration', () => {
  it('is filled without a mail to anybody', () => {
    expect(existsSync(join(folder, 'outbox'))).toBe(false)
  })

  it.each(['auditor', 'analyst', 'approver'] as const)('lets the %s in', async (part) => {
    const { person, reply } = await signedIn(part)
    expect(reply.status).toBe(200)
    expect(await person.ask('me', {})).toMatchObject({ mustChangePassword: false, emailProven: true })
    expect(tellSignIns(filled)).toContain(`${filled.signIns[part].email} `)
    expect(tellSignIns(filled)).toContain(filled.signIns[part].password)
  })

  it('lets the auditor read the whole action log', async () => {
    const { person } = await signedIn('auditor')
    const viewId = crypto.randomUUID()
    await person.act('ViewActionLog', { viewId, filters: wholeLog })
    const { items, kinds } = await person.ask('actionLog', { viewId, limit: 500 })
    expect(items.length).toBeGreaterThan(400)
    expect(kinds.length).toBeGreaterThan(25)
    const { items: people } = await person.ask('actionLogChoices', { viewId, of: 'person' })
    expect(people).toHaveLength(6)
  })

  it('has a school under renovation, some of it done and some to do', async () => {
    const { person } = await signedIn('analyst')
    const { steps, tasks, tags } = await person.ask('board', { projectId })
    expect(tasks.length).toBeGreaterThanOrEqual(60)
    expect(tags.every(({ inUse }) => inUse)).toBe(true)
    expect(steps.map(({ stepId }) => tasks.filter((task) => task.stepId === stepId).length)).not.toContain(0)
    expect((await person.ask('projects', { scope: 'all' })).map(({ pitch }) => pitch)).toContain(
      'Reforma da Escola Municipal Prof. Anísio Teixeira',
    )
  })

  it('has baselines, and tasks that have slipped since each', async () => {
    const { person } = await signedIn('analyst')
    const { items } = await person.ask('baselines', { projectId })
    expect(items.map(({ name }) => name)).toEqual(['Depois das licenças', 'Contrato'])
    for (const { baselineId } of items) {
      const { counts, endShift } = await person.ask('baselineComparison', { projectId, baselineId })
      expect(counts.late).toBeGreaterThan(2)
      expect(endShift).not.toBeNull()
    }
  })

  it('KAN-05 has an S-curve that was reported otherwise than it is known now', async () => {
    const { person } = await signedIn('analyst')
    const [contract] = (await person.ask('baselines', { projectId })).items.slice(-1)
    const statusOn = new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10)
    const input = { projectId, statusOn, baselineId: contract?.baselineId ?? '' }
    const { figures, points, coverage } = await person.ask('workCurve', input)
    expect(figures.earnedValue).toBeGreaterThan(0)
    expect(figures.actualCost).toBeGreaterThan(0)
    expect(figures.scheduleVariance).not.toBe(0)
    expect(points.length).toBeGreaterThan(12)
    expect(coverage.counted).toBeGreaterThan(50)
    expect((await person.ask('workCurveChanges', input)).items.map(({ title }) => title)).toContain(
      'Remover telhas de fibrocimento com amianto',
    )
  })

  it('FIN-01 has a ledger in which something came out dearer than planned', async () => {
    const { person } = await signedIn('analyst')
    const { totals } = await person.ask('ledgerTotals', { projectId })
    const [inflow, outflow] = totals
    expect([inflow?.kind, outflow?.kind]).toEqual(['inflow', 'outflow'])
    expect(outflow?.realizedCents).toBeGreaterThan(outflow?.plannedOfRealizedCents ?? 0)
    const { items } = await person.ask('installments', { projectId })
    expect(items.some(({ count }) => count > 1)).toBe(true)
  })

  it('FIN-07 FIN-06 has installments that are open, cancelled and paid, also by their tasks, and a closed month', async () => {
    const { person } = await signedIn('analyst')
    const states = async () => {
      const { items } = await person.ask('installments', { projectId })
      return new Set(items.map(({ state, closedBy }) => closedBy ?? state))
    }
    await expect.poll(states).toEqual(new Set(['open', 'cancelled', 'person', 'tasks']))
    expect((await person.ask('ledgerTotals', { projectId })).closedThrough).toMatch(/^\d{4}-\d{2}$/)
  })

  it('has a canvas with nothing required missing, and a card that could be restored', async () => {
    const { person } = await signedIn('approver')
    const { areas, cards, deleted } = await person.ask('canvas', { projectId })
    const empty = areas.filter(({ areaId }) => !cards.some((card) => card.areaId === areaId))
    expect([areas.length, empty, deleted]).toEqual([13, [], 1])
  })

  it('DOC-04 has something for the approver to sign, and something that is signed', async () => {
    const { person } = await signedIn('approver')
    expect((await person.ask('approvals', {})).items.map(({ title }) => title)).toEqual(['Boletim de medição nº 2'])
    const { items } = await person.ask('documents', { projectId })
    expect(items.map(({ number, status }) => [number, status])).toEqual([
      ['BM-02', 'onApproval'],
      ['BM-01', 'done'],
    ])
    expect(items.every(({ filledCount, fieldCount }) => fieldCount === filledCount)).toBe(true)
  })

  it('SET-07 keeps to its holidays, and its links hold but where something has slipped', async () => {
    const { person } = await signedIn('analyst')
    const { holidays, onDaysOff, open, early } = await planAgainstCalendar(person, projectId)
    expect(holidays).toBeGreaterThan(25)
    expect(onDaysOff).toEqual([])
    expect(early).toBeLessThan(open / 5)
  })

  it('FIN-01 CAN-04 says the same of its money in the contract, on the canvas, in bulletins and in the ledger', async () => {
    const { person } = await signedIn('analyst')
    const { ofContract, inLedger, onCards, measured, measurements } = await moneyOf(person, projectId)
    expect(inLedger.inflow?.plannedCents).toBe(ofContract)
    expect(onCards).toEqual({
      planned: inLedger.outflow?.plannedCents,
      realized: inLedger.outflow?.realizedCents,
    })
    expect(measured).toEqual({
      'BM-01/2026': measurements.get('1ª medição'),
      'BM-02/2026': measurements.get('2ª medição'),
    })
  })

  it('COM-03 has files on tasks, on an entry and on what is signed', async () => {
    const { person } = await signedIn('analyst')
    const { rows } = await pool.query<{ data: string }>(
      `select data from log.events where type = 'FileAttached' and project_id = $1 order by position`,
      [projectId],
    )
    const targets = rows.map(({ data }) => JSON.parse(data).target as { kind: 'task'; id: string })
    expect(new Set(targets.map(({ kind }) => kind))).toEqual(new Set(['task', 'entry', 'document']))
    for (const { kind, id } of targets)
      expect((await person.ask('files', { projectId, kind, targetId: id })).items).not.toEqual([])
  })

  it('spreads over months, and no event comes before the one that it follows', async () => {
    const { rows } = await pool.query<{ day: string; late: boolean }>(
      `select to_char(at::timestamptz, 'YYYY-MM-DD') as day, at::timestamptz > now() as late
       from log.events where project_id = $1 order by position`,
      [projectId],
    )
    const days = rows.map(({ day }) => day)
    expect(new Set(days).size).toBeGreaterThan(40)
    expect(days).toEqual([...days].sort())
    expect(Date.parse(days.at(-1) ?? '') - Date.parse(days[0] ?? '')).toBeGreaterThan(85 * 86_400_000)
    expect(rows.filter(({ late }) => late)).toEqual([])
  })

  it('SUB-07 stays open by a plan that was paid, with what was refused, paid and changed on the way', async () => {
    const { person } = await signedIn('founder')
    const subscription = await person.ask('subscription', {})
    expect(subscription).toMatchObject({
      plan: 'corporate',
      period: 'year',
      seats: 6,
      gateway: 'sandbox',
      booked: null,
    })
    expect(subscription).toMatchObject({ card: { lastFour: '4242' }, underWay: null, isCancelled: false })
    expect(Date.parse(subscription.endsAt ?? '')).toBeGreaterThan(Date.now() + 300 * 86_400_000)
    const { items } = await person.ask('payments', {})
    expect(items.map(({ purpose, method, state }) => [purpose, method, state])).toEqual([
      ['renew', 'card', 'paid'],
      ['upgrade', 'pix', 'paid'],
      ['renew', 'card', 'paid'],
      ['card', 'card', 'paid'],
      ['subscribe', 'slip', 'paid'],
      ['subscribe', 'card', 'refused'],
    ])
    const paths = items
      .filter(({ state }) => state === 'paid')
      .map(({ paymentId }) => `/rest/payments/${paymentId}/receipt`)
    for (const path of paths) expect((await person.request('GET', path)).status).toBe(200)
    const { rows } = await pool.query(`select 1 from log.events where type = 'AccessGranted'`)
    expect(rows).toEqual([])
  })

  it('SUB-01 has another organization whose trial is about to end, and who can buy a plan', async () => {
    const { person } = await signedIn('trial')
    expect(await person.ask('me', {})).toMatchObject({ administrator: true, emailProven: true })
    const { plan, endsAt, methods, projects } = await person.ask('subscription', {})
    expect([plan, methods, projects]).toEqual(['trial', ['card', 'slip', 'pix'], { used: 1, limit: 50 }])
    const days = (Date.parse(endsAt ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(2)
    expect(days).toBeLessThan(6)
    expect(await person.ask('projects', { scope: 'all' })).toHaveLength(1)
    expect(tellSignIns(filled)).toContain(`trial     ${filled.signIns.trial.email} `)
    const { trial: _, ...earlier } = filled.signIns
    expect(tellSignIns({ ...filled, signIns: earlier as Demo['signIns'] }).split('\n')).toHaveLength(4)
  })

  it('POR-04 has a view of the analysis that the analyst shares, and one that only the analyst has', async () => {
    const { person: analyst } = await signedIn('analyst')
    expect((await analyst.ask('analysisViews', {})).items.map(({ name, shared }) => [name, shared])).toEqual([
      ['Atrasos que acompanho', false],
      ['Orçamento por mês de entrega', true],
    ])
    const { person: auditor } = await signedIn('auditor')
    expect((await auditor.ask('analysisViews', {})).items).toMatchObject([
      { name: 'Orçamento por mês de entrega', ownerName: 'Caio Menezes', mayChange: false },
    ])
  })

  it('POR-06 has goals of people, one of which is late, and an analyst whose charts count what is planned', async () => {
    const { person: founder } = await signedIn('founder')
    const { goals } = await founder.ask('dashboard', {})
    const today = new Date().toISOString().slice(0, 10)
    expect(goals.map(({ title, dueOn }) => [title, dueOn < today])).toEqual([
      ['Fechar o mês sem medição pendente', true],
      ['Entregar o telhado antes das chuvas', false],
    ])
    const { person: analyst } = await signedIn('analyst')
    expect(await analyst.ask('dashboard', {})).toMatchObject({ valueType: 'realizedAndPlanned' })
  })

  it('COM-01 NOT-04 has people who talk, and called each other', async () => {
    const { person } = await signedIn('analyst')
    const { items } = await person.ask('notifications', {})
    expect(items.filter(({ kind }) => kind === 'mention').map(({ recordName }) => recordName)).toEqual([
      'Fabricação das treliças',
      'Remover telhas de fibrocimento com amianto',
    ])
    expect(items.some(({ kind }) => kind === 'assignment')).toBe(true)
  })

  it('COM-01 COM-03 DOC-04 lets one person tell the whole story: talk, attach, fill, request, sign and prove', async () => {
    const { person } = await signedIn('analyst')
    const { userId } = await person.ask('me', {})
    const { tasks } = await person.ask('board', { projectId })
    const target = { kind: 'task' as const, id: tasks[0]?.taskId ?? '' }
    const [documentId, fileId, signatureId, viewId] = [fresh(), fresh(), fresh(), fresh()]
    await person.act('AddComment', { projectId, target, commentId: fresh(), content: [{ text: 'Segue a planta' }] })
    await sendFile(person, { projectId, fileId, content: 'planta' })
    await person.act('AttachFile', { projectId, target, fileId, name: 'planta.txt', description: '' })
    const place = { projectId, documentId }
    await person.act('CreateDocument', { ...place, title: 'Ata', number: null, copyFrom: null })
    const [sectionId, fieldId] = [fresh(), fresh()]
    await person.act('AddDocumentSection', { ...place, sectionId, name: 'Reunião' })
    await person.act('AddDocumentField', { ...place, sectionId, fieldId, ...aField, name: 'Pauta', required: true })
    await person.act('FillDocumentField', { ...place, fieldId, value: 'Cobertura', seen: null })
    await person.act('NameDocumentApprover', { ...place, userId })
    await person.act('RequestSignOff', place)
    const [round] = (await person.ask('signOff', place)).rounds
    const seen = { ...place, round: round?.round ?? 0, contentHash: round?.contentHash ?? '' }
    await person.act('ViewForSignOff', seen)
    await person.act('AcceptSignOff', { ...seen, consentTextId: 'simple-signature-1' })
    await person.act('Reauthenticate', { password: filled.signIns.analyst.password })
    await person.act('ApproveDocument', { ...seen, signatureId, language: 'pt-BR', opinion: '', attachments: [] })
    expect((await person.ask('document', place)).status).toBe('done')
    const filters = { ...wholeLog, projectId }
    await person.act('ViewActionLog', { viewId, filters })
    const { items } = await person.ask('actionLog', { viewId, limit: 20 })
    expect(items.map(({ kind }) => kind)).toContain('DocumentApproved')
  })

  it('AUD-01 takes its times from a clock that no request and no setting of a serving Prumo has', async () => {
    const { person } = await signedIn('analyst')
    const begun = Date.now()
    const commentId = fresh()
    const past = '2020-01-01T00:00:00.000Z'
    const data = { projectId, target: { kind: 'project', id: projectId }, commentId, content: [{ text: 'Hoje' }] }
    const headers = { Date: past, 'X-Prumo-Now': past }
    expect((await person.attempt('AddComment', { ...data, at: past } as never)).status).toBe(422)
    const sent = await person.request('POST', '/rest/commands/AddComment', { id: fresh(), at: past, data }, headers)
    if (sent.status !== 200) await person.act('AddComment', data as never)
    const { items } = await person.ask('comments', { projectId, kind: 'project', targetId: projectId })
    const addedAt = Date.parse(items.find((comment) => comment.commentId === commentId)?.addedAt ?? '')
    expect(addedAt).toBeGreaterThanOrEqual(begun)
    expect(addedAt).toBeLessThanOrEqual(Date.now())
    expect(Object.keys(readConfig({})).filter((name) => /NOW|CLOCK|TIME(?!OUT)|DATE(?!BASE)/.test(name))).toEqual([])
    const given = readFileSync(new URL('../start.ts', import.meta.url), 'utf8').match(/startPrumo\([^)]*\)?/g)
    expect(given).toEqual(['startPrumo(toFill(config)', 'startPrumo(config)'])
  })

  it('is made once, and remembered for its owner only', async () => {
    expect(await demo(start, folder)).toEqual(filled)
    expect(clocks).toHaveLength(1)
    expect(statSync(join(folder, 'demo.json')).mode & 0o777).toBe(0o600)
  })

  it('is made under other addresses where its own are taken, and says why it stays open where nothing is sold', async () => {
    const elsewhere = join(folder, 'elsewhere')
    mkdirSync(elsewhere)
    let signIns = filled.signIns
    const unsold = { ...config, PUBLIC_URL: 'https://prumo.example' }
    await theWorld.restart(async () => {
      signIns = (await demo((now) => startPrumo(unsold, now), elsewhere, join(folder, 'outbox'))).signIns
    })
    expect(signIns.auditor.email).toBe('beatriz.amaral@escola-segura-2.example')
    expect(signIns.trial.email).toBe('marina.duarte@atelie-norte-2.example')
    expect((await signedIn('auditor')).reply.status).toBe(200)
    const { rows } = await pool.query<{ data: string; metadata: string }>(
      `select data, metadata from log.events where type = 'AccessGranted'`,
    )
    expect(rows).toHaveLength(1)
    expect(JSON.parse(rows[0]?.data ?? '')).toMatchObject({ grantedFor: 'demonstration' })
    expect(JSON.parse(rows[0]?.metadata ?? '')).toMatchObject({ actor: { kind: 'system' }, permissionBasis: 'system' })
    const { person } = await signedIn('founder')
    expect((await person.attempt('GrantAccess', JSON.parse(rows[0]?.data ?? ''))).status).toBe(404)
  })
})
