import { afterAll, expect, it } from 'vitest'
import { aField } from '../aField'
import { startEventStoreDouble } from '../contracts/eventStoreDouble/startEventStoreDouble'
import { fresh } from '../fresh'
import type { Person } from '../person'
import { world } from '../world'

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
      ...{ ...place, sectionId, fieldId, ...aField },
      ...{ name: `Campo ${index}`, fieldKind: 'largeText' },
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
      ...{ ...place, fieldId, value: 'x'.repeat(20_000), seen: null },
    })
    outcomes.push([status, body.code, body.details])
  }
  expect(outcomes.filter(([status]) => status === 200)).toHaveLength(12)
  expect(outcomes.at(-1)).toEqual([
    413,
    'document.tooLarge',
    {
      ...{ kilobytes: 257, over: 1, most: 256, largest: 'field', largestKilobytes: 20 },
      ...{ section: 'Estrutura', field: 'Campo 10' },
    },
  ])
  await author.act('RequestSignOff', place)
  const longer = { fieldId: fieldIds[13], value: 'x'.repeat(3000), seen: null }
  await author.act('FillDocumentField', { ...place, ...longer } as never)
  const { rounds } = await author.ask('signOff', place)
  expect(rounds.map(({ standing }) => standing)).toEqual(['asked', 'voided'])
})

it('DOC-01 a form of 500 fields is copied whole, in its order, though it takes several appends', async () => {
  const author = await theWorld.founder()
  const { place } = await documentWith(author, 500)
  const { projectId } = place
  const [documentId, id] = [fresh(), fresh()]
  const copy = { projectId, documentId, title: 'Cópia', number: null, copyFrom: place }
  const answer = await author.act('CreateDocument', copy, id)
  const { sections } = await author.ask('document', { projectId, documentId })
  expect(sections.map(({ name }) => name)).toEqual(['Estrutura'])
  expect(sections[0]?.fields.map(({ name }) => name)).toEqual(Array.from({ length: 500 }, (_, nth) => `Campo ${nth}`))
  expect(await author.act('CreateDocument', copy, id)).toEqual(answer)
  await theWorld.restart()
})

it('TSK-10 a task for which very many wait is deleted, in several appends, and each of them waits no more', async () => {
  const author = await theWorld.founder()
  const projectId = await theWorld.project(author)
  const { steps } = await author.ask('board', { projectId })
  const task = (taskId: string, predecessorIds: string[]) => ({
    ...{ projectId, taskId, stepId: steps[0]?.stepId ?? '', title: taskId, predecessorIds },
    ...{ startOn: '2026-03-02', endOn: '2026-03-06' },
  })
  const taskId = fresh()
  await author.act('AddTask', task(taskId, []))
  const waiting = Array.from({ length: 250 }, fresh)
  for (const successor of waiting) await author.act('AddTask', task(successor, [taskId]))
  const id = fresh()
  const answer = await author.act('DeleteTask', { projectId, taskId }, id)
  expect(await author.act('DeleteTask', { projectId, taskId }, id)).toEqual(answer)
  const { tasks } = await author.ask('board', { projectId })
  expect(tasks.map((one) => one.taskId).sort()).toEqual(waiting.sort())
  const { predecessors } = await author.ask('task', { projectId, taskId: waiting[0] ?? '' })
  expect(predecessors).toEqual([])
})
