import type { Answer, QueryInput } from '@prumo/contracts/index'
import type { Person } from '../world/person'

type Part = Answer<'moneyParts'>['items'][number]

/** All that a figure of money is the sum of, asked for in small pages. */
export async function allParts(person: Person, question: QueryInput<'moneyParts'>): Promise<Part[]> {
  const parts: Part[] = []
  let after: string | null | undefined
  do {
    const page: Answer<'moneyParts'> = await person.ask('moneyParts', {
      ...question,
      limit: 2,
      ...(after && { after }),
    })
    parts.push(...page.items)
    after = page.next
  } while (after)
  return parts
}
