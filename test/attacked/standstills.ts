import { setTimeout as pause } from 'node:timers/promises'
import { fresh } from '../given/fresh'
import type { Person } from '../world/person'
import { aProject } from '../world/world'
import type { Honest } from './honestStory'
import { companyOf, must, spelled } from './means'
import type { Blinded, Stage } from './stage'

const unstorable: Record<Blinded, string> = {
  logotipoNul: '\0',
  logotipoSurrogate: '\ud800',
  webhookNul: '\0',
  webhookSurrogate: '\ud800',
}

/** Text that no row can hold stops the action log of an organization. */
export async function logBlinded(stage: Stage, founder: Person, name: Blinded) {
  const url = `https://x.example/${unstorable[name]}`
  if (name.startsWith('logotipo')) await founder.act('SaveCompany', { ...companyOf(name), logotipoUrl: url })
  else await founder.act('ChooseHeadPlaces', { recipientIds: [], webhookUrl: url })
  const position = await stage.head()
  const isParked = async () =>
    (await stage.rows('select from read.parked where organization_id = $1', [founder.organizationId])).length > 0
  for (let tries = 0; !(await isParked()) && tries < 100; tries++) await pause(100)
  must(await isParked(), 'the organization stands still')
  if (name.startsWith('logotipo')) await founder.act('SaveCompany', companyOf(`${name} depois`))
  else await founder.act('ChooseHeadPlaces', { recipientIds: [], webhookUrl: null })
  return { position, organizationId: founder.organizationId }
}

/** Pairs of projects whose ids differ in their spelling alone come in one batch, and no read model takes it. */
export async function standstill(stage: Stage, { people: { ponte }, projects }: Honest) {
  const flooder = await stage.founder({ companyName: 'Enchente' })
  stage.keep('flooder', flooder)
  const pairs = Array.from({ length: 6 }, fresh)
  await Promise.all(
    pairs.flatMap((id) => [id, spelled(id)]).map((projectId) => flooder.attempt('CreateProject', aProject(projectId))),
  )
  const reached = async () =>
    Number((await stage.rows<{ least: string }>('select min(position) as least from read.checkpoints'))[0]?.least)
  await pause(3000)
  const before = await reached()
  await pause(5000)
  must(before === (await reached()) && before < (await stage.head()), 'the read models stand still')
  const reply = await ponte.inquire('board', { projectId: projects.ponte })
  must(reply.body.code === 'readModels.behind', 'and so they do for everybody else')
  return { reached: before, projectIds: pairs }
}

/** What somebody else does then is recorded, and not seen. */
export async function afterTheStandstill({ people: { ponte }, projects: { ponte: projectId } }: Honest) {
  const tag = { tagId: fresh(), description: 'Depois', textColour: '#ffffff', colour: '#335577' }
  await ponte.act('AddTag', { projectId, ...tag })
  return { organizationId: ponte.organizationId, projectId, tag: 'Depois' }
}
