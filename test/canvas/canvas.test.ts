import { standardAreas } from '@prumo/contracts/canvas/area'
import { standardAreaTexts } from '@prumo/contracts/canvas/standardAreaTexts'
import { describe, expect, it } from 'vitest'
import { anArea } from '../given/anArea'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { loggedEvents } from '../log/loggedEvents'
import type { Person } from '../world/person'
import { world } from '../world/world'

const theWorld = await world()
const { founder, colleague, project } = theWorld
const log = loggedEvents(theWorld.databaseUrl)
const codeOf = ({ status, body }: Awaited<ReturnType<Person['attempt']>>) => `${status} ${body.code ?? ''}`.trim()

/** A project with its canvas, and short ways to act in it. */
async function aCanvas() {
  const ana = await founder()
  const projectId = await project(ana)
  const { areas } = await ana.ask('canvas', { projectId })
  const areaOf = (standardArea: string) => areas.find((area) => area.standardArea === standardArea)?.areaId ?? ''
  const add = async (title: string, changes: object = {}, areaId = areaOf('product')) => {
    const cardId = fresh()
    await ana.act('AddCard', { projectId, cardId, areaId, title, ...changes })
    return cardId
  }
  return {
    ana,
    projectId,
    areaOf,
    add,
    card: (cardId: string) => ana.ask('card', { projectId, cardId }),
    titlesIn: async (areaId: string) =>
      (await ana.ask('canvas', { projectId })).cards.filter((card) => card.areaId === areaId).map(({ title }) => title),
  }
}

describe('The areas of a new project', () => {
  it.each(['pt-BR', 'en'] as const)('CAN-01 are those of the specification, in %s', async (language) => {
    const ana = await founder()
    const projectId = await project(ana, { language })
    const laid = await ana.ask('canvas', { projectId })
    expect(laid.areas.map(({ name }) => name)).toEqual(
      standardAreas.project.map((area) => standardAreaTexts[language][area][0]),
    )
    await ana.act('LayOutCanvas', { projectId, canvas: 'business', language })
    await ana.act('LayOutCanvas', { projectId, canvas: 'business', language })
    const both = await ana.ask('canvas', { projectId })
    expect(both.areas.filter(({ canvas }) => canvas === 'business').map(({ name }) => name)).toEqual(
      standardAreas.business.map((area) => standardAreaTexts[language][area][0]),
    )
  })
})

describe('An area', () => {
  it('CAN-02 keeps every field, when it is added and when it is changed', async () => {
    const { ana, projectId } = await aCanvas()
    const areaId = fresh()
    const fields = {
      name: 'Impactos',
      quickTip: 'O que muda?',
      completeTip: 'Ruído, poeira\ne trânsito',
      required: true,
      financialIntegration: true,
      classifications: ['Obras', 'Licenças'],
      additionalField: 'dates' as const,
    }
    const found = async () => (await ana.ask('canvas', { projectId })).areas.find((area) => area.areaId === areaId)
    await ana.act('AddArea', { projectId, areaId, canvas: 'project', ...fields })
    expect(await found()).toMatchObject({ ...fields, canvas: 'project', standardArea: null })
    const changed = { ...fields, name: 'Efeitos', required: false, classifications: ['Obras'], additionalField: null }
    await ana.act('ChangeArea', { projectId, areaId, ...changed })
    expect(await found()).toMatchObject(changed)
  })

  it('CAN-03 cannot be removed while it has cards', async () => {
    const { ana, projectId, areaOf, add } = await aCanvas()
    const cardId = await add('Ponte')
    const areaId = areaOf('product')
    expect(codeOf(await ana.attempt('RemoveArea', { projectId, areaId }))).toBe('409 area.holdsCards')
    await ana.act('DeleteCard', { projectId, cardId, reason: 'Engano' })
    await ana.act('RemoveArea', { projectId, areaId })
    expect((await ana.ask('deletedCards', { projectId })).map(({ areaName }) => areaName)).toEqual([null])
    expect(codeOf(await ana.attempt('RestoreCard', { projectId, cardId, areaId }))).toBe('404 area.unknown')
    await ana.act('RestoreCard', { projectId, cardId, areaId: areaOf('benefits') })
    expect((await ana.ask('card', { projectId, cardId })).areaName).toBe('Benefícios')
  })
})

describe('A card', () => {
  it('CAN-04 keeps every field, when it is added and when it is changed', async () => {
    const { ana, projectId, areaOf, add, card } = await aCanvas()
    const base = await add('Fundações', {}, areaOf('deliveryGroups'))
    const fields = {
      title: 'Cobertura',
      description: 'Telhas\ntermoacústicas',
      memberId: ana.userId,
      plannedOn: '2026-03-02',
      realizedOn: '2026-03-05',
      concludedOn: '2026-03-06',
      plannedCents: 120_000,
      realizedCents: 99_999_999_999,
      colour: '#aabbcc',
      link: 'https://obra.example/telhas?lote=2',
      baseCardId: base,
      customFields: [{ name: 'Lote', value: '2' }],
      internalCode: 'TEL-02',
      risk: {
        riskType: 'opportunity' as const,
        strategy: 'share' as const,
        probability: 'low' as const,
        impact: 'high' as const,
        probabilityAfter: 'moderate' as const,
        impactAfter: 'veryHigh' as const,
      },
    }
    const cardId = fresh()
    await ana.act('AddCard', { projectId, cardId, areaId: areaOf('product'), ...fields })
    const whole = { ...fields, areaName: 'Produto', baseTitle: 'Fundações', memberName: 'Ana Souza' }
    expect(await card(cardId)).toMatchObject({ ...whole, createdBy: 'Ana Souza', notificationEmail: null })

    const changed = {
      title: 'Telhado',
      description: '',
      memberId: null,
      plannedOn: null,
      realizedOn: null,
      concludedOn: null,
      plannedCents: null,
      realizedCents: 0,
      colour: null,
      link: null,
      baseCardId: null,
      customFields: [],
      internalCode: null,
      risk: null,
    }
    await ana.act('ChangeCard', { projectId, cardId, ...changed })
    expect(await card(cardId)).toMatchObject(changed)
  })

  it.each([
    [{ title: '' }, '422 fields.invalid'],
    [{ title: 'ponte' }, '409 card.titleTaken'],
    [{ internalCode: 'pt-1' }, '409 card.internalCodeTaken'],
    [{ internalCode: 'P1' }, '422 fields.invalid'],
    [{ areaId: undefined }, '422 fields.invalid'],
    [{ areaId: '00000000-0000-4000-8000-000000000000' }, '404 area.unknown'],
    [{ memberId: '00000000-0000-4000-8000-000000000000' }, '404 card.memberUnknown'],
    [{ notificationEmail: 'ninguém' }, '422 fields.invalid'],
    [{ link: 'javascript:alert(1)' }, '422 fields.invalid'],
    [{ plannedCents: 0.5 }, '422 fields.invalid'],
    [{ plannedOn: '02/03/2026' }, '422 fields.invalid'],
    [{ description: '\0' }, '422 fields.invalid'],
    [{ rank: 'a0' }, '422 fields.invalid'],
  ])('CAN-04 is refused with %j, and nothing is kept', async (wrong, code) => {
    const { ana, projectId, areaOf, add } = await aCanvas()
    await add('Ponte', { internalCode: 'PT-1' })
    const before = await log.head()
    const data = { projectId, cardId: fresh(), areaId: areaOf('product'), title: 'Muro', ...wrong }
    expect(codeOf(await ana.attempt('AddCard', data as never))).toBe(code)
    expect(await log.head()).toBe(before)
  })

  it.each([
    ['timeline', {}, '409 card.plannedOnMissing'],
    ['timeline', { plannedOn: '2026-03-02' }, '200'],
    ['cost', { plannedCents: 500 }, '409 card.plannedOnMissing'],
    ['cost', { plannedOn: '2026-03-02' }, '409 card.plannedCentsMissing'],
    ['cost', { plannedOn: '2026-03-02', plannedCents: 500 }, '200'],
    ['product', {}, '200'],
  ])('CAN-04 says what its area requires: in %s with %j it is %s', async (standardArea, plan, code) => {
    const { ana, projectId, areaOf } = await aCanvas()
    const card = { projectId, cardId: fresh(), areaId: areaOf(standardArea), title: 'Marco', ...plan }
    expect(codeOf(await ana.attempt('AddCard', card))).toBe(code)
  })

  it('CAN-04 keeps its title for itself, however many add it at once', async () => {
    const { ana, projectId, areaOf } = await aCanvas()
    const areaId = areaOf('product')
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => ana.attempt('AddCard', { projectId, cardId: fresh(), areaId, title: 'Ponte' })),
    )
    expect(replies.map(codeOf).sort()).toEqual(['200', ...Array(5).fill('409 card.titleTaken')])
  })

  it('CAN-04 is moved between areas and within', async () => {
    const { ana, projectId, areaOf, add, titlesIn } = await aCanvas()
    const [first, , third] = [await add('Um'), await add('Dois'), await add('Três')]
    const areaId = areaOf('product')
    await ana.act('MoveCard', { projectId, cardId: third, areaId, beforeCardId: first })
    expect(await titlesIn(areaId)).toEqual(['Três', 'Um', 'Dois'])
    await ana.act('MoveCard', { projectId, cardId: third, areaId: areaOf('benefits'), beforeCardId: null })
    expect([await titlesIn(areaId), await titlesIn(areaOf('benefits'))]).toEqual([['Um', 'Dois'], ['Três']])
  })

  it('CAN-04 is restored with all it had once it was deleted, and the log tells why it was', async () => {
    const { ana, projectId, areaOf, add, card } = await aCanvas()
    const email = 'fiscal@prefeitura.example'
    const cardId = await add('Ponte', { description: 'Sobre o rio', notificationEmail: email, plannedCents: 700 })
    const whole = await card(cardId)
    await ana.act('DeleteCard', { projectId, cardId, reason: 'Fora do escopo' })
    expect((await ana.inquire('card', { projectId, cardId })).status).toBe(404)
    expect((await ana.ask('canvas', { projectId })).deleted).toBe(1)
    expect(await ana.ask('deletedCards', { projectId })).toMatchObject([
      { cardId, title: 'Ponte', areaName: 'Produto', reason: 'Fora do escopo', deletedBy: 'Ana Souza' },
    ])
    await ana.act('RestoreCard', { projectId, cardId, areaId: areaOf('product') })
    const { changedAt: _, ...kept } = whole
    expect(await card(cardId)).toMatchObject(kept)
    expect(await ana.ask('deletedCards', { projectId })).toEqual([])

    const viewId = fresh()
    await ana.act('ViewProjectActionLog', {
      projectId,
      viewId,
      filters: { personId: null, recordId: cardId, kinds: [], withoutViews: false, from: null, to: null },
    })
    const { items } = await ana.ask('actionLog', { viewId })
    expect(items.map(({ kind }) => kind)).toEqual([
      'CardRestored',
      'CardDeleted',
      'CardNotificationEmailSet',
      'CardAdded',
    ])
    expect(items[1]?.changes).toContainEqual(
      expect.objectContaining({ field: 'reason', after: expect.objectContaining({ value: 'Fora do escopo' }) }),
    )
  })
})

describe('The e-mail that a card notifies', () => {
  it('CAN-04 is the address of the account where somebody of the project is notified, and stands nowhere else', async () => {
    const { ana, projectId, add, card } = await aCanvas()
    const bia = await colleague(ana)
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    const before = await log.head()
    const cardId = await add('Ponte', { notificationEmail: bia.email.toUpperCase() })
    expect((await card(cardId)).notificationEmail).toBe(bia.email)
    const events = await log.since(before)
    expect(events.map(({ type }) => type)).toEqual(['CardAdded', 'CardNotificationMemberChosen'])
    expect(await log.textSince(before)).not.toContain(bia.email)
  })

  it('CAN-04 is sealed under the key of whoever entered it where anybody else is notified', async () => {
    const { ana, add, card } = await aCanvas()
    const before = await log.head()
    const email = 'fiscal@prefeitura.example'
    const cardId = await add('Ponte', { notificationEmail: email })
    expect((await card(cardId)).notificationEmail).toBe(email)
    const events = await log.since(before)
    expect(events.map(({ type }) => type)).toEqual(['CardAdded', 'CardNotificationEmailSet'])
    expect(await log.textSince(before)).not.toContain(email)
    expect(await log.textSince(before)).toContain(`"of":"${ana.userId}"`)
  })

  it('CAN-04 ACC-11 goes with whoever entered it, from the read models as well', async () => {
    const { ana, projectId, areaOf, card } = await aCanvas()
    const bia = await colleague(ana)
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    const cardId = fresh()
    const email = 'vizinha@rua-canario.example'
    await bia.act('AddCard', { projectId, cardId, areaId: areaOf('product'), title: 'Ponte', notificationEmail: email })
    expect((await bia.ask('card', { projectId, cardId })).notificationEmail).toBe(email)
    expect(await log.rowsText('read.canvas_cards')).not.toContain(email)
    await ana.act('EraseUser', { userId: bia.userId, reason: 'Mudou de empresa', successorId: null })
    await expect.poll(async () => (await card(cardId)).notificationEmail).toBe(null)
  })
})

describe('What tasks use', () => {
  it.each([
    ['team', 'Ana'],
    ['deliveryGroups', 'Fundação'],
    ['requirements', 'NBR 6122'],
  ])('CAN-07 stays in the area %s, whatever its card is called since', async (standardArea, title) => {
    const { ana, projectId, areaOf, add } = await aCanvas()
    const cardId = await add(title, { memberId: ana.userId }, areaOf(standardArea))
    const stepId = await firstStepOf(ana, projectId)
    const task = { projectId, taskId: fresh() }
    await ana.act('AddTask', {
      ...task,
      stepId,
      title: 'Cravar',
      startOn: '2026-03-02',
      endOn: '2026-03-06',
      assigneeId: ana.userId,
      deliveryGroup: 'Fundação',
      requirements: ['NBR 6122'],
    })
    const remove = () => ana.attempt('DeleteCard', { projectId, cardId, reason: 'Engano' })
    expect(codeOf(await remove())).toBe('409 card.hasTasks')
    await ana.act('ChangeCard', { projectId, cardId, title: 'Outro nome' })
    expect(codeOf(await remove())).toBe('409 card.hasTasks')
    const moved = { projectId, cardId, areaId: areaOf('benefits'), beforeCardId: null }
    expect(codeOf(await ana.attempt('MoveCard', moved))).toBe('409 card.hasTasks')
    const without = { projectId, cardId, memberId: null }
    const isTeam = standardArea === 'team'
    expect(codeOf(await ana.attempt('ChangeCard', without))).toBe(isTeam ? '409 card.hasTasks' : '200')
    await ana.act('DeleteTask', task)
    expect(codeOf(await ana.attempt('MoveCard', moved))).toBe('200')
    expect(codeOf(await remove())).toBe('200')
  })
})

it('CAN-01 a project without areas is laid out by its manager, and by nobody who may not', async () => {
  const { ana, projectId } = await aCanvas()
  const bia = await colleague(ana)
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
  const business = { projectId, canvas: 'business', language: 'en' } as const
  expect(codeOf(await bia.attempt('LayOutCanvas', business))).toBe('403 access.noPermission')
  expect(codeOf(await bia.attempt('AddArea', { projectId, areaId: fresh(), canvas: 'project', ...anArea }))).toBe(
    '403 access.noPermission',
  )
})
