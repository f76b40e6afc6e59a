import { wholeProjectLog } from '@prumo/contracts/audit/actionLog'
import { describe, expect, it } from 'vitest'
import { aField } from '../given/aField'
import { aPartner } from '../given/aPartner'
import { fresh } from '../given/fresh'
import { everyRight } from '../given/given'
import type { Person } from '../world/person'
import { aProject, world } from '../world/world'

const { founder, colleague, project } = await world()
const codeOf = ({ status, body }: Awaited<ReturnType<Person['attempt']>>) => `${status} ${body.code ?? ''}`.trim()

async function customer(who: Person, more: object = {}): Promise<string> {
  const partnerId = fresh()
  await who.act('AddPartner', { partnerId, ...aPartner, ...more })
  return partnerId
}
const ofProject = async (who: Person, projectId: string) => {
  const { customerId, customer: name, customerName } = await who.ask('project', { projectId })
  return [customerId, name, customerName]
}

describe('The customer of a project', () => {
  it('ORG-10 is called what the register calls it, and the text that stood there stays', async () => {
    const ana = await founder()
    const projectId = await project(ana, { customerName: 'prefeitura de olinda' })
    expect(await ofProject(ana, projectId)).toEqual([null, 'prefeitura de olinda', 'prefeitura de olinda'])
    const customerId = await customer(ana, { name: 'Prefeitura de Olinda' })
    await ana.act('ChangeProjectCustomer', { projectId, customerId })
    expect(await ofProject(ana, projectId)).toEqual([customerId, 'Prefeitura de Olinda', 'prefeitura de olinda'])
    await ana.act('ChangePartner', { partnerId: customerId, name: 'Município de Olinda' })
    const [listed] = await ana.ask('projects', { scope: 'mine' })
    expect(listed).toMatchObject({ customerId, customer: 'Município de Olinda', customerName: 'prefeitura de olinda' })
    const { changedFields } = await ana.ask('project', { projectId })
    expect(changedFields).toMatchObject({ customerId: { name: 'Ana Souza' } })
    await ana.act('ChangeProjectCustomer', { projectId, customerId: null })
    expect(await ofProject(ana, projectId)).toEqual([null, 'prefeitura de olinda', 'prefeitura de olinda'])
  })

  it('ORG-10 was then what it was then', async () => {
    const ana = await founder()
    const projectId = await project(ana)
    const customerId = await customer(ana)
    const before = new Date().toISOString()
    await ana.act('ChangeProjectCustomer', { projectId, customerId })
    const then = await ana.inquire('project', { projectId, asOf: before })
    expect(then.body).toMatchObject({ customerId: null, customer: null })
    const now = await ana.inquire('project', { projectId, asOf: new Date().toISOString() })
    expect(now.body).toMatchObject({ customerId, customer: aPartner.name })
  })

  it('ORG-10 PRJ-01 is chosen with the project', async () => {
    const ana = await founder()
    const customerId = await customer(ana)
    const projectId = await project(ana, { customerId })
    expect(await ofProject(ana, projectId)).toEqual([customerId, aPartner.name, null])
    const wrong = { ...aProject(fresh()), customerId: fresh() }
    expect(codeOf(await ana.attempt('CreateProject', wrong))).toBe('404 partner.unknown')
  })

  it('ORG-10 is one of the register: there, a customer, and the organization’s own', async () => {
    const [ana, bia] = [await founder(), await founder()]
    const projectId = await project(ana)
    const supplier = await customer(ana, { types: ['supplier'] })
    const deleted = await customer(ana)
    await ana.act('DeletePartner', { partnerId: deleted })
    const elsewhere = await customer(bia)
    for (const [customerId, refused] of [
      [supplier, '409 partner.notCustomer'],
      [deleted, '404 partner.unknown'],
      [elsewhere, '404 partner.unknown'],
      [fresh(), '404 partner.unknown'],
    ] as const)
      expect(codeOf(await ana.attempt('ChangeProjectCustomer', { projectId, customerId }))).toBe(refused)
    expect(await ofProject(ana, projectId)).toEqual([null, null, null])
  })

  it('ORG-10 is chosen by whoever manages the project, and known to whoever sees it', async () => {
    const [ana, stranger] = [await founder(), await founder()]
    const profileId = fresh()
    const permissions = { ...everyRight, customers: 'noAccess' as const }
    await ana.act('CreateAccessProfile', { profileId, name: fresh(), permissions, mayOwnProjects: true })
    const [bia, caio] = [await colleague(ana, 'creator', profileId), await colleague(ana)]
    const projectId = await project(ana)
    for (const { email } of [bia, caio]) await ana.act('ShareProject', { projectId, email, as: ['team'] })
    const customerId = await customer(ana)
    for (const each of [bia, caio])
      expect(codeOf(await each.attempt('ChangeProjectCustomer', { projectId, customerId }))).toBe(
        '403 access.noPermission',
      )
    expect((await stranger.attempt('ChangeProjectCustomer', { projectId, customerId })).status).toBe(404)
    await ana.act('ChangeProjectCustomer', { projectId, customerId })
    expect(await ofProject(bia, projectId)).toEqual([customerId, aPartner.name, null])
    expect((await bia.request('GET', '/rest/queries/partners')).status).toBe(403)
    const viewId = fresh()
    await bia.act('ViewProjectActionLog', { projectId, viewId, filters: wholeProjectLog })
    const { items } = await bia.ask('actionLog', { viewId })
    const chosen = items.find(({ kind }) => kind === 'ProjectCustomerChanged')
    expect(chosen?.changes).toMatchObject([
      { field: 'customerId', before: { value: null }, after: { names: { [customerId]: aPartner.name } } },
    ])
  })

  it('ORG-10 DOC-04 is called the same in a document as it is shown, and as it is frozen for a sign-off', async () => {
    const ana = await founder()
    const projectId = await project(ana, { customerName: 'Prefeitura' })
    const customerId = await customer(ana, { name: 'Prefeitura de Olinda' })
    await ana.act('ChangeProjectCustomer', { projectId, customerId })
    const [documentId, sectionId] = [fresh(), fresh()]
    const place = { projectId, documentId }
    await ana.act('CreateDocument', { ...place, title: 'Laudo', number: null, copyFrom: null })
    await ana.act('AddDocumentSection', { ...place, sectionId, name: 'Obra' })
    const information = { name: 'Projeto', fieldKind: 'projectInformation' as const, options: ['customerName'] }
    await ana.act('AddDocumentField', { ...place, sectionId, fieldId: fresh(), ...aField, ...information })
    const { sections } = await ana.ask('document', place)
    expect(sections[0]?.fields[0]?.embedded).toEqual({
      information: [{ item: 'customerName', value: 'Prefeitura de Olinda' }],
    })
    await ana.act('NameDocumentApprover', { ...place, userId: ana.userId })
    await ana.act('RequestSignOff', place)
    expect((await ana.ask('signOff', place)).current?.content).toContain('Prefeitura de Olinda')
  })
})

describe('A partner in use', () => {
  const inUse = (projects: number) => ({ code: 'partner.inUse', status: 409, details: { projects, entries: 0 } })

  it('ORG-10 is not deleted while a project that is there names it', async () => {
    const ana = await founder()
    const partnerId = await customer(ana, { document: '12ABC34501DE35' })
    const [first, second] = [await project(ana, { customerId: partnerId }), await project(ana)]
    await ana.act('ChangeProjectCustomer', { projectId: second, customerId: partnerId })
    expect((await ana.attempt('DeletePartner', { partnerId })).body).toMatchObject(inUse(2))
    await ana.act('ChangeProjectCustomer', { projectId: second, customerId: null })
    expect((await ana.attempt('DeletePartner', { partnerId })).body).toMatchObject(inUse(1))
    const { pitch } = await ana.ask('project', { projectId: first })
    await ana.act('DeleteProject', { projectId: first, pitch })
    await ana.act('DeletePartner', { partnerId })
    // Its document is free again, and was not before.
    await customer(ana, { document: '12ABC34501DE35' })
  })

  it('ORG-10 is not deleted by taking back that it was added, either', async () => {
    const ana = await founder()
    const [partnerId, actionId] = [fresh(), fresh()]
    await ana.act('AddPartner', { partnerId, ...aPartner }, actionId)
    const projectId = await project(ana, { customerId: partnerId })
    expect((await ana.attempt('UndoPartnerAction', { partnerId, actionId })).body).toMatchObject(inUse(1))
    await ana.act('ChangeProjectCustomer', { projectId, customerId: null })
    await ana.act('UndoPartnerAction', { partnerId, actionId })
    expect((await ana.ask('partners', {})).total).toBe(0)
  })

  it('ORG-10 the same deletion sent again is answered as before, whatever has happened since', async () => {
    const ana = await founder()
    const partnerId = await customer(ana)
    const id = fresh()
    const first = await ana.act('DeletePartner', { partnerId }, id)
    expect(await ana.act('DeletePartner', { partnerId }, id)).toEqual(first)
  })
})

describe('The projects of a customer', () => {
  it('ORG-10 are listed by name a page at a time, those that the asker sees, and the others counted', async () => {
    const [ana, stranger] = [await founder(), await founder()]
    const bia = await colleague(ana, 'viewer')
    const partnerId = await customer(ana)
    for (const pitch of ['Ponte', 'Água', 'escola']) await project(ana, { pitch, customerId: partnerId })
    const shared = await project(ana, { pitch: 'Praça', customerId: partnerId })
    await ana.act('ShareProject', { projectId: shared, email: bia.email, as: ['stakeholder'] })
    const first = await ana.ask('partnerProjects', { partnerId, limit: 3 })
    expect(first.items.map(({ pitch }) => pitch)).toEqual(['Água', 'escola', 'Ponte'])
    expect([first.total, first.others]).toEqual([4, 0])
    const rest = await ana.ask('partnerProjects', { partnerId, limit: 3, after: first.next ?? '' })
    expect(rest).toMatchObject({ items: [{ projectId: shared, pitch: 'Praça', status: 'active' }], next: null })
    expect(await bia.ask('partnerProjects', { partnerId })).toMatchObject({
      items: [{ projectId: shared }],
      total: 1,
      others: 3,
    })
    await expect(stranger.ask('partnerProjects', { partnerId })).rejects.toThrow('404')
  })
})
