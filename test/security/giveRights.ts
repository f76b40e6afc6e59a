import type { Feature, Level } from '@prumo/contracts/access'
import { fresh } from '../given/fresh'
import type { Person } from '../world/person'
import { rightsAt } from './scene'

/** An access profile with every right but these. */
export async function profileWith(founder: Person, changes: Partial<Record<Feature, Level>>): Promise<string> {
  const profileId = fresh()
  const permissions = { ...rightsAt('totalControl'), ...changes }
  await founder.act('CreateAccessProfile', { profileId, name: fresh(), permissions, mayOwnProjects: true })
  return profileId
}

/** This person has every right but these from now on. */
export async function giveRights(
  founder: Person,
  { userId }: Person,
  changes: Partial<Record<Feature, Level>>,
): Promise<void> {
  await founder.act('AssignAccessProfile', { userId, profileId: await profileWith(founder, changes) })
}
