import type { ProjectPlace, User } from '@prumo/contracts/access'
import type { Answer, QueryAsked, QueryName } from '@prumo/contracts/index'
import type { Knex } from 'knex'

/** Who asks, when (ISO UTC), and of which project, where the question names one. Access was decided before. */
export type Asker = { actor: User; at: string; project?: ProjectPlace }

/**
 * One question: from the read models to the contract's answer. `db` is a transaction of the query role, bound by row-level security
 * to the asker's organization, and statements time out after 4 s.
 */
export type Query<Name extends QueryName> = (db: Knex, asked: QueryAsked<Name>, asker: Asker) => Promise<Answer<Name>>
