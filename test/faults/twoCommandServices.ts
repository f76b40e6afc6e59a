import { randomUUID } from 'node:crypto'
import { type Person, personAt } from '../world/person'
import { aProject, aSignUp } from '../world/world'
import { type Mutation, openCommands } from './openServices'
import { type RecordedRow, recordedRows } from './recordedRows'
import { settingsOn } from './settingsOn'
import { trialServer } from './trialServer'

export type TwoCommandServices = {
  urls: readonly [string, string]
  databaseUrl: string
  /** Somebody who founded an organization, signed in at each of them. */
  founder(): Promise<[Person, Person]>
  rows(): Promise<RecordedRow[]>
}

/** Two command services that know of each other only by the log, for as long as this takes. */
export async function withTwoCommandServices<T>(
  mutate: Mutation | undefined,
  work: (two: TwoCommandServices) => Promise<T>,
): Promise<T> {
  const server = await trialServer()
  const databaseUrl = await server.database()
  const open = async () => openCommands(settingsOn(databaseUrl, await server.folder()), { mutate })
  const services = [await open(), await open()] as const
  const urls = [services[0].url, services[1].url] as const
  try {
    return await work({
      urls,
      databaseUrl,
      rows: () => recordedRows(databaseUrl),
      founder: async () => {
        const signUp = aSignUp()
        const people: [Person, Person] = [personAt(urls[0], signUp), personAt(urls[1], signUp)]
        await people[0].act('SignUp', signUp)
        for (const person of people) await person.signIn()
        return people
      },
    })
  } finally {
    for (const service of services) await service.stop()
    await server.stop()
  }
}

/** A project with one more step, of this name. */
export async function projectWithStep(
  person: Person,
  name = 'Vistoria',
): Promise<{ projectId: string; stepId: string }> {
  const [projectId, stepId] = [randomUUID(), randomUUID()]
  await person.act('CreateProject', aProject(projectId))
  await person.act('AddStep', { projectId, stepId, name, description: '', taskLimit: null, finishes: false })
  return { projectId, stepId }
}
