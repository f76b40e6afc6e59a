import { expect, it } from 'vitest'
import { fresh } from '../given/fresh'
import { everyRight } from '../given/given'
import type { Person } from '../world/person'
import { world } from '../world/world'

const { founder, colleague, project } = await world()

async function approvedBy(ana: Person, approver: Person): Promise<string> {
  const projectId = await project(ana)
  const documentId = fresh()
  await ana.act('CreateDocument', { projectId, documentId, title: 'Laudo', number: null, copyFrom: null })
  if (approver.userId !== ana.userId)
    await ana.act('ShareProject', { projectId, email: approver.email, as: ['stakeholder'] })
  await ana.act('NameDocumentApprover', { projectId, documentId, userId: approver.userId })
  return projectId
}
const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id)

it('DOC-06 the approvers to choose from are those of documents that one may see, searched and paged', async () => {
  const ana = await founder()
  const [bia, caio] = [await colleague(ana), await colleague(ana)]
  const shared = await approvedBy(ana, bia)
  await approvedBy(ana, ana)
  expect(idsOf(await ana.ask('documentApprovers', {}))).toEqual([ana.userId, bia.userId])
  expect(idsOf(await ana.ask('documentApprovers', { search: 'RÓCHA bia' }))).toEqual([bia.userId])
  expect(idsOf(await ana.ask('documentApprovers', { chosenId: ana.userId }))).toEqual([ana.userId])
  const first = await ana.ask('documentApprovers', { limit: 1 })
  expect(idsOf(await ana.ask('documentApprovers', { limit: 1, after: first.next ?? '' }))).toEqual([bia.userId])
  expect(idsOf(await caio.ask('documentApprovers', {}))).toEqual([])
  await ana.act('ShareProject', { projectId: shared, email: caio.email, as: ['team'] })
  expect(idsOf(await caio.ask('documentApprovers', {}))).toEqual([bia.userId])
  expect(idsOf(await (await founder()).ask('documentApprovers', {}))).toEqual([])

  for (const search of ["'; drop table x --", '%', '\\', '🦺'])
    expect((await ana.inquire('documentApprovers', { search })).status).toBe(200)
  for (const wrong of [{ search: '\u0000' }, { after: 'x' }, { chosenId: 'x' }, { limit: 0 }])
    expect((await ana.inquire('documentApprovers', wrong)).status).toBe(422)
  const profileId = fresh()
  const permissions = { ...everyRight, documents: 'noAccess' } as const
  await ana.act('CreateAccessProfile', { profileId, name: 'Sem documentos', permissions, mayOwnProjects: true })
  await ana.act('AssignAccessProfile', { userId: caio.userId, profileId })
  expect((await caio.inquire('documentApprovers', {})).status).toBe(403)
})
