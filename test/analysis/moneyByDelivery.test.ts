import type { Answer } from '@prumo/contracts/index'
import { describe, expect, it } from 'vitest'
import { giveRights } from '../security/giveRights'
import { world } from '../world/world'
import { allParts } from './allParts'
import { aMoneyLedger } from './aMoneyLedger'

const { founder, project, colleague } = await world()
const ana = await founder()
const aLedger = async () => aMoneyLedger(ana, await project(ana))
const statusOn = '2026-03-12'

describe('FIN-10 Money by delivery', () => {
  it('FIN-10 shows amounts by delivery, all of them, and opens each of its figures', async () => {
    const { projectId, record, pay, taskIn, card } = await aLedger()
    const [cardId, goneCard] = [await card('Fundação'), await card('Telhado')]
    const [dig, draw, gone, finish] = [
      await taskIn(' fundação'),
      await taskIn(null),
      await taskIn('Fundação'),
      await taskIn('Acabamento'),
    ]
    const tasks = (...items: [string, number][]) => ({
      origin: { of: 'tasks', items: items.map(([id, cents]) => ({ id, cents })) },
    })
    const cards = (...items: [string, number][]) => ({
      origin: { of: 'deliveryGroups', items: items.map(([id, cents]) => ({ id, cents })) },
    })
    const parted = await record(
      '2026-03-02',
      [
        ['2026-03-05', 50_00],
        ['2026-04-05', 50_01],
      ],
      tasks([dig, 40_00], [draw, 30_00], [gone, 10_00]),
    )
    await pay(parted, 0, '2026-03-06', { fineCents: 1 })
    await record('2026-03-03', [['2026-03-05', 30_00]], {
      ...cards([cardId, 20_00], [goneCard, 15_00]),
      kind: 'inflow',
    })
    await record('2026-03-03', [['2026-03-05', 9_99]], tasks([finish, 9_99]))
    await ana.act('DeleteTask', { projectId, taskId: gone })
    await ana.act('DeleteCard', { projectId, cardId: goneCard, reason: 'Outra obra' })

    const question = { projectId, statusOn }
    const { rows, totals, hash } = await ana.ask('moneyByDelivery', question)
    const nothing = { planned: 0, realized: 0 }
    expect(rows).toEqual([
      {
        cardId,
        title: 'Fundação',
        because: 'allocated',
        inflow: { planned: 20_00, realized: 0 },
        outflow: { planned: 40_00, realized: 20_00 },
      },
      {
        cardId: null,
        title: 'Acabamento',
        because: 'allocated',
        inflow: nothing,
        outflow: { planned: 9_99, realized: 0 },
      },
      {
        cardId: null,
        title: null,
        because: 'notAllocated',
        inflow: { planned: -5_00, realized: 0 },
        outflow: { planned: 20_01, realized: 10_01 },
      },
      {
        cardId: null,
        title: null,
        because: 'deleted',
        inflow: { planned: 15_00, realized: 0 },
        outflow: { planned: 10_00, realized: 5_00 },
      },
      {
        cardId: null,
        title: null,
        because: 'ungrouped',
        inflow: nothing,
        outflow: { planned: 30_00, realized: 15_00 },
      },
    ])
    expect(totals).toEqual({ inflow: { planned: 30_00, realized: 0 }, outflow: { planned: 110_00, realized: 50_01 } })
    type Row = Answer<'moneyByDelivery'>['rows'][number]
    const without = { notAllocated: 'origin', deleted: 'item', ungrouped: 'group', closed: 'right' } as const
    const drillOf = ({ because, cardId: of, title }: Row) =>
      because === 'allocated' ? (of ? { cardId: of } : { groupName: title ?? '' }) : { without: without[because] }
    for (const row of rows)
      for (const kind of ['inflow', 'outflow'] as const)
        for (const of of ['planned', 'realized'] as const) {
          const parts = await allParts(ana, { ...question, of, kind, ...drillOf(row) })
          expect(
            parts.reduce((sum, { cents }) => sum + cents, 0),
            `${row.because} ${kind} ${of}`,
          ).toBe(row[kind][of])
        }
    const named = { ...question, of: 'planned', kind: 'outflow' } as const
    expect(await allParts(ana, { ...named, groupName: ' ACABAMENTO' })).toMatchObject([{ cents: 9_99 }])
    await ana.act('ChangeCard', { projectId, cardId, title: 'FUNDAÇÃO' })
    const renamed = await ana.ask('moneyByDelivery', question)
    expect([renamed.rows[0]?.title, renamed.hash]).toEqual(['FUNDAÇÃO', hash])
    await ana.act('ChangeCard', { projectId, cardId, title: 'Base' })
    await ana.act('ChangeTask', { projectId, taskId: dig, deliveryGroup: 'Base' })
    const regrouped = await ana.ask('moneyByDelivery', question)
    expect(regrouped.rows.map(({ title: _, ...row }) => row)).toEqual(rows.map(({ title: _, ...row }) => row))
    expect(regrouped.rows[0]?.title).toBe('Base')
    expect(regrouped.revisions.plan).toBeGreaterThan(renamed.revisions.plan)
    expect(regrouped.hash).not.toBe(hash)

    const bia = await colleague(ana)
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    await giveRights(ana, bia, { canvas: 'noAccess' })
    const byNames = (await bia.ask('moneyByDelivery', question)).rows
    expect(byNames.map(({ cardId: of, title, because }) => [of, title, because])).toEqual([
      [null, 'Acabamento', 'allocated'],
      [null, 'Base', 'allocated'],
      [null, null, 'notAllocated'],
      [null, null, 'deleted'],
      [null, null, 'ungrouped'],
      [null, null, 'closed'],
    ])
    expect(await allParts(bia, { ...question, of: 'planned', kind: 'inflow', cardId })).toEqual([])
    await giveRights(ana, bia, { canvas: 'noAccess', tasks: 'noAccess' })
    const merged = await bia.ask('moneyByDelivery', question)
    expect(merged.rows.map(({ title, because }) => [title, because])).toEqual([
      [null, 'notAllocated'],
      [null, 'closed'],
    ])
    expect(merged.totals).toEqual(totals)
    await giveRights(ana, bia, { finance: 'noAccess' })
    for (const name of ['moneyCurve', 'moneyMonths', 'moneyByDelivery', 'moneyCurveChanges'] as const)
      expect((await bia.inquire(name, question)).status).toBe(403)
    const caio = await founder()
    for (const name of ['moneyCurve', 'moneyMonths', 'moneyByDelivery', 'moneyCurveChanges'] as const)
      expect((await caio.inquire(name, question)).status).toBe(404)
  })
})
