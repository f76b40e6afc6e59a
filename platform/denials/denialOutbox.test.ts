import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { aSecret } from '../../test/world/aSecret'
import { migratedPool } from '../../test/world/migratedPool'
import { urlFor } from '../postgres/roles'
import { secretsOf } from '../secrets/secrets'
import { openLogger } from '../telemetry/logger'
import { denialOutbox, type OutgoingDenial } from './denialOutbox'

const owner = await migratedPool()
const secrets = secretsOf(aSecret)
const poolOf = (role: 'prumo_query' | 'prumo_command' | 'prumo_projection') => {
  const pool = new pg.Pool({ connectionString: urlFor(role, String(owner.options.connectionString), secrets), max: 2 })
  afterAll(() => pool.end())
  return pool
}
const [querying, commanding, projecting] = [poolOf('prumo_query'), poolOf('prumo_command'), poolOf('prumo_projection')]
const lines: object[] = []
const logger = openLogger('info', { write: (line: string) => void lines.push(JSON.parse(line)) })
const outbox = denialOutbox(commanding, secrets, logger)
const precise = { address: '203.0.113.77', userAgent: 'Mozilla/5.0 "{x}"' }

const outgoing = (organizationId: string, changes: Partial<OutgoingDenial> = {}): OutgoingDenial => ({
  denialId: randomUUID(),
  organizationId,
  count: 3,
  notedAt: new Date('2026-03-02T09:00:00.000Z'),
  content: {
    sessionRef: 'ref',
    precise,
    denial: {
      userId: randomUUID(),
      proof: null,
      need: null,
      resource: { kind: 'query', name: 'board' },
      namedIds: [],
      because: 'resource.unknown',
      network: '203.0.113.0/24',
      at: '2026-03-02T09:00:00.000Z',
    },
  },
  ...changes,
})

const withoutOrigin = (denial: OutgoingDenial): OutgoingDenial => ({
  ...denial,
  content: denial.content && { ...denial.content, precise: null },
})

describe('What services leave to be recorded', () => {
  it('is there as it was left, the first first, and of each organization by itself', async () => {
    const [first, second] = [randomUUID(), randomUUID()]
    const later = outgoing(first, { notedAt: new Date('2026-03-02T09:00:01.000Z') })
    const all = [later, outgoing(first), outgoing(first, { content: null }), outgoing(second)]
    expect(await denialOutbox(querying, secrets, logger).put(all)).toEqual(new Set(all.map(({ denialId }) => denialId)))
    const found = await outbox.first(first, 10)
    expect(found).toHaveLength(3)
    expect(found.at(-1)).toEqual(later)
    expect(found).toEqual(expect.arrayContaining(all.slice(0, 3)))
    expect(await outbox.first(first, 2)).toHaveLength(2)
    expect(await outbox.organizations()).toEqual(expect.arrayContaining([first, second]))
  })

  it('is there once, however often it comes', async () => {
    const denial = outgoing(randomUUID())
    for (let time = 0; time < 2; time++) expect(await outbox.put([denial])).toEqual(new Set([denial.denialId]))
    expect(await outbox.first(denial.organizationId, 10)).toEqual([denial])
  })

  it('shows no address and no browser to whoever reads the table', async () => {
    const denial = outgoing(randomUUID())
    await outbox.put([denial])
    const { rows } = await owner.query('select d::text as row from platform.denials d where denial_id = $1', [
      denial.denialId,
    ])
    expect(rows[0].row).toContain('203.0.113.0/24')
    expect(rows[0].row).not.toMatch(/203\.0\.113\.77|Mozilla/)
  })

  it('is there without where it came from, where that cannot be opened, and so is all that comes after it', async () => {
    const [first, organizationId] = [outgoing(randomUUID()), randomUUID()]
    const [moved, resealed, whole] = [outgoing(organizationId), outgoing(organizationId), outgoing(organizationId)]
    await outbox.put([first, moved, whole])
    await denialOutbox(querying, secretsOf(`${aSecret} before`), logger).put([resealed])
    await owner.query(
      'update platform.denials set precise = (select precise from platform.denials where denial_id = $1) where denial_id = $2',
      [first.denialId, moved.denialId],
    )
    lines.length = 0
    const found = await outbox.first(organizationId, 10)
    expect(found).toHaveLength(3)
    for (const denial of [moved, resealed]) expect(found).toContainEqual(withoutOrigin(denial))
    expect(found).toContainEqual(whole)
    expect(lines).toMatchObject([{ level: 40, security: 'denialsWithoutOrigin', count: 2 }])
    expect(JSON.stringify(lines)).not.toContain('203.0.113')
  })

  it('is bounded for each organization, and takes nobody else’s place', async () => {
    const [first, second] = [randomUUID(), randomUUID()]
    const many = Array.from({ length: 1500 }, () => outgoing(first))
    expect((await outbox.put(many)).size).toBe(1000)
    const [more, another] = [outgoing(first), outgoing(second)]
    expect(await outbox.put([more, another])).toEqual(new Set([another.denialId]))
    expect(await outbox.first(first, 5000)).toHaveLength(1000)
  })

  it.each([
    ['read what was denied to whom', 'select content from platform.denials'],
    ['read where from', 'select precise from platform.denials'],
    ['change it', 'update platform.denials set count = 0'],
    ['take it away', 'delete from platform.denials'],
    ['read what is counted', 'select count from platform.denial_counts'],
    ['count', `insert into platform.denial_counts values (gen_random_uuid(), now(), '', 1)`],
  ])('is left by the role that answers questions, which may not %s', async (_, statement) => {
    await expect(querying.query(statement)).rejects.toMatchObject({ code: '42501' })
    await expect(projecting.query(statement)).rejects.toMatchObject({ code: '42501' })
  })
})
