import { randomUUID } from 'node:crypto'
import { aPassword, type Person, personAt } from '../world/person'

export type Founder = Person & {
  /** The header that says who asks. */
  cookie: string
  /** A new project, with the ids of its default steps in their order. */
  project(): Promise<{ projectId: string; stepIds: string[] }>
}

/** Somebody who signs up a new organization, and signs in. */
export async function founderAt(url: string): Promise<Founder> {
  const userId = randomUUID()
  const email = `ana-${userId}@construtora.example`
  const organizationId = randomUUID()
  const person = personAt(url, { userId, organizationId, email })
  await person.act('SignUp', {
    userId,
    organizationId,
    email,
    password: aPassword,
    termsAccepted: true,
    language: 'pt-BR',
    name: 'Ana',
    lastName: 'Souza',
    areaCode: '031',
    phone: '999887766',
    companyName: 'Construtora Horizonte',
    size: '10-49',
    segment: 'services',
    position: 'projectManager',
    needs: ['improveProjectPlanning'],
  })
  const { headers } = await person.signIn()
  const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return {
    ...person,
    cookie,
    project: async () => {
      const projectId = randomUUID()
      await person.act('CreateProject', {
        projectId,
        pitch: 'Reforma da escola municipal',
        internalCode: null,
        customerName: null,
        portfolioName: null,
        tags: [],
        currency: 'BRL',
        description: '',
        language: 'pt-BR',
        sharedWith: [],
        copyFrom: null,
      })
      const { steps } = await person.ask('board', { projectId })
      return { projectId, stepIds: steps.map(({ stepId }) => stepId) }
    },
  }
}

/** What AddTask asks for. */
export const aTask = (projectId: string, stepId: string | undefined) => ({
  projectId,
  stepId: stepId ?? '',
  taskId: randomUUID(),
  title: 'Revisar o projeto executivo da fundação',
  startOn: '2026-03-02',
  endOn: '2026-03-06',
})
