import { anEntry } from '../given/anEntry'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import type { Person } from '../world/person'

/** Two tasks of a week each, 10 hours of 50,00 and 5 hours of 80,00, the second in a delivery group. */
export async function aCostPlan(ana: Person, project: (founder: Person) => Promise<string>) {
  await ana.signIn()
  const projectId = await project(ana)
  const stepId = await firstStepOf(ana, projectId)
  const [dig, pour, cure, cardId] = [fresh(), fresh(), fresh(), fresh()]
  const { areas } = await ana.ask('canvas', { projectId })
  const areaId = areas.find(({ standardArea }) => standardArea === 'deliveryGroups')?.areaId ?? ''
  await ana.act('AddCard', { projectId, areaId, cardId, title: 'Fundação' })
  const add = (taskId: string, title: string, [startOn, endOn]: [string, string], more: object) =>
    ana.act('AddTask', {
      projectId,
      stepId,
      taskId,
      title,
      startOn,
      endOn,
      baselineStartOn: startOn,
      baselineEndOn: endOn,
      ...more,
    })
  await add(dig, 'Escavar', ['2026-03-02', '2026-03-06'], { estimatedMinutes: 600, hourCents: 5000 })
  const inGroup = { deliveryGroup: 'fundação', hourCents: 8000 }
  await add(pour, 'Concretar', ['2026-03-09', '2026-03-13'], { ...inGroup, estimatedMinutes: 300 })
  await add(cure, 'Curar', ['2026-03-16', '2026-03-20'], { ...inGroup, estimatedMinutes: 100 })
  const record = async (cents: number, origin: object | null, more: object = {}) => {
    const [entryId, installmentId] = [fresh(), fresh()]
    const installments = [{ installmentId, dueOn: '2026-03-10', cents }]
    const entry = { ...anEntry(dig, cents), origin, installments, ...more }
    await ana.act('RecordEntry', { projectId, entryId, ...entry } as never)
    return { entryId, installmentId, cents }
  }
  const pay = (part: { entryId: string; installmentId: string; cents: number }, paidOn: string, more: object = {}) =>
    ana.act('PayInstallment', {
      projectId,
      ...part,
      paidOn,
      interestCents: 0,
      fineCents: 0,
      discountCents: 0,
      rest: null,
      ...more,
    })
  const change = (taskId: string, changes: object) => ana.act('ChangeTask', { projectId, taskId, ...changes })
  const ask = async (source: 'hours' | 'ledger', statusOn: string, more: object = {}) =>
    (await ana.ask('costCurve', { projectId, source, statusOn, by: 'day', ...more } as never)).curve
  return { projectId, dig, pour, cure, cardId, record, pay, change, ask }
}
