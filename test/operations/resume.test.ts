import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { logOwner } from '../log/logOwner'
import { world } from '../world/world'
import { askProgram } from './askProgram'

type Board = { tags: { description: string }[] }

const { founder, project, databaseUrl, folder } = await world({ LOG_LEVEL: 'silent' })
const owner = logOwner(databaseUrl)
const ana = await founder()
const projectId = await project(ana)
const colours = { textColour: '#ffffff', colour: '#112233' }

const settings = { DATABASE_URL: databaseUrl, PRUMO_DATA: folder }
const ask = (...words: string[]) => askProgram(settings, ...words)
const addTag = (description: string) => ana.act('AddTag', { projectId, tagId: randomUUID(), description, ...colours })
const tagsNow = async () => {
  const { status, body } = await ana.inquire('board', { projectId })
  return status === 200 ? (body as unknown as Board).tags.map(({ description }) => description).sort() : status
}

it('Whom a read model stands still for is told, and resumes once it was mended, while Prumo goes on', async () => {
  expect(await ask('parked')).toMatchObject({ code: 0, lines: ['nobody is parked'] })
  await addTag('Antes')
  const position = await owner.smuggleTag(ana.organizationId, projectId, '{"no": "secreto"')
  await addTag('Depois')
  await expect.poll(tagsNow).toBe(503)

  const parked = await ask('parked')
  expect(parked.code).toBe(1)
  const ofTags = parked.lines.find((line) => line.startsWith('tasks_tags '))
  expect(ofTags).toMatch(
    new RegExp(`^tasks_tags  ${ana.organizationId}  at ${position}  SyntaxError  since \\d{4}-\\d\\d-\\d\\dT.*Z$`),
  )
  expect(parked.lines.join()).not.toContain('secreto')

  const again = await ask('resume', 'tasks_tags', ana.organizationId)
  expect(again).toMatchObject({ code: 1 })
  expect(again.lines).toEqual([`tasks_tags  ${ana.organizationId}  parked again at ${position}  SyntaxError`])

  await owner.rewrite(
    position,
    JSON.stringify({ projectId, tagId: randomUUID(), description: 'Entretanto', ...colours }),
  )
  const resumed = await ask('resume')
  expect(resumed.code).toBe(0)
  expect(resumed.lines).toContain(`tasks_tags  ${ana.organizationId}  resumed from ${position}`)
  expect(await ask('parked')).toMatchObject({ code: 0 })
  await addTag('Mais tarde')
  await expect.poll(tagsNow).toEqual(['Antes', 'Depois', 'Entretanto', 'Mais tarde'])
  await expect.poll(async () => (await ask('check')).code).toBe(0)
})

it.each([
  ['resume', 'no_such_table'],
  ['resume', 'tasks_tags', 'a', 'b'],
  ['resume', 'tasks_tags', 'AAAAAAAA-0000-4000-8000-000000000000'],
  ['parked', 'tasks_tags'],
])('What is not so asked is refused: %s %s', async (...words) => expect((await ask(...words)).code).toBe(64))
