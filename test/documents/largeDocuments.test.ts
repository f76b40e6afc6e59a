import { afterAll, expect, it } from 'vitest'
import { startEventStoreDouble } from '../contracts/eventStoreDouble/startEventStoreDouble'
import { aField } from '../given/aField'
import { awaitedTask } from '../given/awaitedTask'
import { fresh } from '../given/fresh'
import type { Person } from '../world/person'
import { world } from '../world/world'
import { largeForm, largeFormNames } from './largeForm'

const double = await startEventStoreDouble()
afterAll(() => double.down())
const theWorld = await world({ EVENTSTORE_URL: double.connectionString })

async function documentWith(author: Person, fields: number) {
  const place = { projectId: await theWorld.project(author), documentId: fresh() }
  const sectionId = fresh()
  await author.act('CreateDocument', { ...place, title: 'Laudo', number: null, copyFrom: null })
  await author.act('AddDocumentSection', { ...place, sectionId, name: 'Estrutura' })
  const fieldIds = Array.from({ length: fields }, fresh)
  for (const [index, fieldId] of fieldIds.entries())
    await author.act('AddDocumentField', {
      ...place,
      sectionId,
      fieldId,
      ...aField,
      name: `Campo ${index}`,
      fieldKind: 'largeText',
    })
  await author.act('NameDocumentApprover', { ...place, userId: author.userId })
  return { place, fieldIds }
}

it('DOC-02 DOC-04 a document is refused where it becomes too large, saying which field is, and asked about just below', async () => {
  const author = await theWorld.founder()
  const { place, fieldIds } = await documentWith(author, 14)
  const outcomes = []
  for (const fieldId of fieldIds) {
    const { status, body } = await author.attempt('FillDocumentField', {
      ...place,
      fieldId,
      value: 'x'.repeat(20_000),
      seen: null,
    })
    outcomes.push([status, body.code, body.details])
  }
  expect(outcomes.filter(([status]) => status === 200)).toHaveLength(12)
  expect(outcomes.at(-1)).toEqual([
    413,
    'document.tooLarge',
    {
      kilobytes: 257,
      over: 1,
      most: 256,
      largest: 'field',
      largestKilobytes: 20,
      section: 'Estrutura',
      field: 'Campo 10',
    },
  ])
  await author.act('RequestSignOff', place)
  const longer = { fieldId: fieldIds[13], value: 'x'.repeat(3000), seen: null }
  await author.act('FillDocumentField', { ...place, ...longer } as never)
  const { rounds } = await author.ask('signOff', place)
  expect(rounds.map(({ standing }) => standing)).toEqual(['asked', 'voided'])
})

it('DOC-01 a form for which one append has no room is copied whole, in its order', async () => {
  const author = await theWorld.founder()
  const place = await largeForm(author, await theWorld.project(author))
  const { projectId } = place
  const [documentId, id] = [fresh(), fresh()]
  const copy = { projectId, documentId, title: 'Cópia', number: null, copyFrom: place }
  const answer = await author.act('CreateDocument', copy, id)
  const fields = async () =>
    (await author.ask('document', { projectId, documentId })).sections.flatMap((section) =>
      section.fields.map(({ name }) => name),
    )
  await expect.poll(fields).toEqual(largeFormNames)
  expect(await author.act('CreateDocument', copy, id)).toEqual(answer)
  expect(await fields()).toEqual(largeFormNames)
})

it('TSK-10 a task for which very many wait is deleted at once, and each of them waits no more', async () => {
  const author = await theWorld.founder()
  const projectId = await theWorld.project(author)
  const { taskId, successorIds } = await awaitedTask(author, projectId)
  const id = fresh()
  const answer = await author.act('DeleteTask', { projectId, taskId }, id)
  expect(await author.act('DeleteTask', { projectId, taskId }, id)).toEqual(answer)
  const { tasks } = await author.ask('board', { projectId })
  expect(tasks.map((task) => task.taskId)).not.toContain(taskId)
  for (const successorId of [successorIds[0] ?? '', successorIds.at(-1) ?? ''])
    await expect
      .poll(async () => (await author.ask('task', { projectId, taskId: successorId })).predecessors.length)
      .toBe(59)
})
