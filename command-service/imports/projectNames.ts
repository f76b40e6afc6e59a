import type { ProjectPlace } from '@prumo/contracts/access'
import { plainText } from '@prumo/contracts/formats/plainText'
import { idMark, markedName } from '@prumo/contracts/markedNames'
import type { Aggregates } from '@prumo/platform/aggregates/aggregates'
import { account } from '../identity/account'
import type { Plan } from '../tasks/planState'

/** What a row can refer to in its project, by name. */
export type ProjectNames = {
  stepByName(name: string): string | undefined
  isStep(stepId: string): boolean
  tagByDescription(description: string): string | undefined
  /** The people with this e-mail or full name, or with the name by which lists and exports tell them apart. */
  peopleNamed(name: string): readonly string[]
}

/** The steps, tags and people that rows of this project can name. */
export async function projectNames(aggregates: Aggregates, plan: Plan, place: ProjectPlace): Promise<ProjectNames> {
  const steps = new Map([...plan.steps].map(([stepId, { name }]) => [plainText(name), stepId]))
  const tags = new Map([...plan.tags].map(([tagId, { description }]) => [plainText(description), tagId]))
  const people = new Map<string, string[]>()
  for (const userId of new Set([place.ownerId, ...Object.keys(place.roles)])) {
    const { state } = await aggregates.load(account, `account-${userId}`)
    if (!state?.person) continue
    for (const word of wordsFor(userId, state.person)) people.set(word, [...(people.get(word) ?? []), userId])
  }
  return {
    stepByName: (name) => steps.get(plainText(name)),
    isStep: (stepId) => plan.steps.has(stepId),
    tagByDescription: (description) => tags.get(plainText(description)),
    peopleNamed: (name) => people.get(plainText(name)) ?? [],
  }
}

function wordsFor(userId: string, { name, lastName, email }: { name: string; lastName: string; email: string }) {
  const whole = `${name} ${lastName}`
  const words = [whole, email, markedName(whole, email), markedName(whole, idMark(userId))]
  return new Set(words.map(plainText))
}
