import type { Denial } from '@prumo/contracts/audit/denials'
import type { Precise } from '@prumo/contracts/message'
import type { Pool } from 'pg'
import { seal, unseal } from '../personalData/envelope'
import type { Secrets } from '../secrets/secrets'
import type { Logger } from '../telemetry/logger'

/** A denial that is not on record yet, with how often it happened. `content` is `null` where only that is left. */
export type OutgoingDenial = {
  denialId: string
  organizationId: string
  /** Without a session, somebody aimed at the account. */
  content: { sessionRef: string | null; denial: Denial; precise: Precise | null } | null
  count: number
  notedAt: Date
}

/** Where services leave what they have denied, until it is recorded. Addresses and browsers are sealed in it. */
export type DenialOutbox = {
  /** Answers which of these are in it now: of one organization it holds so many and no more. */
  put(denials: readonly OutgoingDenial[]): Promise<ReadonlySet<string>>
  /** Whose denials it holds. */
  organizations(): Promise<string[]>
  /** The first of an organization. Its origin is `null` where the seal cannot be opened. */
  first(organizationId: string, limit: number): Promise<OutgoingDenial[]>
}

const mostOfOne = 1000

type Row = {
  denial_id: string
  content: Omit<NonNullable<OutgoingDenial['content']>, 'precise'> | null
  precise: Buffer | null
  count: number
  noted_at: string
}

export function denialOutbox(pool: Pool, secrets: Secrets, logger: Logger): DenialOutbox {
  const key = secrets.key('denials')

  const columnsOf = ({ denialId, organizationId, content, count, notedAt }: OutgoingDenial) => {
    const { precise, ...stored } = content ?? { precise: null }
    const sealed = precise && seal(key, Buffer.from(JSON.stringify(precise)), denialId)
    return [denialId, organizationId, content && JSON.stringify(stored), sealed, count, notedAt]
  }

  const open = (sealed: Buffer, denialId: string): Precise | null => {
    try {
      return JSON.parse(unseal(key, sealed, denialId).toString())
    } catch {
      // Sealed with another secret, or changed: whichever it is, it stays closed.
      return null
    }
  }

  const denialIn =
    (organizationId: string) =>
    ({ denial_id: denialId, content, precise, count, noted_at }: Row): OutgoingDenial => ({
      denialId,
      organizationId,
      count,
      notedAt: new Date(noted_at),
      content: content && { ...content, precise: precise && open(precise, denialId) },
    })

  const tellClosed = (rows: readonly Row[], denials: readonly OutgoingDenial[]) => {
    const count = rows.filter(
      ({ content, precise }, index) => content && precise && !denials[index]?.content?.precise,
    ).length
    if (count > 0) logger.warn({ security: 'denialsWithoutOrigin', count }, 'security.denialsWithoutOrigin')
  }

  return {
    put: async (denials) => {
      const rows = denials.map(columnsOf)
      const columns = [0, 1, 2, 3, 4, 5].map((index) => rows.map((row) => row[index]))
      const placed = await pool.query<{ denial_id: string }>(putting, [...columns, mostOfOne])
      return new Set(placed.rows.map(({ denial_id }) => denial_id))
    },
    organizations: async () => {
      const { rows } = await pool.query<{ id: string }>('select distinct organization_id as id from platform.denials')
      return rows.map(({ id }) => id)
    },
    first: async (organizationId, limit) => {
      const { rows } = await pool.query<Row>(
        `select denial_id, content, precise, count, noted_at from platform.denials
         where organization_id = $1 order by noted_at, denial_id limit $2`,
        [organizationId, limit],
      )
      const denials = rows.map(denialIn(organizationId))
      tellClosed(rows, denials)
      return denials
    },
  }
}

/** What is there already counts as put. */
const putting = `
  with held as (
    select organization_id, count(*) as count from platform.denials where organization_id = any($2::uuid[]) group by 1
  ), placed as (
    select one.*, coalesce(held.count, 0) + row_number() over (partition by organization_id order by noted_at) as place
    from unnest($1::uuid[], $2::uuid[], $3::jsonb[], $4::bytea[], $5::int[], $6::timestamptz[])
      as one (denial_id, organization_id, content, precise, count, noted_at) left join held using (organization_id)
  ), put as (
    insert into platform.denials (denial_id, organization_id, content, precise, count, noted_at)
    select denial_id, organization_id, content, precise, count, noted_at from placed where place <= $7
    on conflict (denial_id) do nothing
  )
  select denial_id from placed where place <= $7`
