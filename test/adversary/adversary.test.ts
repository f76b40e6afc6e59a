import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { sampled } from '../run/sampled'
import { made } from '../security/countedDocuments'
import { patternsOf } from '../security/routes'
import { adversary, type Tried } from './adversary'
import { attacks } from './attacks'
import { parsedOfSixty } from './parsedOfSixty'
import { openStage, type Stage } from './stage'
import { systemIds } from './systemIds'
import { record, rowsOf } from './table'
import { targets } from './target'
import { answersIn, undoneBySystem } from './witness'

vi.mock('@prumo/platform/http/openApi', async (original) =>
  (await import('../security/countedDocuments')).countingDocuments(original),
)
vi.mock('@prumo/query-service/pipeline/answer', async (original) =>
  (await import('./largeRunning')).countingAnswers(original),
)

const stage: Stage = await openStage()
const { attempt, useUp, bystanderIsServed } = adversary(stage)
const names = sampled(targets.map(({ name }) => name))
const inTurn = targets.filter(({ name }) => names.includes(name))
const tried: Tried[] = []
let before: Record<string, unknown>
beforeAll(async () => {
  before = await answersIn(stage)
})
afterAll(() => record(inject('adversaryFolder'), rowsOf(tried)))

describe('T34 API-09 An adversary', () => {
  it('knows every route that the routers have', () => {
    const found = new Set(targets.map(({ method, route }) => `${method} ${route}`))
    const declared = patternsOf(stage.world.prumo).map(({ method, path }) => `${method} ${path}`)
    expect([...found].sort()).toEqual(declared.filter((route) => !route.startsWith('HEAD ')).sort())
  })

  it.each(inTurn)('finds nothing with $name', async (target) => {
    const results: Tried[] = []
    for (const attack of attacks) results.push(await attempt(attack, target))
    tried.push(...results)
    expect(results.flatMap(({ findings }) => findings)).toEqual([])
    expect(await bystanderIsServed()).toEqual([])
  })
})

describe('T34 After all of it', () => {
  it('API-09 nobody’s read models stand still, and all of Prumo is ready', async () => {
    expect(await stage.log.rowsText('read.parked')).toBe('')
    const { status } = await stage.bystander.person.request('GET', '/health/ready')
    expect(status).toBe(200)
  })

  it('API-09 the document of the interface was made once, however often it was sent', async () => {
    await stage.bystander.person.request('GET', '/rest/openapi.json')
    expect(made.documents).toBe(1)
  })

  it('API-09 no more bodies are parsed than requests are allowed', async () => {
    expect(await parsedOfSixty(40)).toBeLessThanOrEqual(40)
  })

  it('ORG-09 another organization is answered what it was answered before, to the letter', async () => {
    expect(await answersIn(stage)).toEqual(before)
  })

  it('ACC-11 AUD-01 IMP-04 the system does what it has to, whatever ids were used up', async () => {
    expect(await useUp(systemIds(stage.foreign.ids))).toBeGreaterThan(400)
    expect(await undoneBySystem(stage)).toEqual([])
  })
})
