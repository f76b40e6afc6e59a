import type { Answer } from '@prumo/contracts/index'
import { partnerSorts } from '@prumo/contracts/partners/partnerSorts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aPartner } from '../given/aPartner'
import { fresh } from '../given/fresh'
import { world } from '../world/world'

const { founder } = await world()
const ana = await founder()
type Sort = (typeof partnerSorts)[number]
type Row = Answer<'partners'>['items'][number]

/** Names in the order of Portuguese, and what each has besides; the last two have nothing. */
const partners = [
  ['Ágata', '11222333000181', 'Óbidos', 'z@obra.example'],
  ['água', '52998224725', 'Anápolis', 'Á@obra.example'],
  ['Éden', '11444777000161', 'Ávila', 'b@obra.example'],
  ['Zinco', null, null, null],
  ['zinco', null, null, null],
] as const

beforeAll(async () => {
  for (const [name, document, city, email] of partners.toReversed())
    await ana.act('AddPartner', {
      partnerId: fresh(),
      ...aPartner,
      name,
      document,
      city,
      stateCode: null,
      email: email?.replace('Á', 'a') ?? null,
    })
})

async function listed(order: { sort?: Sort; descending?: 'true' }, limit = 2): Promise<Row[]> {
  const rows: Row[] = []
  let after: string | undefined
  do {
    const page = await ana.ask('partners', { ...order, limit, ...(after && { after }) })
    rows.push(...page.items)
    after = page.next ?? undefined
  } while (after && rows.length < 50)
  return rows
}
const namesOf = (rows: readonly Row[]) => rows.map(({ name }) => name?.toLowerCase())

describe('The order of the register', () => {
  it.each<[Sort, string[], string[]]>([
    ['name', ['ágata', 'água', 'éden', 'zinco', 'zinco'], ['zinco', 'zinco', 'éden', 'água', 'ágata']],
    ['document', ['ágata', 'éden', 'água', 'zinco', 'zinco'], ['água', 'éden', 'ágata', 'zinco', 'zinco']],
    ['place', ['água', 'éden', 'ágata', 'zinco', 'zinco'], ['ágata', 'éden', 'água', 'zinco', 'zinco']],
    ['email', ['água', 'éden', 'ágata', 'zinco', 'zinco'], ['ágata', 'éden', 'água', 'zinco', 'zinco']],
  ])(
    'ORG-10 is by %s in either direction, page by page, each once, and what has nothing last',
    async (sort, up, down) => {
      expect(namesOf(await listed({ sort }))).toEqual(up)
      expect(namesOf(await listed({ sort, descending: 'true' }))).toEqual(down)
      const ids = (await listed({ sort, descending: 'true' }, 1)).map(({ partnerId }) => partnerId)
      expect(new Set(ids).size).toBe(partners.length)
      expect(ids).toEqual((await listed({ sort, descending: 'true' }, 50)).map(({ partnerId }) => partnerId))
    },
  )

  it('ORG-10 is by name where none is asked for', async () =>
    expect(namesOf(await listed({}))).toEqual(namesOf(await listed({ sort: 'name' }))))

  it('API-09 refuses the end of a page of another order', async () => {
    for (const sort of partnerSorts) {
      const { next } = await ana.ask('partners', { sort, limit: 1 })
      for (const order of [
        { sort, descending: 'true' as const },
        { sort: sort === 'name' ? 'email' : 'name' } as const,
      ])
        expect((await ana.inquire('partners', { ...order, limit: 1, after: next })).status).toBe(422)
    }
  })
})
