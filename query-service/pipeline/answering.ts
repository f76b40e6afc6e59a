import type { RecordedAt } from '@prumo/platform/eventLog/recordedAt'
import type { Pasts } from '@prumo/platform/pasts'
import type { QueryDatabase } from '@prumo/platform/postgres/queryDatabase'
import type { ReadModels } from '@prumo/platform/readModels'
import type { Session } from '@prumo/platform/sessions/sessions'
import type { Context } from 'koa'
import type { OpenedField, OriginsOf } from './query'

/** What questions are answered with. */
export type Answering = {
  database: QueryDatabase
  readModels: ReadModels
  pasts: Pasts
  sessionOf: (ctx: Context) => Promise<Session | undefined>
  now: () => Date
  originsOf: OriginsOf
  /** Reads events of any organization: whoever calls it checks whose they are. */
  recordedAt: RecordedAt
  openedField: OpenedField
}
