import { randomUUID } from 'node:crypto'
import { wholeLog } from '@prumo/contracts/audit/actionLog'
import { expect, it } from 'vitest'
import { anInstantBetween } from '../given/anInstantBetween'
import { logOwner } from '../log/logOwner'
import { type Person, personAt } from '../world/person'
import { world } from '../world/world'

const theWorld = await world({ LOG_LEVEL: 'silent' })
const owner = logOwner(theWorld.databaseUrl)

type Place = { person: Person; projectId: string }

async function founded(): Promise<Place> {
  const person = await theWorld.founder()
  return { person, projectId: await theWorld.project(person) }
}

/** The same person at the process that runs now. */
async function again({ person, projectId }: Place): Promise<Place> {
  const now = personAt(theWorld.prumo.url, person)
  await now.signIn()
  return { person: now, projectId }
}

const addTag = ({ person, projectId }: Place, description: string) =>
  person.act('AddTag', { projectId, tagId: randomUUID(), description, ...colours })
const colours = { textColour: '#ffffff', colour: '#112233' }
const askBoard = ({ person, projectId }: Place, asOf?: string) => person.inquire('board', { projectId, asOf })
const tagsIn = async ({ person, projectId }: Place) =>
  (await person.ask('board', { projectId })).tags.map(({ description }) => description).sort()

it('Who has an event that cannot be read is told that a screen stands still, others go on, and mended nothing is missing', async () => {
  let ill = await founded()
  let well = await founded()
  await addTag(ill, 'Antes')
  const position = await owner.smuggleTag(ill.person.organizationId, ill.projectId, '{"no": "tag"')
  await addTag(ill, 'Depois')
  await addTag(well, 'Alvenaria')

  expect(await askBoard(ill)).toMatchObject({ status: 503, body: { code: 'readModels.parked' } })
  expect(await tagsIn(well)).toEqual(['Alvenaria'])
  expect((await ill.person.inquire('project', { projectId: ill.projectId })).status).toBe(200)
  const elsewhere = await again(ill)
  const early = await askBoard(elsewhere)
  expect(early.status).toBe(200)
  expect(early.headers.get('Data-As-Of')).toBe(String(position))

  const [viewId, exportId] = [randomUUID(), randomUUID()]
  await ill.person.act('ViewActionLog', { viewId, filters: wholeLog })
  await ill.person.act('ExportActionLog', { viewId, exportId, format: 'csv' })
  const file = await ill.person.request('GET', `/rest/exports/action-log?exportId=${exportId}`)
  expect(file).toMatchObject({ status: 503, body: { code: 'readModels.parked' } })

  await theWorld.restart()
  ;[ill, well] = [await again(ill), await again(well)]
  await addTag(ill, 'Mais tarde')
  expect(await askBoard(ill)).toMatchObject({ status: 503, body: { code: 'readModels.parked' } })
  expect(await tagsIn(well)).toEqual(['Alvenaria'])
  expect(await theWorld.prumo.compareReadModels()).toEqual([])

  const tag = { projectId: ill.projectId, tagId: randomUUID(), description: 'Entretanto', ...colours }
  await theWorld.restart(() => owner.rewrite(position, JSON.stringify(tag)))
  ill = await again(ill)
  const wholeAgain = async () => {
    const { status, headers } = await askBoard(ill)
    return [status, headers.get('Data-As-Of')]
  }
  await expect.poll(wholeAgain).toEqual([200, null])
  expect(await tagsIn(ill)).toEqual(['Antes', 'Depois', 'Entretanto', 'Mais tarde'])
  expect(await theWorld.prumo.compareReadModels()).toEqual([])
})

it('AUD-01 the past of a project is told up to where a read model stands still, and refused from there on', async () => {
  const ill = await founded()
  await addTag(ill, 'Antes')
  const { projectId, person } = ill
  const before = await anInstantBetween()
  // What is smuggled in has the time of what happened last.
  await addTag(ill, 'Entretanto')
  const withoutId = JSON.stringify({ projectId, description: 'Sem id', ...colours })
  const position = await owner.smuggleTag(person.organizationId, projectId, withoutId)
  await addTag(ill, 'Depois')
  const elsewhere = await again(ill)
  await expect.poll(async () => (await askBoard(elsewhere)).headers.get('Data-As-Of')).toBe(String(position))

  const refused = await askBoard(elsewhere, new Date().toISOString())
  expect(refused).toMatchObject({ status: 503, body: { code: 'readModels.parked' } })
  expect(refused.headers.get('Retry-After')).toBe('1')
  const answer = await askBoard(elsewhere, before)
  expect(answer).toMatchObject({ status: 200, body: { tags: [{ description: 'Antes' }] } })
  const besides = await elsewhere.person.inquire('project', { projectId, asOf: new Date().toISOString() })
  expect(besides.status).toBe(200)
})
