import { anEntry } from '../given/anEntry'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import type { Person } from '../world/person'

type Recorded = { entryId: string; kind: 'inflow' | 'outflow'; parts: { installmentId: string; cents: number }[] }
type Parts = readonly (readonly [dueOn: string, cents: number])[]
const exactly = { interestCents: 0, fineCents: 0, discountCents: 0, rest: null }
const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }

/** A ledger of this person's, told in short words. Without an origin, entries are for a task in no group. */
export async function aMoneyLedger(ana: Person, projectId: string) {
  const stepId = await firstStepOf(ana, projectId)
  const taskIn = async (deliveryGroup: string | null) => {
    const taskId = fresh()
    await ana.act('AddTask', { projectId, stepId, taskId, title: 'Obra', ...dates, deliveryGroup })
    return taskId
  }
  const taskId = await taskIn(null)
  const partOf = ({ entryId, parts }: Recorded, index: number) => ({
    entryId,
    installmentId: parts[index]?.installmentId ?? '',
  })
  return {
    projectId,
    taskIn,
    card: async (title: string) => {
      const { areas } = await ana.ask('canvas', { projectId })
      const areaId = areas.find(({ standardArea }) => standardArea === 'deliveryGroups')?.areaId ?? ''
      const cardId = fresh()
      await ana.act('AddCard', { projectId, areaId, cardId, title })
      return cardId
    },
    record: async (plannedOn: string, parts: Parts, more: object = {}): Promise<Recorded> => {
      const entryId = fresh()
      const installments = parts.map(([dueOn, cents]) => ({ installmentId: fresh(), dueOn, cents }))
      const whole = installments.reduce((sum, { cents }) => sum + cents, 0)
      const entry = { ...anEntry(taskId, whole), plannedOn, installments, ...more }
      await ana.act('RecordEntry', { projectId, entryId, ...entry })
      return { entryId, kind: entry.kind, parts: installments }
    },
    pay: (entry: Recorded, index: number, paidOn: string, more: object = {}) => {
      const cents = entry.parts[index]?.cents ?? 0
      return ana.act('PayInstallment', { projectId, ...partOf(entry, index), paidOn, cents, ...exactly, ...more })
    },
    reopen: (entry: Recorded, index: number) =>
      ana.act('ReopenInstallments', { projectId, installments: [partOf(entry, index)], reason: 'Engano' }),
    cancel: (entry: Recorded, index: number) => {
      const cents = entry.parts[index]?.cents ?? 0
      return ana.act('CancelInstallments', {
        projectId,
        installments: [{ ...partOf(entry, index), cents }],
        reason: 'Obra menor',
      })
    },
    /** How an entry is named in an answer. */
    entry: ({ entryId, kind }: Recorded, title = 'Cimento') => ({ entryId, kind, title }),
  }
}
