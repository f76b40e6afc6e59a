import type { QueryDatabase } from '@prumo/platform/postgres/queryDatabase'
import type { Pasts } from '@prumo/platform/readModels/pasts'
import type { ReadModels } from '@prumo/platform/readModels/readModels'
import type { Session } from '@prumo/platform/sessions/sessions'
import type { Context } from 'koa'
import type { LargeWork } from './largeWork'
import type { LogReader, Sales } from './query'

/** What queries are answered with. */
export type Answering = {
  database: QueryDatabase
  readModels: ReadModels
  large: LargeWork
  pasts: Pasts
  sessionOf: (ctx: Context) => Promise<Session | undefined>
  now: () => Date
  log: LogReader
  /** Whether this installation sends mails about notifications. */
  isNotifyingByMail: boolean
  sales: Sales
}
