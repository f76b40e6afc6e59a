import type { ProjectPlace } from '@prumo/contracts/access'
import { canvases, standardAreas } from '@prumo/contracts/canvas/area'
import { type CanvasEvent, canvasCommands } from '@prumo/contracts/canvas/canvas'
import { type CardFields, defaultCard } from '@prumo/contracts/canvas/card'
import { type RiskAssessment, riskAssessment, riskStrategiesOf } from '@prumo/contracts/canvas/riskAssessment'
import { standardAreaTexts } from '@prumo/contracts/canvas/standardAreaTexts'
import { languages } from '@prumo/contracts/identity/signUpChoices'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anArea } from '../../test/given/anArea'
import { ann, at, givenOf } from '../../test/given/given'
import { obeyAll } from '../../test/given/obeyAll'
import { canvas } from './canvas'
import { areasOf, type CanvasDeciderCommand, cardsIn, type TaskUse } from './canvasState'
import { layOutAreas } from './layOutAreas'

const projectId = '00000000-0000-4000-8000-000000000001'
const bia = '00000000-0000-4000-8000-00000000000b'
const stranger = '00000000-0000-4000-8000-00000000000e'
const project: ProjectPlace = {
  projectId,
  organizationId: ann.organizationId,
  ownerId: ann.userId,
  roles: { [bia]: ['team'] },
}
const by = { actor: ann, at, project }
const given = givenOf(canvas, by)
const id = (end: string) => `00000000-0000-4000-8000-0000000000${end}`
const [risks, groups, notes, team] = [id('10'), id('11'), id('12'), id('13')]
const [dig, pour, roof] = [id('20'), id('21'), id('22')]
const aTask: TaskUse = { assigneeId: null, deliveryGroup: null, requirements: [] }
const risk: RiskAssessment = {
  riskType: 'threat',
  strategy: 'mitigate',
  probability: 'high',
  impact: 'veryHigh',
  probabilityAfter: 'low',
  impactAfter: 'moderate',
}

const laidOut: CanvasEvent[] = [
  area(risks, 'Riscos', 'a0', 'risks'),
  area(groups, 'Grupos de entrega', 'a1', 'deliveryGroups'),
  area(notes, 'Anotações', 'a2', null),
  area(team, 'Equipe', 'a3', 'team'),
]

describe('The areas of the specification', () => {
  it.each(languages.flatMap((language) => canvases.map((name) => [name, language] as const)))(
    'CAN-01 each area is laid out once in the %s canvas in %s',
    (name, language) => {
      const { data } = layOutAreas(id('99'), { projectId, canvas: name, language })
      expect(data.areas.map(({ standardArea }) => standardArea)).toEqual(standardAreas[name])
      expect(data.areas.map((area) => area.name)).toEqual(
        standardAreas[name].map((standardArea) => standardAreaTexts[language][standardArea][0]),
      )
      for (const area of data.areas) {
        const command = { projectId, canvas: name, ...area, standardArea: undefined }
        const { standardArea: _, ...fields } = command
        expect(canvasCommands.AddArea.safeParse(fields).success, area.name).toBe(true)
      }
    },
  )

  it('CAN-01 areas are not laid out over existing areas', () => {
    const command = layOutAreas(id('99'), { projectId, canvas: 'project', language: 'en' })
    given(...laidOut)
      .when(command)
      .thenNothing()
    const [{ events } = { events: [] }] = obeyAll(canvas, [{ command, by }])
    expect(events).toHaveLength(13)
  })
})

describe('An area', () => {
  it('CAN-02 an area is added behind the others of its canvas', () =>
    given(...laidOut)
      .when(addArea({ name: 'Impactos' }))
      .then(area(id('30'), 'Impactos', 'a4', null)))

  it('CAN-02 an area that is sent twice is added once, and never under another area’s id', () => {
    const impacts = area(id('30'), 'Impactos', 'a4', null)
    given(...laidOut, impacts)
      .when(addArea({ name: 'Impactos' }))
      .thenNothing()
    given(...laidOut, impacts)
      .when(addArea({ name: 'Premissas' }))
      .thenRefused('area.idTaken')
    given(...laidOut, impacts)
      .when(addArea({ name: 'Impactos', canvas: 'business' }))
      .thenRefused('area.idTaken')
  })

  it('CAN-02 refuses the name of another area of its canvas, in any case', () => {
    given(...laidOut)
      .when(addArea({ name: ' RISCOS ' }))
      .thenRefused('area.nameTaken', { area: 'RISCOS' })
    given(...laidOut)
      .when(ask('ChangeArea', { areaId: notes, name: 'equipe' }))
      .thenRefused('area.nameTaken', { area: 'equipe' })
  })

  it('CAN-02 accepts the name of an area of the other canvas', () =>
    given(...laidOut)
      .when(addArea({ name: 'Riscos', canvas: 'business' }))
      .then({ type: 'AreaAdded', data: { ...areaData(id('30'), 'Riscos', 'a0', null), canvas: 'business' } }))

  it.each([
    ['no name', { name: '' }, false],
    ['a blank name', { name: '  ' }, false],
    ['tips of more than they hold', { quickTip: 'x'.repeat(201) }, false],
    ['a classification twice', { classifications: ['Obras', 'Obras'] }, false],
    ['an additional field of values', { additionalField: 'values' }, true],
    ['an additional field of dates', { additionalField: 'dates' }, true],
    ['an additional field of another type', { additionalField: 'text' }, false],
  ])('CAN-02 checks the input of an area with %s', (_, changes, accepted) =>
    expect(
      canvasCommands.AddArea.safeParse({ projectId, areaId: notes, canvas: 'project', ...anArea, ...changes }).success,
    ).toBe(accepted),
  )

  it('CAN-02 an area with financial integration needs a classification', () => {
    const integrated = { financialIntegration: true }
    given(...laidOut)
      .when(addArea({ name: 'Impactos', ...integrated }))
      .thenRefused('area.classificationMissing')
    given(...laidOut)
      .when(ask('ChangeArea', { areaId: notes, ...integrated }))
      .thenRefused('area.classificationMissing')
    const both = { ...integrated, classifications: ['Obras'] }
    const before = { financialIntegration: false, classifications: [] }
    given(...laidOut)
      .when(ask('ChangeArea', { areaId: notes, ...both }))
      .then({ type: 'AreaChanged', data: { projectId, areaId: notes, ...both, before } })
  })

  it('CAN-02 a change is recorded once, with the values before and after', () => {
    const renamed: CanvasEvent = {
      type: 'AreaChanged',
      data: { projectId, areaId: notes, name: 'Notas', before: { name: 'Anotações' } },
    }
    given(...laidOut)
      .when(ask('ChangeArea', { areaId: notes, name: 'Notas', required: false }))
      .then(renamed)
    given(...laidOut, renamed)
      .when(ask('ChangeArea', { areaId: notes, name: 'Notas' }))
      .thenNothing()
  })

  it('CAN-01 a removed area of the specification is added again as itself, once and in its own canvas', () => {
    const removed: CanvasEvent = { type: 'AreaRemoved', data: { projectId, areaId: risks, before: wholeOf(risks) } }
    const again = addArea({ name: 'Riscos', standardArea: 'risks' })
    given(...laidOut, removed)
      .when(again)
      .then(area(id('30'), 'Riscos', 'a4', 'risks'))
    given(...laidOut)
      .when(addArea({ name: 'Outros riscos', standardArea: 'risks' }))
      .thenRefused('area.standardElsewhere')
    given(...laidOut)
      .when(addArea({ name: 'Canais', standardArea: 'channels' }))
      .thenRefused('area.standardElsewhere')
  })

  it('CAN-03 refuses to remove an area that has cards, but not one whose cards are deleted', () => {
    const gone: CanvasEvent = { type: 'AreaRemoved', data: { projectId, areaId: notes, before: wholeOf(notes) } }
    given(...laidOut, added(dig, notes))
      .when(ask('RemoveArea', { areaId: notes }))
      .thenRefused('area.holdsCards', { area: 'Anotações', cards: 1 })
    given(...laidOut)
      .when(ask('RemoveArea', { areaId: notes }))
      .then(gone)
    given(...laidOut, added(dig, notes), deleted(dig, notes))
      .when(ask('RemoveArea', { areaId: notes }))
      .then(gone)
    given(...laidOut, gone)
      .when(ask('RemoveArea', { areaId: notes }))
      .thenRefused('area.unknown')
  })
})

describe('A card', () => {
  it('CAN-04 a card is added behind the others of its area, with every field', () => {
    const fields = {
      title: 'Cobertura',
      description: 'Telhas',
      memberId: bia,
      plannedOn: '2026-03-02',
      realizedOn: null,
      concludedOn: null,
      plannedCents: 120_000,
      realizedCents: 0,
      colour: '#aabbcc',
      link: 'https://obra.example/telhas',
      baseCardId: pour,
      customFields: [{ name: 'Lote', value: '2' }],
      internalCode: 'COB-1',
      risk,
    }
    given(...laidOut, added(pour, groups), added(dig, notes))
      .when(ask('AddCard', { cardId: roof, areaId: notes, ...fields }))
      .then({ type: 'CardAdded', data: { projectId, cardId: roof, areaId: notes, rank: 'a1', ...fields } })
  })

  it('CAN-04 a card is added once, however often it is sent, and never under another card’s id', () => {
    given(...laidOut, added(dig, notes))
      .when(addCard(dig, notes))
      .thenNothing()
    given(...laidOut, added(dig, notes))
      .when(addCard(dig, notes, { title: 'Outra' }))
      .thenRefused('card.idTaken')
    given(...laidOut, added(dig, notes), deleted(dig, notes))
      .when(addCard(dig, notes))
      .thenRefused('card.idTaken')
  })

  it('CAN-04 refuses a title that another card of the project has, in any case and area', () => {
    given(...laidOut, added(dig, notes))
      .when(addCard(pour, groups, { title: ` CARTÃO ${dig} ` }))
      .thenRefused('card.titleTaken', { card: `CARTÃO ${dig}` })
    given(...laidOut, added(dig, notes), added(pour, groups))
      .when(ask('ChangeCard', { cardId: pour, title: `Cartão ${dig}` }))
      .thenRefused('card.titleTaken', { card: `Cartão ${dig}` })
  })

  it('CAN-04 an internal code is that of one card of the project, in any case, until the card is deleted', () => {
    const history = [...laidOut, added(dig, notes, { internalCode: 'OBR-1' })]
    const refused = ['card.internalCodeTaken', { card: `Cartão ${dig}` }] as const
    given(...history)
      .when(addCard(pour, groups, { internalCode: 'obr-1' }))
      .thenRefused(...refused)
    given(...history, added(pour, groups))
      .when(ask('ChangeCard', { cardId: pour, internalCode: 'OBR-1' }))
      .thenRefused(...refused)
    given(...history)
      .when(ask('ChangeCard', { cardId: dig, internalCode: null }))
      .then({
        type: 'CardInternalCodeChanged',
        data: { projectId, cardId: dig, internalCode: null, before: { internalCode: 'OBR-1' } },
      })
    const gone = [...history, deleted(dig, notes, { internalCode: 'OBR-1' })]
    given(...gone)
      .when(addCard(pour, groups, { internalCode: 'OBR-1' }))
      .then(added(pour, groups, { internalCode: 'OBR-1' }))
    given(...gone, added(pour, groups, { internalCode: 'OBR-1' }))
      .when(ask('RestoreCard', { cardId: dig, areaId: notes }))
      .thenRefused('card.internalCodeTaken', { card: `Cartão ${pour}` })
  })

  it('CAN-04 refuses an unknown area and a person outside the project', () => {
    given(...laidOut)
      .when(addCard(dig, id('77')))
      .thenRefused('area.unknown')
    given(...laidOut)
      .when(addCard(dig, notes, { memberId: stranger }))
      .thenRefused('card.memberUnknown')
  })

  it.each([
    ['no title', { title: ' ' }, false],
    ['cents that are none', { plannedCents: 1.5 }, false],
    ['a negative amount', { realizedCents: -1 }, false],
    ['a day that does not exist', { plannedOn: '2026-02-30' }, false],
    ['an invalid notification e-mail', { notificationEmail: 'bia@' }, false],
    ['a notification e-mail', { notificationEmail: 'bia@obra.example' }, true],
    ['no notification e-mail', { notificationEmail: null }, true],
    ['a link to a script', { link: 'javascript:alert(1)' }, false],
    ['a link to data', { link: 'data:text/html,<script>' }, false],
    ['a link to a page', { link: 'https://obra.example/a?b#c' }, true],
    ['a custom field twice', { customFields: Array(2).fill({ name: 'Lote', value: '1' }) }, false],
    ['an internal code', { internalCode: 'OBR-1' }, true],
    ['an internal code of two characters', { internalCode: 'P1' }, false],
    ['an internal code of fifty-one characters', { internalCode: 'P'.repeat(51) }, false],
    ['half a risk', { risk: { ...risk, impactAfter: undefined } }, false],
  ])('CAN-04 checks the input of a card with %s', (_, changes, accepted) =>
    expect(
      canvasCommands.AddCard.safeParse({ projectId, cardId: dig, areaId: notes, title: 'Vala', ...changes }).success,
    ).toBe(accepted),
  )

  it('CAN-04 records each kind of change as its own event, with the values before', () =>
    given(...laidOut, added(dig, notes))
      .when(ask('ChangeCard', { cardId: dig, title: 'Vala', plannedCents: 500, plannedOn: null, colour: null }))
      .then(
        { type: 'CardRenamed', data: { projectId, cardId: dig, title: 'Vala', before: { title: `Cartão ${dig}` } } },
        {
          type: 'CardAmountsSet',
          data: {
            projectId,
            cardId: dig,
            plannedCents: 500,
            realizedCents: null,
            before: { plannedCents: null, realizedCents: null },
          },
        },
      ))

  it('CAN-04 a card moves within its area and to another, before a named card', () => {
    given(...laidOut, added(dig, notes), added(pour, notes, { rank: 'a1' }))
      .when(ask('MoveCard', { cardId: pour, areaId: notes, beforeCardId: dig }))
      .then({ type: 'CardReordered', data: { projectId, cardId: pour, rank: 'Zz', before: { rank: 'a1' } } })
    given(...laidOut, added(dig, notes))
      .when(ask('MoveCard', { cardId: dig, areaId: team, beforeCardId: null }))
      .then({
        type: 'CardMoved',
        data: { projectId, cardId: dig, areaId: team, rank: 'a0', before: { areaId: notes, rank: 'a0' } },
      })
    given(...laidOut, added(dig, notes))
      .when(ask('MoveCard', { cardId: dig, areaId: notes, beforeCardId: null }))
      .thenNothing()
    given(...laidOut, added(dig, notes))
      .when(ask('MoveCard', { cardId: dig, areaId: team, beforeCardId: dig }))
      .thenRefused('card.unknown')
  })
})

describe('What an area requires of its cards', () => {
  const [timeline, cost] = [id('14'), id('15')]
  const places: CanvasEvent[] = [
    ...laidOut,
    area(timeline, 'Cronograma', 'a4', 'timeline'),
    { type: 'AreaAdded', data: { ...areaData(cost, 'Custo', 'a5', 'cost'), additionalField: 'values' } },
  ]
  const [plannedOn, plannedCents] = ['2026-03-02', 5_000]
  const lost = ['card.plannedOnMissing', { area: 'Cronograma' }] as const

  it('CAN-04 refuses a new card without a planned date in the timeline, whatever its additional field', () => {
    given(...places)
      .when(addCard(dig, timeline))
      .thenRefused(...lost)
    given(...places)
      .when(addCard(dig, timeline, { plannedOn }))
      .then(added(dig, timeline, { plannedOn }))
    const datesAsked: CanvasEvent = {
      type: 'AreaChanged',
      data: { projectId, areaId: notes, additionalField: 'dates', before: { additionalField: null } },
    }
    given(...places, datesAsked)
      .when(addCard(dig, notes))
      .thenRefused('card.plannedOnMissing', { area: 'Anotações' })
  })

  it('CAN-04 refuses a new card without a planned date or amount in an area of values', () => {
    given(...places)
      .when(addCard(dig, cost, { plannedCents }))
      .thenRefused('card.plannedOnMissing', { area: 'Custo' })
    given(...places)
      .when(addCard(dig, cost, { plannedOn }))
      .thenRefused('card.plannedCentsMissing', { area: 'Custo' })
    given(...places)
      .when(addCard(dig, cost, { plannedOn, plannedCents: 0 }))
      .then(added(dig, cost, { plannedOn, plannedCents: 0 }))
  })

  it('CAN-04 requires no amount of people who may not write any', () => {
    const actor = { ...ann, rights: { ...ann.rights, finance: 'viewOnly' as const } }
    givenOf(canvas, { ...by, actor })(...places)
      .when(addCard(dig, cost, { plannedOn }))
      .then(added(dig, cost, { plannedOn }))
  })

  it('CAN-04 refuses to take away what the area requires', () => {
    const whole = added(dig, cost, { plannedOn, plannedCents })
    for (const [name, code] of [
      ['plannedOn', 'card.plannedOnMissing'],
      ['plannedCents', 'card.plannedCentsMissing'],
    ] as const)
      given(...places, whole)
        .when(ask('ChangeCard', { cardId: dig, [name]: null }))
        .thenRefused(code, { area: 'Custo' })
  })

  it('CAN-04 a card from before is changed, moved, deleted and restored without what its area requires', () => {
    const old = [...places, added(dig, timeline)]
    const title = { title: 'Vala', before: { title: `Cartão ${dig}` } }
    given(...old)
      .when(ask('ChangeCard', { cardId: dig, title: 'Vala', plannedOn: null }))
      .then({ type: 'CardRenamed', data: { projectId, cardId: dig, ...title } })
    const before = { areaId: timeline, rank: 'a0' }
    const moved: CanvasEvent = {
      type: 'CardMoved',
      data: { projectId, cardId: dig, areaId: notes, rank: 'a0', before },
    }
    given(...old)
      .when(ask('MoveCard', { cardId: dig, areaId: notes, beforeCardId: null }))
      .then(moved)
    given(...old, moved)
      .when(ask('MoveCard', { cardId: dig, areaId: timeline, beforeCardId: null }))
      .then({
        type: 'CardMoved',
        data: { projectId, cardId: dig, areaId: timeline, rank: 'a0', before: { areaId: notes, rank: 'a0' } },
      })
    given(...old, deleted(dig, timeline))
      .when(ask('RestoreCard', { cardId: dig, areaId: timeline }))
      .then({
        type: 'CardRestored',
        data: { projectId, cardId: dig, areaId: timeline, rank: 'a0', before: { reason: 'Repetido' } },
      })
  })
})

describe('Whom a card notifies', () => {
  const before = { notifiedId: null }
  const member: CanvasEvent = {
    type: 'CardNotificationMemberChosen',
    data: { projectId, cardId: dig, notifiedId: bia, before },
  }
  const outside = { userId: ann.userId, email: 'fiscal@prefeitura.example' }

  it('CAN-04 a person of the project is recorded by id', () => {
    given(...laidOut, added(dig, notes))
      .when(ask('ChangeCard', { cardId: dig, notified: { notifiedId: bia } }))
      .then(member)
    given(...laidOut, added(dig, notes), member)
      .when(ask('ChangeCard', { cardId: dig, notified: { notifiedId: bia } }))
      .thenNothing()
  })

  it('CAN-04 anybody else is recorded by an address that is sealed under the key of the person who entered it', () => {
    const set: CanvasEvent = {
      type: 'CardNotificationEmailSet',
      data: { projectId, cardId: dig, ...outside, before: { notifiedId: bia } },
    }
    given(...laidOut, added(dig, notes), member)
      .when(ask('ChangeCard', { cardId: dig, notified: outside }))
      .then(set)
    given(...laidOut, added(dig, notes), member, set)
      .when(ask('ChangeCard', { cardId: dig, notified: null }))
      .then({ type: 'CardNotificationCleared', data: { projectId, cardId: dig, before } })
  })
})

describe('A risk card', () => {
  it('CAN-06 a risk card needs its assessment, whatever command it comes from', () => {
    const refused = ['card.riskMissing', { area: 'Riscos' }] as const
    given(...laidOut)
      .when(addCard(dig, risks))
      .thenRefused(...refused)
    given(...laidOut, added(dig, notes))
      .when(ask('MoveCard', { cardId: dig, areaId: risks, beforeCardId: null }))
      .thenRefused(...refused)
    given(...laidOut, added(dig, risks, { risk }))
      .when(ask('ChangeCard', { cardId: dig, risk: null }))
      .thenRefused(...refused)
    given(...laidOut)
      .when(addCard(dig, risks, { risk }))
      .then(added(dig, risks, { risk }))
  })

  it.each(['threat', 'opportunity'] as const)('CAN-06 a strategy fits its type of risk: %s', (riskType) => {
    const all = [...new Set([...riskStrategiesOf.threat, ...riskStrategiesOf.opportunity])]
    const taken = all.filter((strategy) => riskAssessment.safeParse({ ...risk, riskType, strategy }).success)
    expect(taken.sort()).toEqual([...riskStrategiesOf[riskType]].sort())
  })
})

describe('A base delivery group', () => {
  const under = (cardId: string, baseCardId: string | null) => ask('ChangeCard', { cardId, baseCardId })

  it('CAN-05 a base is a card of the area of delivery groups', () => {
    given(...laidOut, added(dig, notes), added(pour, notes, { rank: 'a1' }))
      .when(under(dig, pour))
      .thenRefused('card.baseUnknown')
    given(...laidOut, added(dig, notes))
      .when(under(dig, id('77')))
      .thenRefused('card.baseUnknown')
  })

  it('CAN-05 a base is never under its own card, directly or through others', () => {
    const chain = [
      added(dig, groups),
      added(pour, groups, { rank: 'a1', baseCardId: dig }),
      added(roof, groups, { rank: 'a2', baseCardId: pour }),
    ]
    for (const base of [dig, pour, roof])
      given(...laidOut, ...chain)
        .when(under(dig, base))
        .thenRefused('card.baseCycle', { card: `Cartão ${base}` })
  })

  it('CAN-05 a delivery group stays in its area while it is a base', () => {
    const history = [...laidOut, added(dig, groups), added(pour, notes, { baseCardId: dig })]
    const refused = ['card.isBase', { card: `Cartão ${pour}`, cards: 1 }] as const
    given(...history)
      .when(remove(dig))
      .thenRefused(...refused)
    given(...history)
      .when(ask('MoveCard', { cardId: dig, areaId: notes, beforeCardId: null }))
      .thenRefused(...refused)
  })
})

describe('Deleting a card', () => {
  it('CAN-04 a deletion records its reason and what the card was', () => {
    given(...laidOut, added(dig, notes))
      .when(remove(dig))
      .then(deleted(dig, notes))
    given(...laidOut, added(dig, notes), deleted(dig, notes))
      .when(remove(dig))
      .thenNothing()
  })

  it.each([
    ['team member', team, { memberId: bia }, [{ assigneeId: bia }, { assigneeId: bia }, {}]],
    [
      'delivery group',
      groups,
      { title: 'Fundações' },
      [{ deliveryGroup: ' FUNDAÇÕES' }, { deliveryGroup: 'fundações' }],
    ],
  ])('CAN-07 refuses to delete a %s that has tasks', (_, areaId, fields, tasks) => {
    const history = [...laidOut, added(dig, areaId, fields)]
    const card = (fields as { title?: string }).title ?? `Cartão ${dig}`
    given(...history)
      .when(remove(dig, tasks))
      .thenRefused('card.hasTasks', { card, tasks: 2 })
    given(...laidOut, added(dig, notes, fields))
      .when(remove(dig, tasks))
      .then(deleted(dig, notes, fields))
  })

  it('CAN-07 refuses to move a delivery group that has tasks out of its area, and leaves its order free', () => {
    const tasks = usesOf([{ deliveryGroup: 'Fundações' }])
    const history = [...laidOut, added(dig, groups, { title: 'Fundações' }), added(pour, groups, { rank: 'a1' })]
    const move = (areaId: string, uses = tasks) =>
      ask('MoveCard', { cardId: dig, areaId, beforeCardId: null, tasks: uses })
    given(...history)
      .when(move(notes))
      .thenRefused('card.hasTasks', { card: 'Fundações', tasks: 1 })
    given(...history)
      .when(ask('PutCardBack', { cardId: dig, areaId: notes, rank: 'a0', tasks }))
      .thenRefused('card.hasTasks', { card: 'Fundações', tasks: 1 })
    given(...history)
      .when(move(groups))
      .then({ type: 'CardReordered', data: { projectId, cardId: dig, rank: 'a2', before: { rank: 'a0' } } })
    const before = { areaId: groups, rank: 'a0' }
    given(...history)
      .when(move(notes, []))
      .then({ type: 'CardMoved', data: { projectId, cardId: dig, areaId: notes, rank: 'a0', before } })
  })

  it('CAN-07 refuses another member, or none, for a team card whose member has tasks', () => {
    const tasks = usesOf([{ assigneeId: bia }])
    const history = [...laidOut, added(dig, team, { memberId: bia, title: 'Bia' })]
    const change = (changes: object, uses = tasks) => ask('ChangeCard', { cardId: dig, ...changes, tasks: uses })
    given(...history)
      .when(change({ memberId: null }))
      .thenRefused('card.hasTasks', { card: 'Bia', tasks: 1 })
    given(...history)
      .when(change({ title: 'Beatriz' }))
      .then({ type: 'CardRenamed', data: { projectId, cardId: dig, title: 'Beatriz', before: { title: 'Bia' } } })
    given(...history)
      .when(change({ memberId: null }, []))
      .then({ type: 'CardMemberChosen', data: { projectId, cardId: dig, memberId: null, before: { memberId: bia } } })
  })

  it('CAN-07 refuses to delete a requirement that has tasks', () =>
    given(area(notes, 'Requisitos', 'a0', 'requirements'), added(dig, notes, { title: 'NBR 6122' }))
      .when(remove(dig, [{ requirements: ['NBR 6122', 'NBR 9050'] }]))
      .thenRefused('card.hasTasks', { card: 'NBR 6122', tasks: 1 }))

  describe('that was renamed', () => {
    const renamed = (cardId: string, before: string, title: string): CanvasEvent => ({
      type: 'CardRenamed',
      data: { projectId, cardId, title, before: { title: before } },
    })
    const group = added(dig, groups, { title: 'Fundações' })

    it('CAN-07 refuses it while a task names any of its former titles, also after it was deleted and restored', () => {
      const history = [...laidOut, group, renamed(dig, 'Fundações', 'Estacas'), renamed(dig, 'Estacas', 'Blocos')]
      const refused = ['card.hasTasks', { card: 'Blocos', tasks: 1 }] as const
      for (const deliveryGroup of ['fundações', 'Estacas', 'Blocos'])
        given(...history)
          .when(remove(dig, [{ deliveryGroup }, { deliveryGroup: 'Cobertura' }]))
          .thenRefused(...refused)
      given(...history, deleted(dig, groups, { title: 'Blocos' }), {
        type: 'CardRestored',
        data: { projectId, cardId: dig, areaId: groups, rank: 'a0', before: { reason: '' } },
      })
        .when(remove(dig, [{ deliveryGroup: 'Fundações' }]))
        .thenRefused(...refused)
    })

    it('CAN-07 counts a task once that names a requirement by two of its titles', () =>
      given(
        area(notes, 'Requisitos', 'a0', 'requirements'),
        added(dig, notes, { title: 'NBR 6122' }),
        renamed(dig, 'NBR 6122', 'Norma de fundações'),
      )
        .when(remove(dig, [{ requirements: ['NBR 6122', 'norma de fundações'] }, { requirements: ['NBR 9050'] }]))
        .thenRefused('card.hasTasks', { card: 'Norma de fundações', tasks: 1 }))

    it('CAN-07 deletes it where another card of the area has the former title now, and only there', () => {
      const history = [...laidOut, group, renamed(dig, 'Fundações', 'Estacas')]
      const tasks = [{ deliveryGroup: 'Fundações' }]
      const named = { title: 'FUNDAÇÕES', rank: 'a1' }
      given(...history, added(pour, groups, named))
        .when(remove(dig, tasks))
        .then(deleted(dig, groups, { title: 'Estacas' }))
      given(...history, added(pour, notes, named))
        .when(remove(dig, tasks))
        .thenRefused('card.hasTasks', { card: 'Estacas', tasks: 1 })
      given(...history, added(pour, groups, named), deleted(pour, groups, named))
        .when(remove(dig, tasks))
        .thenRefused('card.hasTasks', { card: 'Estacas', tasks: 1 })
    })
  })
})

describe('Restoring a card', () => {
  const gone = [...laidOut, added(dig, notes), deleted(dig, notes)]
  const restored: CanvasEvent = {
    type: 'CardRestored',
    data: { projectId, cardId: dig, areaId: notes, rank: 'a0', before: { reason: 'Repetido' } },
  }

  it('CAN-04 a restored card is as it was, behind the others of its area', () => {
    given(...gone)
      .when(ask('RestoreCard', { cardId: dig, areaId: notes }))
      .then(restored)
    given(...gone, restored)
      .when(ask('RestoreCard', { cardId: dig, areaId: notes }))
      .thenNothing()
    given(...laidOut)
      .when(ask('RestoreCard', { cardId: dig, areaId: notes }))
      .thenRefused('card.unknown')
  })

  it('CAN-04 refuses to restore a card that the rules would refuse', () => {
    given(...gone, added(pour, groups, { title: `cartão ${dig}` }))
      .when(ask('RestoreCard', { cardId: dig, areaId: notes }))
      .thenRefused('card.titleTaken', { card: `Cartão ${dig}` })
    given(...gone)
      .when(ask('RestoreCard', { cardId: dig, areaId: id('77') }))
      .thenRefused('area.unknown')
    given(...gone)
      .when(ask('RestoreCard', { cardId: dig, areaId: risks }))
      .thenRefused('card.riskMissing', { area: 'Riscos' })
  })

  it('CAN-04 a restored card drops people who have left and deleted delivery groups, and records that', () =>
    given(
      ...laidOut,
      added(pour, groups),
      added(dig, notes, { memberId: stranger, baseCardId: pour }),
      deleted(dig, notes, { memberId: stranger, baseCardId: pour }),
      deleted(pour, groups),
    )
      .when(ask('RestoreCard', { cardId: dig, areaId: notes }))
      .then(
        restored,
        { type: 'CardMemberChosen', data: { projectId, cardId: dig, memberId: null, before: { memberId: stranger } } },
        { type: 'CardBaseChanged', data: { projectId, cardId: dig, baseCardId: null, before: { baseCardId: pour } } },
      ))
})

describe('Whatever is asked of a canvas', () => {
  const anyOf = fc.constantFrom
  const [areaIds, cardIds] = [anyOf(risks, groups, notes, team), anyOf(dig, pour, roof)]
  const titles = anyOf('Um', 'um ', 'Dois', 'Três')
  const bases = fc.option(cardIds)
  const commands: fc.Arbitrary<CanvasDeciderCommand> = fc.oneof(
    fc.tuple(cardIds, areaIds, titles).map(([cardId, areaId, title]) => addCard(cardId, areaId, { title, risk })),
    fc
      .tuple(cardIds, bases, titles)
      .map(([cardId, baseCardId, title]) => ask('ChangeCard', { cardId, baseCardId, title })),
    fc
      .tuple(cardIds, areaIds, bases)
      .map(([cardId, areaId, beforeCardId]) => ask('MoveCard', { cardId, areaId, beforeCardId })),
    cardIds.map((cardId) => remove(cardId)),
    fc.tuple(cardIds, areaIds).map(([cardId, areaId]) => ask('RestoreCard', { cardId, areaId })),
    areaIds.map((areaId) => ask('RemoveArea', { areaId })),
    fc.tuple(areaIds, titles).map(([areaId, name]) => ask('ChangeArea', { areaId, name })),
  )
  const ground = ask('LayOutAreas', {
    canvas: 'project',
    areas: laidOut.map(({ data }) => {
      const { projectId: _, rank: __, canvas: ___, ...area } = data as ReturnType<typeof areaData>
      return area
    }),
  })
  const histories = fc.array(commands, { maxLength: 40, size: 'max' }).map((sent) =>
    obeyAll(
      canvas,
      [ground, ...sent].map((command) => ({ command, by })),
    ),
  )

  it('CAN-02 CAN-03 CAN-04 CAN-05 names and titles differ, every card has its area and no base is under itself', () =>
    fc.assert(
      fc.property(histories, (history) => {
        const state = history.at(-1)?.after ?? canvas.initial
        const titlesNow = [...state.cards.values()].map(({ title }) => title.trim().toLowerCase())
        const namesNow = areasOf(state, 'project').map(([, { name }]) => name.trim().toLowerCase())
        expect(new Set(titlesNow).size).toBe(titlesNow.length)
        expect(new Set(namesNow).size).toBe(namesNow.length)
        for (const [cardId, card] of state.cards) {
          expect(state.areas.has(card.areaId)).toBe(true)
          let [steps, above] = [0, card.baseCardId]
          for (; above !== null && steps < 10; steps++) above = state.cards.get(above)?.baseCardId ?? null
          expect(steps, cardId).toBeLessThan(10)
        }
        for (const areaId of state.areas.keys()) {
          const ranks = cardsIn(state, areaId).map(([, { rank }]) => rank)
          expect(new Set(ranks).size).toBe(ranks.length)
        }
      }),
    ))
})

function areaData(areaId: string, name: string, rank: string, standardArea: string | null) {
  return { projectId, areaId, rank, canvas: 'project', standardArea, ...anArea, name } as Extract<
    CanvasEvent,
    { type: 'AreaAdded' }
  >['data']
}
function area(areaId: string, name: string, rank: string, standardArea: string | null): CanvasEvent {
  return { type: 'AreaAdded', data: areaData(areaId, name, rank, standardArea) }
}
function wholeOf(areaId: string) {
  const found = laidOut.find(({ data }) => (data as { areaId?: string }).areaId === areaId) as { data: object }
  const { projectId: _, areaId: __, rank: ___, ...whole } = found.data as ReturnType<typeof areaData>
  return whole
}
function addArea(changes: object) {
  return ask('AddArea', { areaId: id('30'), canvas: 'project', ...anArea, ...changes })
}
function fieldsOf(cardId: string, changes: object): CardFields & { rank: string } {
  return { rank: 'a0', ...defaultCard, title: `Cartão ${cardId}`, ...changes }
}
function added(cardId: string, areaId: string, changes: object = {}): CanvasEvent {
  return { type: 'CardAdded', data: { projectId, cardId, areaId, ...fieldsOf(cardId, changes) } }
}
function deleted(cardId: string, areaId: string, changes: object = {}): CanvasEvent {
  const before = { areaId, ...fieldsOf(cardId, changes) }
  return { type: 'CardDeleted', data: { projectId, cardId, reason: 'Repetido', before } }
}
function addCard(cardId: string, areaId: string, changes: object = {}) {
  return ask('AddCard', { cardId, areaId, title: `Cartão ${cardId}`, ...changes })
}
const usesOf = (tasks: readonly Partial<TaskUse>[]) => tasks.map((task) => ({ ...aTask, ...task }))
function remove(cardId: string, tasks: readonly Partial<TaskUse>[] = []) {
  return ask('DeleteCard', { cardId, reason: 'Repetido', tasks: usesOf(tasks) })
}
/** The cards that these commands leave may be in use; most tests have no tasks. */
const seesTasks = new Set<string>(['ChangeCard', 'MoveCard'])
function ask(type: CanvasDeciderCommand['type'], data: object): CanvasDeciderCommand {
  const tasks = seesTasks.has(type) ? { tasks: [] } : {}
  return { type, data: { projectId, ...tasks, ...data } } as unknown as CanvasDeciderCommand
}
