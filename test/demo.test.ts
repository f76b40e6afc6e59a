import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '@prumo/platform/config'
import { describe, expect, it } from 'vitest'
import { type Demo, demo, tellSignIns } from '../demo'
import { startPrumo } from '../startPrumo'
import { logOwner } from './log/logOwner'
import { aSecret } from './world/aSecret'
import { personAt } from './world/person'
import { world } from './world/world'

const theWorld = await world()
const { folder } = theWorld
const config = readConfig({
  PORT: '0',
  HOST: '127.0.0.1',
  PRUMO_DATA: folder,
  DATABASE_URL: theWorld.databaseUrl,
  PRUMO_SECRET: aSecret,
  LOG_LEVEL: 'error',
  SESSION_IDLE_MINUTES: '480',
  SIGN_INS_PER_ACCOUNT: '1000000',
  SIGN_INS_PER_NETWORK: '1000000',
  REQUESTS_PER_MINUTE: '1000000',
})
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
  it.each(['auditor', 'analyst', 'approver'] as const)('lets the %s in', async (part) => {
    const { person, reply } = await signedIn(part)
    expect(reply.status).toBe(200)
    expect(await person.ask('me', {})).toMatchObject({ mustChangePassword: false })
    expect(tellSignIns(filled)).toContain(`${filled.signIns[part].email} `)
    expect(tellSignIns(filled)).toContain(filled.signIns[part].password)
  })

  it('lets the auditor read the whole action log', async () => {
    const { person } = await signedIn('auditor')
    const viewId = crypto.randomUUID()
    const all = { personId: null, recordId: null, projectId: null, kinds: [], from: null, to: null }
    await person.act('ViewActionLog', { viewId, filters: all })
    const { items, kinds, people } = await person.ask('actionLog', { viewId, limit: 500 })
    expect(items.length).toBeGreaterThan(400)
    expect(kinds.length).toBeGreaterThan(25)
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

  it('has a canvas with nothing required missing, and a card that could be restored', async () => {
    const { person } = await signedIn('approver')
    const { areas, cards, deleted } = await person.ask('canvas', { projectId })
    const empty = areas.filter(({ areaId }) => !cards.some((card) => card.areaId === areaId))
    expect([areas.length, empty, deleted]).toEqual([13, [], 1])
  })

  it('DOC-04 has something for the approver to sign, and something that is signed', async () => {
    const { person } = await signedIn('approver')
    expect((await person.ask('approvals', {})).items.map(({ title }) => title)).toEqual(['Boletim de medição nº 4'])
    const { items } = await person.ask('documents', { projectId })
    expect(items.map(({ number, status }) => [number, status])).toEqual([
      ['BM-04', 'onApproval'],
      ['BM-03', 'done'],
    ])
    expect(items.every(({ filledCount, fieldCount }) => fieldCount === filledCount)).toBe(true)
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

  it('SUB-01 stays open after the trial, and says why on record', async () => {
    const { person } = await signedIn('founder')
    const { rows } = await pool.query<{ data: string; metadata: string }>(
      `select data, metadata from log.events where type = 'AccessGranted'`,
    )
    expect(rows).toHaveLength(1)
    expect(JSON.parse(rows[0]?.data ?? '')).toMatchObject({ grantedFor: 'demonstration' })
    expect(JSON.parse(rows[0]?.metadata ?? '')).toMatchObject({ actor: { kind: 'system' }, permissionBasis: 'system' })
    expect((await person.attempt('GrantAccess', JSON.parse(rows[0]?.data ?? ''))).status).toBe(404)
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

  it('is made once, and remembered for its owner only', async () => {
    expect(await demo(start, folder)).toEqual(filled)
    expect(clocks).toHaveLength(1)
    expect(statSync(join(folder, 'demo.json')).mode & 0o777).toBe(0o600)
  })

  it('is made under other addresses where its own are taken', async () => {
    const elsewhere = join(folder, 'elsewhere')
    mkdirSync(elsewhere)
    let signIns = filled.signIns
    await theWorld.restart(async () => {
      signIns = (await demo(start, elsewhere)).signIns
    })
    expect(signIns.auditor.email).toBe('beatriz.amaral@escola-segura-2.example')
    expect((await signedIn('auditor')).reply.status).toBe(200)
  })
})
