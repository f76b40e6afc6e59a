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

describe('Customers that stand in projects as texts', () => {
  const written = (who: Person, input: object = {}) => who.ask('writtenCustomers', input)
  const movesOf = ({ items }: Awaited<ReturnType<typeof written>>) =>
    items.map(({ text, partner, projects }) => ({
      text,
      partnerId: partner?.partnerId ?? null,
      projectIds: projects.map(({ projectId }) => projectId),
    }))

  /** Five projects with three texts, one of which the register knows as a supplier. */
  async function texts() {
    const ana = await founder()
    const names = [
      'Prefeitura de Olinda',
      ' prefeitura de OLINDA',
      'Prefeitura de Olinda',
      'Betão do Vale',
      'Ação & Cia',
    ]
    const projects: string[] = []
    for (const customerName of names)
      projects.push(await project(ana, { customerName, pitch: `Obra ${projects.length}` }))
    await project(ana, { customerName: '   ' })
    const supplier = await customer(ana, { types: ['supplier'], name: 'BETAO do Vale' })
    return { ana, projects, supplier }
  }

  it('ORG-10 are shown once each, in the spelling used most, with the partner of the same name', async () => {
    const { ana, projects, supplier } = await texts()
    const found = await written(ana)
    expect(found).toMatchObject({ total: 3, projectCount: 5, next: null })
    expect(found.items.map(({ text, projectCount, partner }) => [text, projectCount, partner?.partnerId])).toEqual([
      ['Ação & Cia', 1, undefined],
      ['Betão do Vale', 1, supplier],
      ['Prefeitura de Olinda', 3, undefined],
    ])
    expect(found.items[1]?.projects).toEqual([{ projectId: projects[3], pitch: 'Obra 3' }])
    const first = await written(ana, { limit: 2 })
    const rest = await written(ana, { limit: 2, after: first.next ?? '' })
    expect([...first.items, ...rest.items]).toEqual(found.items)
  })

  it('ORG-10 are moved to the register without losing a word, and that can be undone', async () => {
    const { ana, projects, supplier } = await texts()
    const moves = movesOf(await written(ana))
    const actionId = fresh()
    await ana.act('MoveCustomersToRegister', { moves }, actionId)
    expect((await written(ana)).total).toBe(0)
    const shown = await Promise.all(projects.map((projectId) => ofProject(ana, projectId)))
    expect(new Set(shown.slice(0, 3).map(([customerId]) => customerId)).size).toBe(1)
    expect(shown.map(([, name, text]) => [name, text])).toEqual([
      ['Prefeitura de Olinda', 'Prefeitura de Olinda'],
      ['Prefeitura de Olinda', ' prefeitura de OLINDA'],
      ['Prefeitura de Olinda', 'Prefeitura de Olinda'],
      ['BETAO do Vale', 'Betão do Vale'],
      ['Ação & Cia', 'Ação & Cia'],
    ])
    expect((await ana.ask('partner', { partnerId: supplier })).types).toEqual(['customer', 'supplier'])
    expect((await ana.ask('partners', {})).total).toBe(3)

    const [choice] = projects
    const elsewhere = await customer(ana, { name: 'Olinda' })
    await ana.act('ChangeProjectCustomer', { projectId: choice ?? '', customerId: elsewhere })
    await ana.act('UndoCustomerMove', { actionId, projectIds: projects })
    expect((await Promise.all(projects.map((projectId) => ofProject(ana, projectId)))).map(([id]) => id)).toEqual([
      elsewhere,
      null,
      null,
      null,
      null,
    ])
    expect((await ana.ask('partners', {})).items.map(({ name }) => name)).toEqual(['BETAO do Vale', 'Olinda'])
    await ana.act('MoveCustomersToRegister', { moves: movesOf(await written(ana)) })
    expect((await ana.ask('partners', {})).total).toBe(4)
  })

  it('ORG-10 are added once by whoever asks twice, or by several at the same time', async () => {
    const { ana } = await texts()
    const bia = await colleague(ana)
    for (const { projectId } of await ana.ask('projects', { scope: 'all' })) {
      await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
      await ana.act('AppointManager', { projectId, userId: bia.userId })
    }
    const moves = movesOf(await written(bia))
    const id = fresh()
    const replies = await Promise.all([
      ana.attempt('MoveCustomersToRegister', { moves }, { id }),
      ana.attempt('MoveCustomersToRegister', { moves }, { id }),
      ...Array.from({ length: 4 }, (_, nth) => (nth % 2 ? ana : bia).attempt('MoveCustomersToRegister', { moves })),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    await ana.act('MoveCustomersToRegister', { moves }, id)
    expect((await ana.ask('partners', {})).total).toBe(3)
    expect((await written(ana)).total).toBe(0)
  })

  it('ORG-10 what was done before it was broken off is not done again', async () => {
    const { ana } = await texts()
    const moves = movesOf(await written(ana))
    await ana.act('MoveCustomersToRegister', { moves: moves.slice(1) })
    await ana.act('MoveCustomersToRegister', { moves })
    expect((await ana.ask('partners', {})).total).toBe(3)
  })

  it('ORG-10 are moved in the projects that one manages, by whoever may change the register', async () => {
    const { ana, projects } = await texts()
    const [first = '', second = ''] = projects
    const profileId = fresh()
    const permissions = { ...everyRight, customers: 'viewOnly' as const }
    await ana.act('CreateAccessProfile', { profileId, name: fresh(), permissions, mayOwnProjects: true })
    const [bia, reader, stranger] = [await colleague(ana), await colleague(ana, 'creator', profileId), await founder()]
    for (const { email, userId } of [bia, reader]) {
      for (const projectId of [first, second]) await ana.act('ShareProject', { projectId, email, as: ['team'] })
      await ana.act('AppointManager', { projectId: first, userId })
    }
    expect(movesOf(await written(bia)).flatMap(({ projectIds }) => projectIds)).toEqual([first])
    const move = (projectId: string) => ({
      moves: [{ text: 'Prefeitura de Olinda', partnerId: null, projectIds: [projectId] }],
    })
    expect(codeOf(await bia.attempt('MoveCustomersToRegister', move(second)))).toBe('403 access.noPermission')
    expect(codeOf(await reader.attempt('MoveCustomersToRegister', move(first)))).toBe('403 access.noPermission')
    expect((await reader.request('GET', '/rest/queries/writtenCustomers')).status).toBe(403)
    expect(codeOf(await stranger.attempt('MoveCustomersToRegister', move(first)))).toBe('404 resource.unknown')
    const actionId = fresh()
    await bia.act('MoveCustomersToRegister', move(first), actionId)
    expect(codeOf(await ana.attempt('UndoCustomerMove', { actionId, projectIds: [first] }))).toBe('409 undo.ofAnother')
    expect(codeOf(await bia.attempt('UndoCustomerMove', { actionId: fresh(), projectIds: [first] }))).toBe(
      '404 undo.unknown',
    )
    expect(codeOf(await stranger.attempt('UndoCustomerMove', { actionId, projectIds: [first] }))).toBe(
      '404 resource.unknown',
    )
    await bia.act('UndoCustomerMove', { actionId, projectIds: [first] })
    expect((await ana.ask('partners', { type: 'customer' })).total).toBe(0)
  })

  it('ORG-10 refuses to make them a partner of another organization, or one that has left', async () => {
    const { ana, projects } = await texts()
    const [projectIds] = [[projects[0] ?? '']]
    const stranger = await founder()
    const deleted = await customer(ana)
    await ana.act('DeletePartner', { partnerId: deleted })
    for (const partnerId of [await customer(stranger), deleted, fresh()]) {
      const moves = [{ text: 'Prefeitura de Olinda', partnerId, projectIds }]
      expect(codeOf(await ana.attempt('MoveCustomersToRegister', { moves }))).toBe('404 partner.unknown')
    }
    expect((await ofProject(ana, projects[0] ?? ''))[0]).toBeNull()
  })
})
