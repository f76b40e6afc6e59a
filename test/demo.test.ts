import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { demo, tellSignIns } from '../demo'
import { personAt } from './world/person'
import { world } from './world/world'

const theWorld = await world()
const { prumo, folder } = theWorld
const filled = await demo(prumo.url, folder)
const projectId = filled.projectId

const signedIn = async (part: keyof typeof filled.signIns) => {
  const person = personAt(prumo.url, { userId: '', organizationId: '', ...filled.signIns[part] })
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

  it('is made once, and remembered for its owner only', async () => {
    expect(await demo(prumo.url, folder)).toEqual(filled)
    expect(statSync(join(folder, 'demo.json')).mode & 0o777).toBe(0o600)
  })

  it('is made under other addresses where its own are taken', async () => {
    const elsewhere = join(folder, 'elsewhere')
    mkdirSync(elsewhere)
    const { signIns } = await demo(prumo.url, elsewhere)
    expect(signIns.auditor.email).toBe('beatriz.amaral@escola-segura-2.example')
    expect((await signedIn('auditor')).reply.status).toBe(200)
  })
})
