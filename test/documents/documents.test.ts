import { beforeAll, describe, expect, it } from 'vitest'
import { aField } from '../given/aField'
import { anArea } from '../given/anArea'
import { fresh } from '../given/fresh'
import type { Person } from '../world/person'
import { world } from '../world/world'

const theWorld = await world()

let ana: Person
let bia: Person
let projectId: string

beforeAll(async () => {
  ana = await theWorld.founder()
  bia = await theWorld.colleague(ana)
  projectId = await theWorld.project(ana)
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
})

async function newDocument(title = 'Diário de obra', project = projectId) {
  const documentId = fresh()
  await ana.act('CreateDocument', { projectId: project, documentId, title, number: null, copyFrom: null })
  return { projectId: project, documentId }
}

async function withField(more: Partial<typeof aField> = {}) {
  const place = await newDocument()
  const [sectionId, fieldId] = [fresh(), fresh()]
  await ana.act('AddDocumentSection', { ...place, sectionId, name: 'Clima' })
  await ana.act('AddDocumentField', { ...place, sectionId, fieldId, ...aField, ...more })
  return { ...place, sectionId, fieldId }
}

const of = ({ documentId }: { documentId: string }) => ({ projectId, documentId })

describe('A document', () => {
  it('DOC-01 is shown with its form in its order, who filled what in, and what it still lacks', async () => {
    const { sectionId, fieldId, ...place } = await withField({ required: true })
    const second = fresh()
    await ana.act('AddDocumentField', { ...place, sectionId, fieldId: second, ...aField, name: 'Solo' })
    await ana.act('MoveDocumentField', { ...place, sectionId, fieldId: second, beforeFieldId: fieldId })
    await bia.act('FillDocumentField', { ...place, fieldId: second, value: 'Seco', seen: null })

    const shown = await ana.ask('document', of(place))
    expect(shown).toMatchObject({
      title: 'Diário de obra',
      status: 'inProgress',
      fieldCount: 2,
      filledCount: 1,
      authorName: 'Ana Souza',
      changedByName: 'Bia Rocha',
      deletedAt: null,
      problems: [
        { problem: 'valueMissing', fieldId },
        { problem: 'approverMissing', fieldId: null },
      ],
    })
    expect(shown.sections.map(({ name, fields }) => [name, fields.map((field) => [field.name, field.value])])).toEqual([
      [
        'Clima',
        [
          ['Solo', 'Seco'],
          ['Tempo', null],
        ],
      ],
    ])
    expect(shown.sections[0]?.fields[0]).toMatchObject({ filledByName: 'Bia Rocha', filledById: bia.userId })
    expect(shown.people.map(({ name }) => name)).toEqual(['Ana Souza', 'Bia Rocha'])
  })

  it('DOC-01 has a removed section back with its fields, their place and values, and who filled them in', async () => {
    const { sectionId, fieldId, ...place } = await withField()
    const [second, last] = [fresh(), fresh()]
    await ana.act('AddDocumentField', { ...place, sectionId, fieldId: second, ...aField, name: 'Solo' })
    await ana.act('AddDocumentSection', { ...place, sectionId: last, name: 'Fim' })
    await bia.act('FillDocumentField', { ...place, fieldId, value: 'Sol', seen: null })
    const before = await ana.ask('document', of(place))
    await ana.act('RemoveDocumentSection', { ...place, sectionId })
    expect((await ana.ask('document', of(place))).sections.map(({ name }) => name)).toEqual(['Fim'])
    await ana.act('RestoreDocumentSection', { ...place, sectionId })
    const { sections, fieldCount, filledCount, status } = await ana.ask('document', of(place))
    expect({ sections, fieldCount, filledCount, status }).toEqual({
      sections: before.sections,
      fieldCount: 2,
      filledCount: 1,
      status: 'inProgress',
    })
  })

  it('DOC-01 has a removed field back as it was, however often it is removed', async () => {
    const { sectionId, fieldId, ...place } = await withField()
    await ana.act('AddDocumentField', { ...place, sectionId, fieldId: fresh(), ...aField, name: 'Solo' })
    await bia.act('FillDocumentField', { ...place, fieldId, value: 'Sol', seen: null })
    const { sections } = await ana.ask('document', of(place))
    for (let time = 0; time < 2; time++) {
      await ana.act('RemoveDocumentField', { ...place, fieldId })
      await ana.act('RestoreDocumentField', { ...place, fieldId })
      expect((await ana.ask('document', of(place))).sections).toEqual(sections)
    }
    const never = await ana.attempt('RestoreDocumentField', { ...place, fieldId: fresh() })
    expect(never.body.code).toBe('document.fieldUnknown')
  })

  it('DOC-03 is new until something is filled in, and again when nothing is', async () => {
    const { fieldId, ...place } = await withField()
    const status = async () => (await ana.ask('document', of(place))).status
    expect(await status()).toBe('new')
    await ana.act('FillDocumentField', { ...of(place), fieldId, value: 'Sol', seen: null })
    expect(await status()).toBe('inProgress')
    await ana.act('FillDocumentField', { ...of(place), fieldId, value: null, seen: 'Sol' })
    expect(await status()).toBe('new')
  })

  it('DOC-01 shows the canvas and the project as they are now', async () => {
    const { sectionId, ...place } = await withField()
    const [areaId, cardId] = [fresh(), fresh()]
    await ana.act('AddArea', { projectId, areaId, canvas: 'project', ...anArea, name: 'Vizinhança' })
    await ana.act('AddCard', { projectId, areaId, cardId, title: 'Rua fechada' })
    const [cards, information] = [fresh(), fresh()]
    const add = { ...of(place), sectionId, ...aField }
    await ana.act('AddDocumentField', {
      ...add,
      fieldId: cards,
      name: 'Cartões',
      fieldKind: 'canvasCards',
      options: [areaId],
    })
    await ana.act('AddDocumentField', {
      ...add,
      fieldId: information,
      name: 'Projeto',
      fieldKind: 'projectInformation',
      options: ['pitch', 'customerName'],
    })
    const embedded = async () => {
      const { sections } = await ana.ask('document', of(place))
      return sections.flatMap(({ fields }) => fields.flatMap((field) => field.embedded ?? []))
    }
    expect(await embedded()).toMatchObject([
      { areas: [{ areaId, name: 'Vizinhança', cards: [{ cardId, title: 'Rua fechada' }] }] },
      {
        information: [
          { item: 'pitch', value: 'Reforma da escola municipal' },
          { item: 'customerName', value: null },
        ],
      },
    ])
    await ana.act('ChangeProjectDetails', { projectId, customerName: 'Prefeitura' })
    await ana.act('DeleteCard', { projectId, cardId, reason: 'Reaberta' })
    expect(await embedded()).toMatchObject([
      { areas: [{ areaId, cards: [] }] },
      { information: [{ item: 'pitch' }, { item: 'customerName', value: 'Prefeitura' }] },
    ])
  })

  it('DOC-01 T9 is closed to whoever may not see the canvas that it shows, and is listed all the same', async () => {
    const { sectionId, ...place } = await withField()
    await ana.act('AddDocumentField', {
      ...of(place),
      sectionId,
      fieldId: fresh(),
      ...aField,
      name: 'Cartões',
      fieldKind: 'canvasCards',
    })
    const profileId = fresh()
    const { rights } = await ana.ask('project', { projectId })
    const permissions = { ...rights, canvas: 'noAccess' } as never
    await ana.act('CreateAccessProfile', {
      profileId,
      name: `Sem canvas ${profileId}`,
      permissions,
      mayOwnProjects: false,
    })
    const caio = await theWorld.colleague(ana, 'creator', profileId)
    await ana.act('ShareProject', { projectId, email: caio.email, as: ['team'] })
    const { status, body } = await caio.inquire('document', of(place))
    expect([status, body.code, body.details]).toEqual([403, 'access.contentClosed', { features: ['canvas'] }])
    const { items } = await caio.ask('documents', { projectId })
    expect(items.map(({ documentId }) => documentId)).toContain(place.documentId)
  })

  it('DOC-01 takes what one person wrote, and tells the other who wrote it', async () => {
    const { fieldId, ...place } = await withField()
    await bia.act('FillDocumentField', { ...of(place), fieldId, value: 'Chuva', seen: null })
    expect(await ana.attempt('FillDocumentField', { ...of(place), fieldId, value: 'Sol', seen: null })).toMatchObject({
      status: 409,
      body: { code: 'document.valueChangedMeanwhile' },
    })
    const { sections } = await ana.ask('document', of(place))
    expect(sections[0]?.fields[0]).toMatchObject({ value: 'Chuva', filledByName: 'Bia Rocha' })
  })

  it('DOC-01 begins with the form of another project that the person sees, and of no other', async () => {
    const from = await withField({ fieldKind: 'canvasCards', options: [fresh()] })
    const otherProject = await theWorld.project(ana)
    const copy = { projectId: otherProject, documentId: fresh(), title: 'Cópia', number: null }
    await ana.act('CreateDocument', { ...copy, copyFrom: of(from) })
    const { sections, status } = await ana.ask('document', { projectId: otherProject, documentId: copy.documentId })
    expect({
      status,
      fields: sections.flatMap(({ name, fields }) => [name, ...fields.map((field) => field.options)]),
    }).toEqual({
      status: 'new',
      fields: ['Clima', []],
    })
    const stranger = await theWorld.founder()
    const theirs = await theWorld.project(stranger)
    expect(
      await stranger.attempt('CreateDocument', { ...copy, projectId: theirs, documentId: fresh(), copyFrom: of(from) }),
    ).toMatchObject({ status: 404, body: { code: 'document.copiedUnknown' } })
  })

  it('DOC-01 cannot be reached through another project', async () => {
    const { fieldId, ...place } = await withField()
    const stranger = await theWorld.founder()
    const theirs = await theWorld.project(stranger)
    for (const [type, data] of [
      ['FillDocumentField', { fieldId, value: 'a', seen: null }],
      ['DeleteDocument', { reason: 'a' }],
      ['NameDocumentApprover', { userId: stranger.userId }],
    ] as const)
      expect(
        await stranger.attempt(type, { projectId: theirs, documentId: place.documentId, ...data } as never),
      ).toMatchObject({ status: 404, body: { code: 'document.unknown' } })
  })

  it('DOC-01 leaves another document alone that has parts of the same ids', async () => {
    const first = await withField()
    const otherDocument = await newDocument('Outro')
    await ana.act('AddDocumentSection', { ...of(otherDocument), sectionId: first.sectionId, name: 'Sua' })
    await ana.act('AddDocumentField', {
      ...of(otherDocument),
      sectionId: first.sectionId,
      fieldId: first.fieldId,
      ...aField,
      name: 'Seu',
    })
    await ana.act('RemoveDocumentSection', { ...of(otherDocument), sectionId: first.sectionId })
    const { sections } = await ana.ask('document', of(first))
    expect(sections.map(({ name, fields }) => [name, fields.length])).toEqual([['Clima', 1]])
  })
})

describe('The documents', () => {
  it('DOC-06 are listed across projects, by project, status, approver and text, page by page', async () => {
    const lia = await theWorld.founder()
    const [former, two] = [
      await theWorld.project(lia, { pitch: 'Ponte' }),
      await theWorld.project(lia, { pitch: 'Praça' }),
    ]
    const titles = ['Diário de obra', 'Ata de reunião', 'Relatório', 'Medição']
    for (const [index, title] of titles.entries())
      await lia.act('CreateDocument', {
        projectId: index % 2 ? two : former,
        documentId: fresh(),
        title,
        number: `N-${index}`,
        copyFrom: null,
      })
    const all = await lia.ask('documents', {})
    expect(all.items.map(({ title, projectPitch }) => [title, projectPitch])).toEqual([
      ['Medição', 'Praça'],
      ['Relatório', 'Ponte'],
      ['Ata de reunião', 'Praça'],
      ['Diário de obra', 'Ponte'],
    ])
    const titlesOf = async (input: object) => (await lia.ask('documents', input)).items.map(({ title }) => title)
    expect(await titlesOf({ projectId: former })).toEqual(['Relatório', 'Diário de obra'])
    expect(await titlesOf({ search: 'reuniao' })).toEqual(['Ata de reunião'])
    expect(await titlesOf({ search: 'n-3' })).toEqual(['Medição'])
    expect(await titlesOf({ status: 'inProgress' })).toEqual([])
    const documentId = all.items[0]?.documentId ?? ''
    await lia.act('NameDocumentApprover', { projectId: two, documentId, userId: lia.userId })
    expect(await titlesOf({ approverId: lia.userId })).toEqual(['Medição'])

    const first = await lia.ask('documents', { limit: 3 })
    const rest = await lia.ask('documents', { limit: 3, after: first.next ?? '' })
    expect([first.items.length, first.total, rest.next]).toEqual([3, 4, null])
    expect([...first.items, ...rest.items].map(({ title }) => title).sort()).toEqual([...titles].sort())
  })

  it('DOC-06 are only those of projects that the person takes part in', async () => {
    const dora = await theWorld.colleague(ana)
    await newDocument()
    expect((await dora.ask('documents', {})).total).toBe(0)
  })

  it('DOC-06 leave out what is deleted, which is listed apart with its reason and comes back', async () => {
    const place = await newDocument('Engano')
    await ana.act('DeleteDocument', { ...place, reason: 'Repetido' })
    const listed = async (deleted: 'yes' | 'no') =>
      (await ana.ask('documents', { deleted, search: 'Engano' })).items.map(({ documentId }) => documentId)
    expect([await listed('no'), await listed('yes')]).toEqual([[], [place.documentId]])
    expect(await ana.ask('document', place)).toMatchObject({ deletionReason: 'Repetido', deletedByName: 'Ana Souza' })
    await ana.act('RestoreDocument', place)
    expect([await listed('no'), await listed('yes')]).toEqual([[place.documentId], []])
  })
})
