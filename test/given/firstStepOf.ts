import type { Person } from '../world/person'

/** The step of a project in which its tasks begin. */
export async function firstStepOf(person: Person, projectId: string): Promise<string> {
  const { steps } = await person.ask('board', { projectId })
  return steps[0]?.stepId ?? ''
}
