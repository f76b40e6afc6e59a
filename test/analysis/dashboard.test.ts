import { describe, expect, it } from 'vitest'
import { fresh } from '../given/fresh'
import type { Person } from '../world/person'
import { world } from '../world/world'

const { founder, colleague } = await world({})
const codeOf = ({ status, body }: Awaited<ReturnType<Person['attempt']>>) => `${status} ${body.code ?? ''}`.trim()

describe('A dashboard', () => {
  it('POR-05 POR-06 PRJ-04 is as nobody arranged it until its person does, and then theirs alone', async () => {
    const ana = await founder()
    const bia = await colleague(ana)
    const untouched = await bia.ask('dashboard', {})
    expect(untouched).toMatchObject({ goals: [], valueType: 'realized', hiddenStatuses: [] })
    const [first] = untouched.cards
    const goals = [
      { goalId: fresh(), title: 'Fechar o telhado', dueOn: '2026-06-30' },
      { goalId: fresh(), title: 'Vender a primeira casa', dueOn: '2026-03-01' },
    ] as const
    for (const goal of goals) await ana.act('AddGoal', goal)
    await ana.act('ChangeGoal', { goalId: goals[0].goalId, title: 'Fechar os telhados' })
    await ana.act('ChooseFinancialIndicator', { valueType: 'realizedAndPlanned' })
    await ana.act('ArrangeDashboard', { order: ['goals', 'money'], hidden: ['projects'] })
    await ana.act('ChooseChartProjects', { hiddenStatuses: ['finished'] })
    const { cards, ...chosen } = await ana.ask('dashboard', {})
    expect(chosen).toEqual({
      goals: [goals[1], { ...goals[0], title: 'Fechar os telhados' }],
      valueType: 'realizedAndPlanned',
      hiddenStatuses: ['finished'],
    })
    expect(cards.slice(0, 3).map(({ card }) => card)).toEqual(['goals', 'money', first?.card])
    expect(cards.filter(({ isHidden }) => isHidden)).toEqual([{ card: 'projects', isHidden: true }])
    expect(cards).toHaveLength(untouched.cards.length)
    expect(await bia.ask('dashboard', {})).toEqual(untouched)
  })

  it('POR-06 lets nobody change or remove the goal of another person', async () => {
    const [ana, stranger] = [await founder(), await founder()]
    const bia = await colleague(ana)
    const goal = { goalId: fresh(), title: 'Fechar o telhado', dueOn: '2026-06-30' }
    await ana.act('AddGoal', goal)
    for (const who of [bia, stranger]) {
      expect(codeOf(await who.attempt('ChangeGoal', { goalId: goal.goalId, title: 'De outra' }))).toBe(
        '404 goal.unknown',
      )
      expect(codeOf(await who.attempt('RemoveGoal', { goalId: goal.goalId }))).toBe('404 goal.unknown')
    }
    // The same id under another person is another goal.
    await bia.act('AddGoal', { ...goal, title: 'De Bia' })
    await bia.act('RemoveGoal', { goalId: goal.goalId })
    expect((await ana.ask('dashboard', {})).goals).toEqual([goal])
  })

  it('POR-06 takes no goal without a title or a date', async () => {
    const ana = await founder()
    for (const fields of [{ title: ' ' }, { dueOn: '' }]) {
      const wanted = { goalId: fresh(), title: 'Telhado', dueOn: '2026-06-30', ...fields }
      expect(codeOf(await ana.attempt('AddGoal', wanted))).toBe('422 fields.invalid')
    }
    expect((await ana.ask('dashboard', {})).goals).toEqual([])
  })
})
