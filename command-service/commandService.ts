import { setTimeout as pause } from 'node:timers/promises'
import { type EventOf, erasing } from '@prumo/contracts/index'
import type { Aggregates } from '@prumo/platform/aggregates'
import { openAggregates } from '@prumo/platform/aggregates'
import type { EventCodec } from '@prumo/platform/eventLog/eventCodec'
import { dataIn } from '@prumo/platform/eventLog/eventData'
import type { EventLog, RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import type { FileStore } from '@prumo/platform/files/fileStore'
import { type FollowedLog, followLog } from '@prumo/platform/followLog'
import { countedCalls } from '@prumo/platform/http/countedCalls'
import { isCall } from '@prumo/platform/http/isCall'
import { openApiRoute } from '@prumo/platform/http/openApiRoute'
import type { RateLimits } from '@prumo/platform/http/rateLimits'
import { idFromHash } from '@prumo/platform/ids'
import type { Logger } from '@prumo/platform/logger'
import type { Mail } from '@prumo/platform/mail/mail'
import type { Keyring } from '@prumo/platform/personalData/keyring'
import { openPasswords } from '@prumo/platform/secrets/passwords'
import type { Secrets } from '@prumo/platform/secrets/secrets'
import type { Sessions } from '@prumo/platform/sessions/sessions'
import type { Telemetry } from '@prumo/platform/telemetry/telemetry'
import type { Middleware } from 'koa'
import type { Pool } from 'pg'
import { type HeadKeeperParts, headKeeper } from './audit/headKeeper'
import { headPublisher } from './audit/headPublisher'
import { type Denials, openDenials } from './audit/openDenials'
import { type HeadSigning, signHeads } from './audit/signHeads'
import { snapshots } from './deciders'
import { fileRoutes } from './discussion/fileRoutes'
import { openFileUploads } from './discussion/fileUploads'
import { settleFiles } from './discussion/settleFiles'
import { openCredentials } from './identity/credentials'
import { sessionRoutes } from './identity/sessionRoutes'
import { openImportJobs } from './imports/importJobs'
import { type ImportRunner, importRunner } from './imports/importRunner'
import { uploadRoutes } from './imports/uploadRoutes'
import { openUploads } from './imports/uploads'
import { companyRoute } from './organization/companyRoute'
import { logotipoRoute } from './organization/logotipoRoute'
import { backgroundWork } from './pipeline/backgroundWork'
import type { CommandIds } from './pipeline/commandIds'
import { commandRoute } from './pipeline/commandRoute'
import { type CommandRunner, commandRunner } from './pipeline/commandRunner'
import type { Surroundings } from './pipeline/preparation'
import { whoAsks } from './pipeline/whoAsks'
import { policies } from './policies/index'
import { isStillToDo } from './policies/isStillToDo'
import { policyRunner } from './policies/policyRunner'
import { openLedger } from './retention/ledger'
import { openRetention, type Retention } from './retention/retention'
import { browserSpanRoute } from './telemetry/browserSpanRoute'

/** Whoever has a head signed waits so long for it to be published; it goes on afterwards. */
const mostWaitMs = 3000

export type CommandServiceParts = {
  pool: Pool
  log: EventLog
  codec: EventCodec
  keyring: Keyring
  secrets: Secrets
  sessions: Sessions
  limits: RateLimits
  mail: Mail
  heads: Pick<HeadKeeperParts, 'signer' | 'folder'> & { post(url: string, body: object): Promise<number> }
  files: FileStore
  logger: Logger
  telemetry: Telemetry
  now: () => Date
  publicUrl: string
  publicOrigins: ReadonlySet<string>
  hideAccountExistence: boolean
  sessionSeconds: number
  /** Whether no other process appends to the log. */
  alone: boolean
  /** When an operator went on with a log that was in doubt, if one ever did. */
  logAcceptedAt: string | null
  commandIds?: CommandIds | undefined
}

export type CommandService = {
  routes: Middleware[]
  runner: CommandRunner
  aggregates: Aggregates
  sessions: Sessions
  heads: HeadSigning
  retention: Retention
  denials: Denials
  stop(): Promise<void>
}

/** The service that decides, made of its parts. */
export async function openCommandService(parts: CommandServiceParts): Promise<CommandService> {
  const { pool, log, codec, secrets, sessions, limits, logger, now } = parts
  const aggregates = openAggregates(log, codec, pool, snapshots)
  const passwords = await openPasswords()
  const jobs = openImportJobs(pool, parts.alone)
  const background = backgroundWork(logger)
  const followed = parts.alone ? undefined : await followLog(log, hearing(aggregates, parts.keyring), logger)
  const ledger = openLedger(pool, log)
  let running: ImportRunner | undefined
  const keeper = headKeeper({ pool, log, aggregates, logger, now, ...parts.heads })
  let retention: Retention | undefined

  const around: Surroundings = {
    aggregates,
    sessions,
    now,
    keyring: parts.keyring,
    mail: parts.mail,
    publicUrl: parts.publicUrl,
    hideAccountExistence: parts.hideAccountExistence,
    credentials: openCredentials(pool, passwords, now),
    uploads: openUploads(pool, now),
    files: parts.files,
    fileUploads: openFileUploads(pool, now),
    nameHash: (kind, name) => secrets.hash(`name ${kind}`, name),
    systemId: (name) => idFromHash(secrets.hash('system command', name)),
    history: async (stream) => codec.decode(await log.read(stream)),
    isStillToDo: (policy, event) => isStillToDo(pool, policy, event),
    inBackground: background.begin,
    importJobs: jobs,
    ledger,
    forgetErased: async () => retention?.forgetErased(),
    beginImport: (job) => running?.begin(job),
    limits,
    headKeeper: keeper,
    publishHead: (organizationId) => {
      const publishing = publisher.publish(organizationId, { also: true })
      background.begin(async () => void (await publishing))
      return Promise.race([publishing.then(() => {}), pause(mostWaitMs)])
    },
  }
  const runner = commandRunner({
    log,
    codec,
    around,
    commandIds: parts.commandIds,
    payloadHashOf: (canonical) => secrets.hash('payload', canonical),
  })
  const publisher = headPublisher({ runner, around, logger, mail: parts.mail, ...parts.heads })
  running = importRunner({ runner, around, jobs, logger })
  retention = openRetention({ pool, runner, around, logger })
  retention.begin()
  await running.resume()
  const carryingOn = policyRunner({ pool, log, codec, runner, around, policies, logger })
  const denials = openDenials({ pool, runner, around, secrets, logger, alone: parts.alone })

  const settling = settleFiles({ runner, around, logger, alone: parts.alone, logAcceptedAt: parts.logAcceptedAt })
  const asking = whoAsks(sessions, aggregates, now)
  const routers = [
    commandRoute({ runner, whoAsks: asking, limits, telemetry: parts.telemetry }),
    browserSpanRoute({ whoAsks: asking, telemetry: parts.telemetry, now }),
    sessionRoutes({
      runner,
      around,
      whoAsks: asking,
      limits,
      sessionSeconds: parts.sessionSeconds,
      publicOrigins: parts.publicOrigins,
    }),
    logotipoRoute(around, asking),
    companyRoute(runner, asking),
    uploadRoutes(around, asking),
    fileRoutes({ runner, around, whoAsks: asking, logger, settle: settling.settle }),
    openApiRoute(),
  ]
  return {
    routes: [
      countedCalls(sessions, limits),
      ...(followed ? [knowingAll(followed)] : []),
      ...routers.map((router) => router.routes() as unknown as Middleware),
    ],
    runner,
    aggregates,
    sessions,
    heads: signHeads({ pool, runner, around, keeper, publisher, logger }),
    retention,
    denials,
    stop: async () => {
      await denials.stop()
      await carryingOn.stop()
      followed?.stop()
      await retention.stop()
      await running.stop()
      await settling.stop()
      await background.done()
    },
  }
}

/** What another process has erased is in this one's memory no more. */
const hearing = (aggregates: Aggregates, keyring: Keyring) => (event: RecordedEvent) => {
  const { stream, revision, type } = event
  aggregates.heard(stream, revision)
  if (type !== erasing) return
  aggregates.forget(stream)
  keyring.forget((dataIn(event) as EventOf<'PersonErased'>['data']).userId)
}

/** What other processes had appended when a request arrived counts in whatever is decided of it: rules, rights and names. */
const knowingAll =
  (followed: FollowedLog): Middleware =>
  async (ctx, next) => {
    if (isCall(ctx.path)) await followed.upToDate()
    await next()
  }
