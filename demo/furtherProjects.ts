import { randomUUID } from 'node:crypto'
import { day } from './day'
import type { Members } from './organization'
import { otherProjects } from './school'

/** Two smaller projects beside the main one: the second of them is paused. */
export async function furtherProjects({ founder, analyst, approver, engineer }: Members, today: Date): Promise<void> {
  const team = [analyst, engineer]
  for (const [place, { pitch, code, description, tasks }] of otherProjects.entries()) {
    const projectId = randomUUID()
    await founder.browser.act('CreateProject', {
      projectId,
      pitch,
      internalCode: code,
      description,
      currency: 'BRL',
      language: 'pt-BR',
      copyFrom: null,
      customerName: 'Secretaria Municipal de Educação',
      portfolioName: 'Programa Escola Segura',
      tags: [],
      sharedWith: [...team, approver].map(({ email }) => ({ email, as: ['team'] })),
    })
    const { steps } = await founder.browser.ask('board', { projectId })
    for (const [index, title] of tasks.entries()) {
      const task = { projectId, taskId: randomUUID() }
      const from = (index - 2) * 9 + place * 4
      const assigneeId = (team[index % team.length] ?? analyst).userId
      await analyst.browser.act('AddTask', {
        ...task,
        title,
        stepId: steps[0]?.stepId ?? '',
        assigneeId,
        startOn: day(today, from),
        endOn: day(today, from + 8),
        estimatedMinutes: 2400,
      })
      const step = index < 2 ? steps.at(-1) : index === 2 ? steps[1] : undefined
      if (!step) continue
      await analyst.browser.act('MoveTask', { ...task, stepId: step.stepId, beforeTaskId: null })
      await analyst.browser.act('ChangeTask', { ...task, progress: index < 2 ? 100 : 40 })
    }
    if (place === 1) await founder.browser.act('ChangeProjectStatus', { projectId, status: 'paused' })
    else await analyst.browser.act('MarkFavorite', { projectId, favorite: true })
  }
}
