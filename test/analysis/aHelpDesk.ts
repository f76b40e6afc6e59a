import { fresh } from '../given/fresh'
import type { Person } from '../world/person'
import type { World } from '../world/world'

export type Happening = { ticket: string; at: string; step: string; by: string; product: string }
/** What is reported of a ticket when it comes to a step. */
export const reported: Readonly<Record<string, number>> = { 'Resolve ticket': 90, Wait: 45 }

/**
 * A desk with a project for each product and a task for each ticket, planned for so many days after those of the file;
 * this person takes those of one resource. `figures.py` tells the same.
 */
export function aHelpDesk(ana: Person, project: World['project'], shift: number) {
  const projectIds = new Map<string, string>()
  const stepIds = new Map<string, string>()
  const tickets = new Map<string, { taskId: string; step: string }>()
  const projectOf = async (product: string) => {
    const projectId = projectIds.get(product) ?? (await project(ana, { pitch: product }))
    projectIds.set(product, projectId)
    return projectId
  }
  const stepOf = async (projectId: string, name: string) => {
    const found = stepIds.get(projectId + name)
    if (found) return found
    const stepId = fresh()
    stepIds.set(projectId + name, stepId)
    const fields = { description: '', taskLimit: null, finishes: name === 'Closed' }
    await ana.act('AddStep', { projectId, stepId, name, ...fields })
    return stepId
  }
  return {
    happens: async ({ ticket, at, step, by, product }: Happening) => {
      const projectId = await projectOf(product)
      const stepId = await stepOf(projectId, step)
      const before = tickets.get(ticket)
      const taskId = before?.taskId ?? fresh()
      if (before?.step === step) return
      tickets.set(ticket, { taskId, step })
      if (before) await ana.act('MoveTask', { projectId, taskId, stepId, beforeTaskId: null })
      else {
        const on = new Date(Date.parse(at.slice(0, 10)) + shift * 86_400_000).toISOString().slice(0, 10)
        const assigneeId = by === 'Value 2' ? ana.userId : null
        await ana.act('AddTask', { projectId, taskId, stepId, title: ticket, startOn: on, endOn: on, assigneeId })
      }
      const progress = reported[step]
      if (progress !== undefined) await ana.act('ChangeTask', { projectId, taskId, progress })
    },
  }
}
