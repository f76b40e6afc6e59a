import { aProject } from '../world/world'
import type { Honest } from './honestStory'
import {
  accountDestroyed,
  capitals,
  projectTakenByColleague,
  projectTakenByStranger,
  secondAdministrator,
  secondSelf,
} from './otherSpellings'
import type { Stage } from './stage'
import { afterTheStandstill, logBlinded, standstill } from './standstills'
import { erasureUsedUp, importUsedUp, publicationUsedUp } from './usedUpIds'

/** In which positions of the log something was done: the first and the last are of it. */
type Positions = { from: number; to: number }
export type Attacks = Awaited<ReturnType<typeof attack>>

/** All that was found to get through, one after the other; the read models stand still in the end. */
export async function attack(stage: Stage, honest: Honest) {
  const placed = async <Done extends object>(work: () => Promise<Done>): Promise<Positions & Done> => {
    const from = (await stage.head()) + 1
    const done = await work()
    return { from, to: await stage.head(), ...done }
  }
  const { people } = honest
  return {
    secondSelf: await placed(() => secondSelf(stage, honest)),
    projectTakenByColleague: await placed(() => projectTakenByColleague(honest)),
    projectTakenByStranger: await placed(() => projectTakenByStranger(stage, honest)),
    accountDestroyed: await placed(() => accountDestroyed(stage, honest)),
    logotipoNul: await placed(() => logBlinded(stage, people.logotipoNul, 'logotipoNul')),
    logotipoSurrogate: await placed(() => logBlinded(stage, people.logotipoSurrogate, 'logotipoSurrogate')),
    webhookNul: await placed(() => logBlinded(stage, people.webhookNul, 'webhookNul')),
    webhookSurrogate: await placed(() => logBlinded(stage, people.webhookSurrogate, 'webhookSurrogate')),
    erasureUsedUp: await placed(() => erasureUsedUp(stage, honest)),
    publicationUsedUp: await placed(() => publicationUsedUp(stage, honest)),
    importUsedUp: await placed(() => importUsedUp(stage, honest)),
    twoThings: await placed(() => twoThings(stage, honest)),
    capitals: await placed(() => capitals(honest)),
    secondAdministrator: await placed(() => secondAdministrator(stage, honest)),
    standstill: await placed(() => standstill(stage, honest)),
    afterTheStandstill: await placed(() => afterTheStandstill(honest)),
  }
}

/** A project with the id of a foreign organization, and an organization with that of a foreign project. */
async function twoThings(stage: Stage, { people: { mixed }, projects: { mixed: projectId } }: Honest) {
  const mallory = await stage.founder({ companyName: 'Confusão' })
  stage.keep('mallory', mallory)
  await mallory.act('CreateProject', { ...aProject(mixed.organizationId), pitch: 'Projeto ou organização' })
  const founderOfProject = await stage.founder({ organizationId: projectId, companyName: 'Organização ou projeto' })
  stage.keep('founderOfProject', founderOfProject)
  return { ids: [mixed.organizationId, projectId] }
}
