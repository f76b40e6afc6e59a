import { randomUUID } from 'node:crypto'
import type { Agenda } from './agenda'
import { day } from './day'
import type { Members } from './organization'
import { partnerId } from './partnerId'
import { otherProjects } from './school'

const beginsOn = -40

/** Two smaller projects beside the main one: the second of them is paused. */
export function furtherProjects(members: Members, agenda: Agenda, today: Date): void {
  for (const place of otherProjects.keys()) agenda.on(beginsOn, 9 + place, () => begin(members, place, agenda, today))
}

async function begin({ founder, analyst, approver, engineer }: Members, place: number, agenda: Agenda, today: Date) {
  const project = otherProjects[place]
  if (!project) return
  const projectId = randomUUID()
  const team = [analyst, engineer]
  await founder.browser.act('CreateProject', {
    projectId,
    pitch: project.pitch,
    internalCode: project.code,
    description: project.description,
    currency: 'BRL',
    language: 'pt-BR',
    copyFrom: null,
    customerName: null,
    customerId: await partnerId(founder.browser, 'Secretaria Municipal de Educação'),
    portfolioName: 'Programa Escola Segura',
    tags: [],
    sharedWith: [...team, approver].map(({ email }) => ({ email, as: ['team'] })),
  })
  const { steps } = await founder.browser.ask('board', { projectId })
  for (const [index, title] of project.tasks.entries()) {
    const task = { projectId, taskId: randomUUID() }
    const from = (index - 2) * 9 + place * 4
    await analyst.browser.act('AddTask', {
      ...task,
      title,
      stepId: steps[0]?.stepId ?? '',
      assigneeId: (team[index % team.length] ?? analyst).userId,
      startOn: day(today, from),
      endOn: day(today, from + 8),
      estimatedMinutes: 2400,
    })
    const step = index < 2 ? steps.at(-1) : index === 2 ? steps[1] : undefined
    if (!step) continue
    const endsOn = Math.min(from + 8, -1)
    agenda.on(endsOn, 14, () => analyst.browser.act('MoveTask', { ...task, stepId: step.stepId, beforeTaskId: null }))
    agenda.on(endsOn, 15, () => analyst.browser.act('ChangeTask', { ...task, progress: index < 2 ? 100 : 40 }))
  }
  if (place === 1) {
    const paused = { projectId, status: 'paused' as const }
    agenda.on(-5, 10, () => founder.browser.act('ChangeProjectStatus', paused))
  } else agenda.on(-39, 10, () => analyst.browser.act('MarkFavorite', { projectId, favorite: true }))
}
