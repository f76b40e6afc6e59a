import { readdir } from 'node:fs/promises'
import { headFolder } from '@prumo/platform/proofs/headFolder'
import type pg from 'pg'
import { whereMissing } from './whereMissing'

export type HeadBeyond = { organizationId: string; size: number; at: string | null; entries: number }

/** The organizations of which a kept head says more than the log in this database. */
export async function headsBeyond(client: pg.ClientBase, folder: string): Promise<HeadBeyond[]> {
  const { rows } = await client.query<{ organizationId: string; entries: number }>(
    `select organization_id as "organizationId", count(*)::int as entries
     from log.events where organization_id is not null group by 1`,
  )
  const entriesOf = new Map(rows.map(({ organizationId, entries }) => [organizationId, entries]))
  const beyond: HeadBeyond[] = []
  for (const organizationId of ((await readdir(folder).catch(whereMissing)) ?? []).sort()) {
    const last = await headFolder(folder).last(organizationId)
    const entries = entriesOf.get(organizationId) ?? 0
    if (last && last.size > entries) beyond.push({ organizationId, size: last.size, at: last.at, entries })
  }
  return beyond
}
