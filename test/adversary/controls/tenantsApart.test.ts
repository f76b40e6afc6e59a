import type { RecordedEvent } from '@prumo/contracts/index'
import type { Projection, Row } from '@prumo/projections/projection'
import { expect, it, vi } from 'vitest'
import { openControl } from '../control'

vi.mock('@prumo/contracts/values', async (original) => {
  const values = await original<typeof import('@prumo/contracts/values')>()
  return { ...values, id: values.recordedId }
})
vi.mock('@prumo/platform/eventLog/spelledOtherwise', () => ({
  isSpelledOtherwise: () => false,
  isStreamOtherwise: () => false,
}))
/** A row is named as the event has it. */
vi.mock('@prumo/projections/folding/rowsOf', async (original) => ({
  ...(await original<typeof import('@prumo/projections/folding/rowsOf')>()),
  rowsOf: (projection: Projection, event: RecordedEvent) => {
    const keys = projection.keys?.(event) ?? [(event.data as Row)[projection.key]]
    const scopeId = (projection.ofOrganization ? event.organizationId : (event.projectId ?? event.organizationId)) ?? ''
    return keys.map((key) => ({ scopeId, key: String(key) }))
  },
}))
/** Only what Postgres says of single values, as it was before. */
vi.mock('@prumo/platform/postgres/refusedByPostgres', () => ({
  refusedByPostgres: (error: { code?: string }) => /^(22|23|54)/.test(error.code ?? ''),
}))

const { found } = await openControl('one tenant stops itself alone (C2)')

it('T34 C2 an adversary finds that one organization stops all', async () => {
  const findings: string[] = []
  // Both have to come into one batch.
  for (let time = 0; time < 10 && findings.length === 0; time++)
    findings.push(...(await found(['both spellings of new ids at once'], ['CreateProject'])))
  expect(findings).toContainEqual(expect.stringMatching(/^a bystander is answered 503/))
})
