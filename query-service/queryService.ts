import type { RecordedAt } from '@prumo/platform/eventLog/recordedAt'
import type { FileStore } from '@prumo/platform/files/fileStore'
import type { Gstc } from '@prumo/platform/gstc/findGstc'
import { callRoute, callRoutes } from '@prumo/platform/http/callRoute'
import { countedCalls } from '@prumo/platform/http/countedCalls'
import type { RateLimits } from '@prumo/platform/http/rateLimits'
import type { Keyring } from '@prumo/platform/personalData/keyring'
import { openBackgroundDatabase, openQueryDatabase } from '@prumo/platform/postgres/queryDatabase'
import type { Pasts } from '@prumo/platform/readModels/pasts'
import { followReadModels } from '@prumo/platform/readModels/readModels'
import { sessionIn } from '@prumo/platform/sessions/sessionIn'
import type { Sessions } from '@prumo/platform/sessions/sessions'
import type { Logger } from '@prumo/platform/telemetry/logger'
import type { Context, Middleware } from 'koa'
import type { Pool } from 'pg'
import { downloadActionLog } from './audit/downloadActionLog'
import { downloadLogProof } from './audit/downloadLogProof'
import { openedField } from './audit/openedField'
import { originsOf } from './audit/originsOf'
import { fetchFile } from './discussion/fetchFile'
import { fetchReceipt } from './documents/fetchReceipt'
import { receiptDoor } from './documents/receiptDoor'
import { figureKeeper } from './figures/figureKeeper'
import { answers } from './index'
import { readCompany } from './organization/readCompany'
import { forgetErasedPasts } from './past/forgetErasedPasts'
import type { Answering } from './pipeline/answering'
import { callDoor } from './pipeline/callDoor'
import { followUpdates, listenerDoor } from './pipeline/followUpdates'
import { openLargeWork } from './pipeline/largeWork'
import type { Sales } from './pipeline/query'
import { queryRoute } from './pipeline/queryRoute'
import { openPresenceFeed } from './presence/presenceFeed'
import { sayPresence } from './presence/sayPresence'
import { fetchPaymentReceipt } from './subscription/fetchPaymentReceipt'
import { besideTables, boardChanges } from './tasks/boardChanges'
import { ganttRenderer } from './tasks/ganttRenderer'

type QueryServiceParts = {
  url: string
  sessions: Sessions
  limits: RateLimits
  files: FileStore
  now: () => Date
  pasts: Pasts
  /** Makes an empty keyring. */
  keyring: () => Keyring
  recordedAt: RecordedAt
  /** The public address of the product. */
  publicUrl: string
  publicOrigins: ReadonlySet<string>
  isNotifyingByMail: boolean
  sales: Sales
  /** Where processes hear of each other who is where; without it, this one is alone. */
  presenceSharedAt: string | undefined
  gstc: Gstc | undefined
  /** Where the figures of projects are kept: the query role writes nothing. */
  figuresPool: Pool
  /** How far the log is: what has not come from there is missing in read models. */
  logHead: () => Promise<number>
  logger: Logger
}
export type QueryService = {
  routes: Middleware[]
  position(): number
  isListening(): boolean
  reached(position: number, waitMs: number): Promise<boolean>
  stop(): Promise<void>
}

type HandlerParts = Pick<QueryServiceParts, 'files' | 'gstc'> & {
  answering: Answering
  presence: Parameters<typeof sayPresence>[0]
}

/** What answers the calls that any door lets in as it does queries. */
const handlersOn = ({ files, answering, presence, gstc }: HandlerParts) => ({
  readCompany,
  fetchFile: fetchFile(files),
  downloadActionLog: downloadActionLog(answering),
  downloadLogProof: downloadLogProof(answering),
  sayPresence: sayPresence(presence),
  ganttRenderer: ganttRenderer(gstc),
  fetchPaymentReceipt: fetchPaymentReceipt(answers),
})

/** Opens the query service on its parts. */
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
  publicOrigins,
  isNotifyingByMail,
  sales,
  presenceSharedAt,
  gstc,
  figuresPool,
  logHead,
  logger,
}: QueryServiceParts): Promise<QueryService> {
  const database = openQueryDatabase(url)
  const readModels = await followReadModels(url)
  forgetErasedPasts(readModels, pasts)
  const unawaited = openBackgroundDatabase(url)
  const figures = figureKeeper({ database: unawaited, readModels, pasts, logHead, pool: figuresPool, now, logger })
  const presence = await openPresenceFeed({ database, now, sharedAt: presenceSharedAt })
  const sessionOf = (ctx: Context) => sessionIn(ctx, sessions)
  const answering = {
    database,
    readModels,
    large: openLargeWork(),
    pasts,
    sessionOf,
    now,
    log: { originsOf: originsOf(keyring), recordedAt, openedField: openedField(keyring) },
    isNotifyingByMail,
    sales,
  }
  const calling = { limits, publicOrigins }
  const following = { database, readModels, sessions, sessionOf, now, boardChanges, besideTables, presence }
  const routers = [
    queryRoute(answers, answering),
    ...callRoutes(handlersOn({ files, answering, presence, gstc }), calling, callDoor(answering)),
    callRoute('fetchReceipt', calling, receiptDoor(answering), fetchReceipt(publicUrl)),
    callRoute('followUpdates', calling, listenerDoor(following), followUpdates(following)),
  ]
  return {
    routes: [countedCalls(sessions, limits), ...routers.map((router) => router.routes() as unknown as Middleware)],
    position: readModels.position,
    isListening: readModels.isListening,
    reached: readModels.reached,
    stop: async () => {
      await figures.stop()
      await unawaited.close()
      await presence.close()
      await readModels.close()
      await database.close()
    },
  }
}
