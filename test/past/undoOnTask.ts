import { fresh } from '../given/fresh'
import type { Ids } from '../security/scene'
import type { Person } from '../world/person'

/** Renames the task that questions are about, takes that back, and does it again: its history then has all three. */
export async function undoOnTask(person: Person, { projectId, taskId }: Ids): Promise<void> {
  const [renaming, undoing] = [fresh(), fresh()]
  await person.act('ChangeTask', { projectId, taskId, title: 'Outro nome' }, renaming)
  await person.act('UndoPlanAction', { projectId, actionId: renaming }, undoing)
  await person.act('UndoPlanAction', { projectId, actionId: undoing })
}
