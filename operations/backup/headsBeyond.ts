import { readdir } from 'node:fs/promises'
import { isId } from '@prumo/contracts/values'
import { headFolder } from '@prumo/platform/proofs/headFolder'
import type pg from 'pg'
import { whereMissing } from './whereMissing'

export type HeadBeyond = { organizationId: string; size: number; at: string | null; entries: number }

/** How many entries the log in this database has of each organization. */
export async function entriesOfEach(client: pg.ClientBase): Promise<Map<string, number>> {
  const { rows } = await client.query<{ organizationId: string; entries: number }>(
    `select organization_id as "organizationId", count(*)::int as entries
     from log.events where organization_id is not null group by 1`,
  )
  return new Map(rows.map(({ organizationId, entries }) => [organizationId, entries]))
}

/** The organizations of which a kept head says more than the log in this database. */
export async function headsBeyond(client: pg.ClientBase, folder: string): Promise<HeadBeyond[]> {
  const entriesOf = await entriesOfEach(client)
  const beyond: HeadBeyond[] = []
  const folders = (await readdir(folder).catch(whereMissing)) ?? []
  for (const organizationId of folders.filter(isId).sort()) {
    const [largest] = await headFolder(folder).largest(organizationId)
    const entries = entriesOf.get(organizationId) ?? 0
    if (largest && largest.size > entries) beyond.push({ organizationId, size: largest.size, at: largest.at, entries })
  }
  return beyond
}
