import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Foundation } from '@prumo/platform/foundation'
import { withClient } from '../withClient'
import type { MissingActions } from './missingActions'

type Action = { organizationId: string; position: number; eventId: string; kind: string; at: string }

const pageSize = 1000
const forItsOwnerOnly = 0o600

/**
 * Writes down, one a line, which actions the log lacks: what is folded anew knows nothing of them. Answers where;
 * nothing where none is missing.
 */
export async function writeMissing(foundation: Foundation, { after }: MissingActions): Promise<string | undefined> {
  if (after === null) return undefined
  const at = foundation.now().toISOString().replaceAll(/[:.]/g, '-')
  const folder = foundation.config.PRUMO_DATA
  await mkdir(folder, { recursive: true })
  const path = join(folder, `missing-actions-${at}.jsonl`)
  const file = await open(path, 'wx', forItsOwnerOnly)
  try {
    for await (const page of pagesAfter(foundation, after))
      await file.writeFile(page.map((action) => `${JSON.stringify(action)}\n`).join(''))
    await file.sync()
  } finally {
    await file.close()
  }
  return path
}

async function* pagesAfter(foundation: Foundation, after: number): AsyncGenerator<Action[]> {
  for (let position = after; ; ) {
    const { rows } = await withClient(foundation, (client) =>
      client.query<Action>(
        `select organization_id as "organizationId", position, event_id as "eventId", kind, at
         from read.audit_actions where position > $1 order by position limit $2`,
        [position, pageSize],
      ),
    )
    yield rows
    if (rows.length < pageSize) return
    position = rows.at(-1)?.position ?? position
  }
}
