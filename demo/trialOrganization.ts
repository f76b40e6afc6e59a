import { randomUUID } from 'node:crypto'
import type { Agenda } from './agenda'
import { day } from './day'
import { found } from './found'
import type { Ground, Member } from './member'
import { proveAddresses } from './proveAddresses'

/** Of the fifteen days of the trial a few are left, whatever the day of the week. */
const beginsOn = -12

type Setting = { agenda: Agenda; today: Date; outbox: string; toldOf(member: Member): void }

/** A small organization in the last days of its trial: who administers it can buy a plan, and has not. */
export function trialOrganization(ground: Ground, { agenda, today, outbox, toldOf }: Setting): void {
  agenda.on(beginsOn, 9, async () => {
    const member = await found(ground, {
      person: { name: 'Marina', lastName: 'Duarte' },
      domain: 'atelie-norte',
      companyName: 'Ateliê Norte Arquitetura',
      size: '1-9',
      segment: 'services',
      position: 'ceoOrDirector',
      needs: ['improveProjectPlanning', 'improveTaskManagement'],
    })
    await proveAddresses([member], outbox)
    await begin(member, today)
    toldOf(member)
  })
}

const tasks = ['Levantamento do imóvel', 'Estudo preliminar', 'Projeto legal', 'Aprovação na prefeitura']

async function begin({ userId, browser: { act, ask } }: Member, today: Date): Promise<void> {
  const projectId = randomUUID()
  await act('CreateProject', {
    projectId,
    pitch: 'Reforma da casa da Rua das Acácias',
    internalCode: 'AN-01',
    description: 'Projeto e acompanhamento da reforma, do levantamento à entrega.',
    currency: 'BRL',
    language: 'pt-BR',
    copyFrom: null,
    customerName: null,
    customerId: null,
    portfolioName: null,
    tags: [],
    sharedWith: [],
  })
  const { steps } = await ask('board', { projectId })
  for (const [index, title] of tasks.entries())
    await act('AddTask', {
      projectId,
      taskId: randomUUID(),
      title,
      stepId: steps[Math.min(index, steps.length - 1)]?.stepId ?? '',
      assigneeId: userId,
      startOn: day(today, beginsOn + index * 7),
      endOn: day(today, beginsOn + index * 7 + 5),
      estimatedMinutes: 1200,
    })
}
