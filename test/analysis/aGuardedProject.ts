import type { RiskAssessment } from '@prumo/contracts/canvas/riskAssessment'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import type { Person } from '../world/person'
import type { World } from '../world/world'
import { aMoneyLedger } from './aMoneyLedger'
import { aRiskArea } from './aRiskArea'

/** What a project has that people see or do not see: its tasks, its money, its risks, and that it is there at all. */
export const guardedFacts = ['work', 'money', 'risks', 'itself'] as const
export type GuardedFact = (typeof guardedFacts)[number]

/** A project in which each of its facts can be made another one, by a number that chooses how. */
export type GuardedProject = { projectId: string; alter: Record<GuardedFact, (choice: number) => Promise<unknown>> }

const week = { startOn: '2026-03-02', endOn: '2026-03-06' }
const planned = { baselineStartOn: week.startOn, baselineEndOn: week.endOn }
const levels = ['veryLow', 'low', 'moderate', 'high', 'veryHigh'] as const

export async function aGuardedProject(ana: Person, project: World['project'], pitch: string): Promise<GuardedProject> {
  const projectId = await project(ana, { pitch })
  const alterItself = (choice: number) =>
    choice % 2
      ? ana.act('ChangeProjectDetails', { projectId, pitch: `${pitch} ${choice}` })
      : ana.act('ChangeProjectStatus', { projectId, status: choice % 4 ? 'inactive' : 'active' })
  const alter = {
    work: await workOf(ana, projectId),
    money: await moneyOf(ana, projectId),
    risks: await risksOf(ana, projectId),
    itself: alterItself,
  }
  return { projectId, alter }
}

/** Adds a task that is late or not, reports of the last one, or deletes it. */
async function workOf(ana: Person, projectId: string) {
  const stepId = await firstStepOf(ana, projectId)
  const standing: string[] = []
  return async (choice: number) => {
    const taskId = standing.at(-1)
    if (taskId && choice % 4 === 1) return ana.act('ChangeTask', { projectId, taskId, progress: (choice * 7) % 101 })
    if (taskId && choice % 4 === 2) return ana.act('DeleteTask', { projectId, taskId: standing.pop() ?? '' })
    const added = fresh()
    standing.push(added)
    const days = choice % 3 ? { ...week, ...planned } : { startOn: '2026-04-01', endOn: '2026-04-03' }
    const estimatedMinutes = choice % 5 ? 60 * (1 + choice) : null
    return ana.act('AddTask', { projectId, stepId, taskId: added, title: 'Obra', ...days, estimatedMinutes })
  }
}

/** Records an entry that is overdue or not, or pays or cancels the last one. */
async function moneyOf(ana: Person, projectId: string) {
  const ledger = await aMoneyLedger(ana, projectId)
  const open: Awaited<ReturnType<typeof ledger.record>>[] = []
  return async (choice: number) => {
    const entry = choice % 3 ? open.pop() : undefined
    if (entry) return choice % 3 === 1 ? ledger.pay(entry, 0, '2026-03-11') : ledger.cancel(entry, 0)
    const day = choice % 2 ? '2026-03-05' : '2026-05-05'
    const kind = choice % 4 < 2 ? 'inflow' : 'outflow'
    open.push(await ledger.record(day, [[day, 100 + choice]], { kind }))
    return undefined
  }
}

/** Adds a risk, or says of the last one that it is concluded. */
async function risksOf(ana: Person, projectId: string) {
  const add = await aRiskArea(ana, projectId)
  const open: string[] = []
  return async (choice: number) => {
    const cardId = choice % 3 ? undefined : open.pop()
    if (cardId) return ana.act('ChangeCard', { projectId, cardId, concludedOn: '2026-03-10' })
    open.push(await add(fresh(), aRisk(choice)))
    return undefined
  }
}

function aRisk(choice: number): RiskAssessment {
  const level = (step: number) => levels[(choice * step) % levels.length] ?? 'low'
  const type = choice % 4 ? { riskType: 'threat' as const } : { riskType: 'opportunity' as const }
  const after = { probabilityAfter: level(3), impactAfter: level(7) }
  return { ...type, strategy: 'accept', probability: level(1), impact: level(2), ...after }
}
