import type { ProjectPlace } from '@prumo/contracts/access'
import type { Aggregates } from '@prumo/platform/aggregates/aggregates'
import { account } from '../identity/account'
import type { Plan } from '../tasks/planState'
import { type Known, plain } from './readRow'

/** The steps, tags and people that rows of this project can name. */
export async function knownIn(aggregates: Aggregates, plan: Plan, place: ProjectPlace): Promise<Known> {
  const steps = new Map([...plan.steps].map(([stepId, { name }]) => [plain(name), stepId]))
  const tags = new Map([...plan.tags].map(([tagId, { description }]) => [plain(description), tagId]))
  const people = new Map<string, string[]>()
  for (const userId of new Set([place.ownerId, ...Object.keys(place.roles)])) {
    const { state } = await aggregates.load(account, `account-${userId}`)
    if (!state?.person) continue
    const { name, lastName, email } = state.person
    for (const word of [plain(`${name} ${lastName}`), plain(email)])
      people.set(word, [...(people.get(word) ?? []), userId])
  }
  return {
    stepByName: (name) => steps.get(plain(name)),
    tagByDescription: (description) => tags.get(plain(description)),
    peopleNamed: (name) => people.get(plain(name)) ?? [],
  }
}
