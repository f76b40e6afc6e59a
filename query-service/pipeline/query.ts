import type { ProjectPlace, User } from '@prumo/contracts/access'
import type { QueryAsked, QueryName, queries } from '@prumo/contracts/index'
import type { Precise, Sealed } from '@prumo/contracts/message'
import type { RecordedAt } from '@prumo/platform/eventLog/recordedAt'
import type { Knex } from 'knex'
import type { z } from 'zod'

/**
 * Who asks, of when (ISO UTC), and of which project, where the question names one: as it was then, and as it is now. Access was decided before; what
 * else of a project is not open to everybody who sees it goes by the roles of now, as access does.
 */
export type Asker = {
  actor: User
  at: string
  project?: ProjectPlace
  projectNow?: ProjectPlace
  /** The same person with the rights of now and no others: what of an answer is confidential goes by these. */
  reader: User
}

/** Opens where events came from, as their rows keep it; nothing where the key of whom it is about is gone. */
export type OriginsOf = (
  rows: readonly { eventId: string; origin: Sealed | null }[],
) => Promise<ReadonlyMap<string, Precise>>

/** Opens a field of an event as a row keeps it: `null` where there is nothing, or the key of whose it is is gone. */
export type OpenedField = (kept: { eventId: string | null; field: string; sealed: Sealed | null }) => Promise<unknown>

/**
 * One question: from the read models to the contract's answer. `db` is a transaction of the query role, bound by row-level security
 * to the asker's organization, and statements time out after 4 s.
 */
export type Query<Name extends QueryName> = (
  db: Knex,
  asked: QueryAsked<Name>,
  asker: Asker,
  originsOf: OriginsOf,
  recordedAt: RecordedAt,
  openedField: OpenedField,
) => Promise<z.input<(typeof queries)[Name]['output']>>

/** The answer to each query. */
export type Answers = { [Name in QueryName]: Query<Name> }
