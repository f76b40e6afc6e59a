import { wholeLog } from '@prumo/contracts/audit/actionLog'
import { fresh } from '../given/fresh'
import { aPassword } from '../world/person'
import { aProject } from '../world/world'
import type { Honest } from './honestStory'
import { companyOf, must, spelled } from './means'
import type { Stage } from './stage'

/** A manager adds the administrator a second time. After a restart, the newcomer's session is the administrator's. */
export async function secondSelf(stage: Stage, { people: { victim }, manager, leaver }: Honest) {
  const added = await stage.added(manager, spelled(victim.userId), 'viewer')
  must((await added.attempt('SaveCompany', companyOf('Construtora Vitória'))).status === 403, 'a viewer saves nothing')
  await stage.restart()
  const forgedFrom = (await stage.head()) + 1
  await added.act('SaveCompany', { ...companyOf('Construtora Vitória'), city: 'Forjada' })
  await added.act('ChangeUserLicence', { userId: leaver.userId, licence: 'worker' })
  stage.keep('secondSelf', added)
  return { userId: spelled(victim.userId), forged: [forgedFrom, await stage.head()] }
}

/** A colleague without a role makes a project of the same id, and has its rows. */
export async function projectTakenByColleague({ cora, projects: { first } }: Honest) {
  must((await cora.inquire('board', { projectId: first })).status === 404, 'the project is hidden at first')
  await cora.act('CreateProject', { ...aProject(spelled(first)), pitch: 'Tomado por Cora' })
  must((await cora.ask('board', { projectId: first })).tasks.length === 2, 'its tasks are seen')
  return { projectId: spelled(first) }
}

/** Somebody of another organization does so, and the project is gone for its own. */
export async function projectTakenByStranger(stage: Stage, { people: { victim }, projects: { second } }: Honest) {
  const thief = await stage.founder({ companyName: 'Rapina' })
  stage.keep('projectThief', thief)
  await thief.act('CreateProject', { ...aProject(spelled(second)), pitch: 'Tomado por estranho' })
  must((await victim.inquire('board', { projectId: second })).status === 404, 'its owner has lost it')
  return { projectId: spelled(second) }
}

/** A stranger signs up under a person's id and deletes that account: the person's password and key are gone. */
export async function accountDestroyed(stage: Stage, { people: { lia } }: Honest) {
  const double = await stage.founder({ userId: spelled(lia.userId), companyName: 'Sósia' })
  stage.keep('double', double)
  await double.act('DeleteMyAccount', { reason: 'Nenhuma', password: aPassword })
  must((await lia.signIn()).status === 401, 'the password is gone')
  return { userId: spelled(lia.userId) }
}

/** A stranger signs up under an organization's id, and is shown all that is its own, the action log first. */
export async function secondAdministrator(stage: Stage, { people: { victim }, manager }: Honest) {
  const stranger = await stage.founder({ organizationId: spelled(victim.organizationId), companyName: 'Invasora' })
  const users = await stranger.ask('organizationUsers', {})
  must(JSON.stringify(users).includes(manager.email), 'the people of the organization are seen')
  const viewId = fresh()
  await stranger.act('ViewActionLog', { viewId, filters: wholeLog })
  const log = JSON.stringify(await stranger.ask('actionLog', { viewId }))
  must(log.includes('Hospital municipal'), 'its action log is seen')
  stage.keep('stranger', stranger, { viewId })
  await victim.act('SignHead', {})
  const ownView = fresh()
  await victim.act('ViewActionLog', { viewId: ownView, filters: wholeLog })
  stage.keep('victim', victim, { viewId: ownView })
  return { organizationId: spelled(victim.organizationId) }
}

/** A program of an organization's own that writes ids in capitals, and harms nobody. */
export async function capitals({ people: { capitals: founder } }: Honest) {
  const [projectId, taskId, commandId] = [fresh(), fresh(), fresh()].map(spelled) as [string, string, string]
  await founder.act('CreateProject', { ...aProject(projectId), pitch: 'Em maiúsculas' })
  const { steps } = await founder.ask('board', { projectId })
  const task = { projectId, taskId, stepId: spelled(steps[0]?.stepId ?? ''), title: 'Tarefa em maiúsculas' }
  const refused = await founder.attempt('AddTask', { ...task, startOn: '2026-12-01', endOn: '2026-12-11' })
  const added = { ...task, stepId: steps[0]?.stepId ?? '', startOn: '2026-12-01', endOn: '2026-12-11' }
  await founder.act('AddTask', added, commandId)
  const plain = { ...aProject(fresh()), pitch: 'Em minúsculas' }
  await founder.act('CreateProject', plain, spelled(fresh()))
  return { projectId, taskId, commandId, plainProjectId: plain.projectId, stepRefused: refused.status }
}
