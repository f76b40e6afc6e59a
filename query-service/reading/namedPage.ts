import { id, text } from '@prumo/contracts/values'
import type { Knex } from 'knex'
import { z } from 'zod'
import { containsText } from './containsText'
import { cursorOf, placeIn } from './cursor'
import { textOrderOrLast } from './textOrder'

type Named = { id: string; name: string | null; gone: boolean }
type Wish = { search?: string | undefined; chosenId?: string | undefined; after?: string | undefined; limit: number }

const place = z.tuple([text(5000), id])
const sortedBy = textOrderOrLast('f.name')

/** A page of things with ids and names, by name, whatever accents and case: those found, or the chosen one alone. */
export async function namedPage(
  db: Knex,
  named: Knex.QueryBuilder,
  { search, chosenId, after, limit }: Wish,
): Promise<{ items: Named[]; next: string | null }> {
  const page = db
    .from(named.as('f'))
    .select('f.id', 'f.name', 'f.gone', db.raw(`${sortedBy} as "sortedBy"`))
    .orderByRaw(`${sortedBy}, f.id`)
    .limit(limit + 1)
  if (chosenId) page.where('f.id', chosenId)
  else if (search) page.modify(containsText(search, `coalesce(f.name, '')`))
  const start = placeIn(after, place)
  if (start) page.whereRaw(`(${sortedBy}, f.id) > (?, ?::uuid)`, start)
  const rows: (Named & { sortedBy: string })[] = await page
  const items = rows.slice(0, limit)
  const last = rows.length > limit ? items.at(-1) : undefined
  return {
    items: items.map(({ sortedBy: _, ...item }) => item),
    next: last ? cursorOf([last.sortedBy, last.id]) : null,
  }
}
