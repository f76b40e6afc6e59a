import { moduleTables } from '@prumo/command-service/tables/moduleTables'
import { migrate } from '@prumo/platform/postgres/migrate'
import { registerParsers } from '@prumo/platform/postgres/parsers'
import { roles, urlFor } from '@prumo/platform/postgres/roles'
import { secretsOf } from '@prumo/platform/secrets/secrets'
import { openSessions } from '@prumo/platform/sessions/sessions'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { aSecret } from '../world/aSecret'
import { world } from '../world/world'

registerParsers()
const { databaseUrl, founder } = await world()
const secrets = secretsOf(aSecret)
const owner = new pg.Pool({ connectionString: databaseUrl, max: 2 })
const asQuery = new pg.Pool({ connectionString: urlFor('prumo_query', databaseUrl, secrets), max: 2 })
afterAll(() => Promise.all([owner.end(), asQuery.end()]))

/** All that the role may write, according to Postgres: `schema.table insert`, `schema.table.column update` … */
async function writesOf(role: string): Promise<string[]> {
  const { rows } = await owner.query<{ write: string }>(
    `with tables as (
       select c.oid, n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and n.nspname in ('log', 'platform', 'read', 'public')
     )
     select name || ' ' || privilege as write from tables, unnest(array['insert', 'update', 'delete', 'truncate']) privilege
     where has_table_privilege($1, oid, privilege)
     union
     select name || '.' || attname || ' ' || privilege from tables
     join pg_attribute on attrelid = oid and attnum > 0 and not attisdropped, unnest(array['insert', 'update']) privilege
     where has_column_privilege($1, oid, attnum, privilege) and not has_table_privilege($1, oid, privilege)
     order by write`,
    [role],
  )
  return rows.map(({ write }) => write)
}

/** The query service notes what it denied: it may insert into that table, but neither read nor change its rows. */
const mayBeWritten = ['platform.denials insert', 'platform.sessions.seen_at update']
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  )
const refused = '42501'

describe('The role that answers questions', () => {
  it('SES-02 may note denials and when a session was seen, and write nothing else anywhere', async () => {
    expect(await writesOf('prumo_query')).toEqual(mayBeWritten)
    // The others are seen to write by the same question.
    for (const role of roles.filter((role) => role !== 'prumo_query'))
      expect((await writesOf(role)).length, role).toBeGreaterThan(mayBeWritten.length)
  })

  it('SES-02 makes nobody somebody else, ends no session and begins none', async () => {
    const ana = await founder()
    const { rows } = await owner.query('select * from platform.sessions where user_id = $1', [ana.userId])
    const columns = Object.keys(rows[0]).filter((name) => name !== 'seen_at')
    for (const column of columns)
      expect(await codeOf(asQuery.query(`update platform.sessions set ${column} = ${column}`)), column).toBe(refused)
    for (const statement of [
      'delete from platform.sessions',
      'truncate platform.sessions',
      `insert into platform.sessions select * from platform.sessions`,
      `insert into platform.hand_offs values ('code', 'binding', '${ana.userId}', '${ana.organizationId}', now())`,
    ])
      expect(await codeOf(asQuery.query(statement)), statement).toBe(refused)
    expect((await owner.query('select * from platform.sessions where user_id = $1', [ana.userId])).rows).toEqual(rows)
  })

  it('SES-02 may still do all that it needs: find a session, note that it was seen, and take an ended one for none', async () => {
    const clock = { at: Date.now() }
    const lifetime = { idleMs: 1_800_000, absoluteMs: 28_800_000, now: () => new Date(clock.at) }
    const [ours, theirs] = [await openSessions(owner, lifetime), await openSessions(asQuery, lifetime)]
    const { token } = await ours.begin({ userId: crypto.randomUUID(), organizationId: crypto.randomUUID() })
    clock.at += 120_000
    expect(await theirs.find(token)).toMatchObject({ seenAt: clock.at })
    clock.at += 1_800_000
    expect(await theirs.find(token)).toBeUndefined()
  })

  it('SES-02 loses at the next start what an older Prumo gave it', async () => {
    await owner.query('grant select, update, delete on platform.sessions to prumo_query')
    expect((await writesOf('prumo_query')).length).toBeGreaterThan(mayBeWritten.length)
    await migrate(databaseUrl, secrets, moduleTables)
    expect(await writesOf('prumo_query')).toEqual(mayBeWritten)
  })
})
