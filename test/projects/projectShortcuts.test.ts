import { describe, expect, it } from 'vitest'
import { fresh } from '../given/fresh'
import { giveRights } from '../security/giveRights'
import { grantPlan } from '../world/grantPlan'
import type { Person } from '../world/person'
import { world } from '../world/world'

const theWorld = await world()
const { founder, colleague, project } = theWorld
const shortcutsOf = (who: Person, input: { openedId?: string[]; name?: string[] } = {}) =>
  who.ask('projectShortcuts', input)
const idsOf = async (...question: Parameters<typeof shortcutsOf>) =>
  (await shortcutsOf(...question)).map(({ projectId }) => projectId)

describe('PRJ-11 The projects at hand', () => {
  it('PRJ-11 are those that one marked or opened, and those with one of the names', async () => {
    const ana = await founder()
    const school = await project(ana, { pitch: 'Reforma da escola', internalCode: 'ESC-1' })
    const bridge = await project(ana, { pitch: 'Ponte nova', internalCode: null })
    const yard = await project(ana, { pitch: 'Quadra' })
    expect(await idsOf(ana)).toEqual([])
    await ana.act('MarkFavorite', { projectId: yard, favorite: true })
    expect(await shortcutsOf(ana)).toMatchObject([
      { projectId: yard, favorite: true, role: 'owner', rights: { finance: 'totalControl' } },
    ])
    expect(await idsOf(ana, { openedId: [bridge, fresh()] })).toEqual([bridge, yard])
    for (const name of ['ESCOLA reforma', 'esc-1', 'escól'])
      expect(await idsOf(ana, { name: [name] }), name).toEqual([yard, school])
    expect(await idsOf(ana, { name: ['escola', 'ponte', 'nada'] })).toEqual([yard, bridge, school])
    for (const hostile of ['%', '_', "') or true --", '\\'])
      expect(await idsOf(ana, { name: [hostile] }), hostile).toEqual([yard])
  })

  it('ORG-09 are only those that one sees, each with what one may do there', async () => {
    const ana = await founder()
    const leo = await colleague(ana)
    const shared = await project(ana, { pitch: 'Escola A' })
    const hidden = await project(ana, { pitch: 'Escola B' })
    await ana.act('ShareProject', { projectId: shared, email: leo.email, as: ['stakeholder'] })
    await giveRights(ana, leo, { finance: 'noAccess' })
    await leo.signIn()
    await ana.act('MarkFavorite', { projectId: shared, favorite: true })
    const question = { openedId: [hidden, shared], name: ['escola'] }
    expect(await shortcutsOf(leo, question)).toMatchObject([
      {
        projectId: shared,
        favorite: false,
        role: 'stakeholder',
        rights: { projects: 'viewOnly', tasks: 'viewOnly', finance: 'noAccess' },
      },
    ])
    expect(await idsOf(await founder(), question)).toEqual([])
  })

  it('PRJ-11 are so many at most, and what was opened comes before what was marked', async () => {
    const ana = await founder()
    await grantPlan(theWorld, ana, { plan: 'pro', seats: 5 })
    const opened = await project(ana, { pitch: 'Zeladoria' })
    for (let n = 1; n <= 41; n++) {
      const projectId = await project(ana, { pitch: `Escola ${n}`, internalCode: null })
      await ana.act('MarkFavorite', { projectId, favorite: true })
    }
    const remembered = await idsOf(ana, { openedId: [opened] })
    expect([remembered[0], remembered.length]).toEqual([opened, 40])
    for (let n = 1; n <= 11; n++) await project(ana, { pitch: `Ponte ${n}`, internalCode: null })
    expect(await idsOf(ana, { name: ['ponte'] })).toHaveLength(40 + 10)
    const { status } = await ana.inquire('projectShortcuts', { name: Array.from({ length: 7 }, () => 'a') })
    expect(status).toBe(422)
  })
})
