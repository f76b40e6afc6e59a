import { readFile } from 'node:fs/promises'
import { type EventType, events } from '@prumo/contracts/index'
import { versionOf } from '@prumo/contracts/upcasts'
import { platformTables } from '@prumo/platform/postgres/platformTables'
import type { Tables } from '@prumo/platform/postgres/tables'
import type { Description } from './manifest'

/** What this release can read: events of these versions, and tables after so many migrations. */
export async function thisRelease(
  moduleTables: readonly Tables[],
): Promise<Pick<Description, 'release' | 'events' | 'migrations'>> {
  const product = await readFile(new URL('../../package.json', import.meta.url), 'utf8')
  const { version } = JSON.parse(product) as { version: string }
  return {
    release: version,
    events: Object.fromEntries(Object.keys(events).map((type) => [type, versionOf(type as EventType)])),
    migrations: Object.fromEntries(
      [...platformTables, ...moduleTables].map(({ owner, migrations }) => [owner, migrations.length]),
    ),
  }
}

/** What a release knows and this one does not: the first such thing, in words; nothing where this one is as new. */
export function newerIn(
  theirs: Pick<Description, 'events' | 'migrations'>,
  ours: Pick<Description, 'events' | 'migrations'>,
): string | undefined {
  for (const [type, version] of Object.entries(theirs.events))
    if (version > (ours.events[type] ?? 0)) return `${type} in version ${version}`
  for (const [owner, count] of Object.entries(theirs.migrations))
    if (count > (ours.migrations[owner] ?? 0)) return `tables of ${owner} after ${count} migrations`
  return undefined
}
