import type { RecordedAt } from '@prumo/platform/eventLog/recordedAt'
import type { FileStore } from '@prumo/platform/files/fileStore'
import { countedCalls } from '@prumo/platform/http/countedCalls'
import type { RateLimits } from '@prumo/platform/http/rateLimits'
import type { Keyring } from '@prumo/platform/personalData/keyring'
import { openQueryDatabase } from '@prumo/platform/postgres/queryDatabase'
import type { Pasts } from '@prumo/platform/readModels/pasts'
import { followReadModels } from '@prumo/platform/readModels/readModels'
import { sessionIn } from '@prumo/platform/sessions/sessionIn'
import type { Sessions } from '@prumo/platform/sessions/sessions'
import type { Context, Middleware } from 'koa'
import { actionLogExportRoute } from './audit/actionLogExportRoute'
import { logProofRoute } from './audit/logProofRoute'
import { openedField } from './audit/openedField'
import { originsOf } from './audit/originsOf'
import { fileRoute } from './discussion/fileRoute'
import { receiptRoute } from './documents/receiptRoute'
import { answers } from './index'
import { companyRoute } from './organization/companyRoute'
import { forgetErasedPasts } from './past/forgetErasedPasts'
import { queryRoute } from './pipeline/queryRoute'
import { updatesRoute } from './pipeline/updatesRoute'

export type QueryServiceParts = {
  url: string
  sessions: Sessions
  limits: RateLimits
  files: FileStore
  now: () => Date
  pasts: Pasts
  /** A keyring that holds no key yet. */
  keyring: () => Keyring
  recordedAt: RecordedAt
  /** Where people reach the product. */
  publicUrl: string
}
export type QueryService = {
  routes: Middleware[]
  position(): number
  isListening(): boolean
  reached(position: number, waitMs: number): Promise<boolean>
  stop(): Promise<void>
}

/** The service that answers, made of its parts. */
export async function openQueryService({
  url,
  sessions,
  limits,
  files,
  now,
  pasts,
  keyring,
  recordedAt,
  publicUrl,
}: QueryServiceParts): Promise<QueryService> {
  const database = openQueryDatabase(url)
  const readModels = await followReadModels(url)
  forgetErasedPasts(readModels, pasts)
  const sessionOf = (ctx: Context) => sessionIn(ctx, sessions)
  const answering = {
    database,
    readModels,
    pasts,
    sessionOf,
    now,
    log: { originsOf: originsOf(keyring), recordedAt, openedField: openedField(keyring) },
  }
  const routers = [
    queryRoute(answers, answering),
    actionLogExportRoute(answering),
    fileRoute(answering, files),
    logProofRoute(answering),
    receiptRoute(answering, publicUrl),
    updatesRoute({ database, readModels, sessions, sessionOf, now }),
    companyRoute(answering),
  ]
  return {
    routes: [countedCalls(sessions, limits), ...routers.map((router) => router.routes() as unknown as Middleware)],
    position: readModels.position,
    isListening: readModels.isListening,
    reached: readModels.reached,
    stop: async () => {
      await readModels.close()
      await database.close()
    },
  }
}
