import type { ProjectPlace, User } from '@prumo/contracts/access'
import type { QueryAsked, QueryName, queries } from '@prumo/contracts/index'
import type { Precise, Sealed } from '@prumo/contracts/message'
import type { Standing } from '@prumo/contracts/query'
import type { GatewayName } from '@prumo/contracts/subscription/gateways'
import type { Prices } from '@prumo/contracts/subscription/plans'
import type { RecordedAt } from '@prumo/platform/eventLog/recordedAt'
import type { Knex } from 'knex'
import type { z } from 'zod'

/** What a query reads from the log beside the read models. */
export type LogReader = {
  /** Address and browser of each of these events, by its id; none where the person's key was destroyed. */
  originsOf(rows: readonly { eventId: string; origin: Sealed | null }[]): Promise<ReadonlyMap<string, Precise>>
  /** Reads events of any organization: whoever calls it checks whose they are. */
  recordedAt: RecordedAt
  /** A sealed field of an event; `null` if it is empty, or if the person's key was destroyed. */
  openedField(kept: { eventId: string | null; field: string; sealed: Sealed | null }): Promise<unknown>
}

/** What is sold here, and by whom it is charged: without a gateway nothing is. */
export type Sales = { prices: Prices; gateway: GatewayName | null }

/** Who asks, and about which instant (ISO UTC). Access was decided before a query is answered. */
export type Asker = {
  actor: User
  at: string
  /** The project that the query names, as it was at that instant. */
  project?: ProjectPlace
  /** The same project as it is now: rights to parts of it go by the roles of now, as access does. */
  projectNow?: ProjectPlace
  /** The same person with the rights of now and no others: they decide what is confidential. */
  reader: User
  log: LogReader
  /** Where the answer stands, if it may be followed by changes; none in the past, nor while something is parked. */
  standing?: Standing
  /** Whether this installation sends mails about notifications. */
  isNotifyingByMail: boolean
  sales: Sales
}

/**
 * One query: from the read models to the contract's answer. `db` is a transaction of the query role. Row-level security
 * binds it to the asker's organization, and its statements time out after 4 s.
 */
export type Query<Name extends QueryName> = (
  db: Knex,
  input: QueryAsked<Name>,
  asker: Asker,
) => Promise<z.input<(typeof queries)[Name]['output']>>

/** The answer to each query. */
export type Answers = { [Name in QueryName]: Query<Name> }
