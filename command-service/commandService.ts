import type { Prices } from '@prumo/contracts/subscription/plans'
import type { Aggregates } from '@prumo/platform/aggregates/aggregates'
import type { EventCodec } from '@prumo/platform/eventLog/eventCodec'
import type { EventLog } from '@prumo/platform/eventLog/eventLog'
import type { FileStore } from '@prumo/platform/files/fileStore'
import { callRoutes } from '@prumo/platform/http/callRoute'
import { countedCalls } from '@prumo/platform/http/countedCalls'
import { elsewhereRoutes } from '@prumo/platform/http/elsewhereRoutes'
import { openApiRoute } from '@prumo/platform/http/openApiRoute'
import type { RateLimits } from '@prumo/platform/http/rateLimits'
import type { Mail } from '@prumo/platform/mail/mail'
import type { Keyring } from '@prumo/platform/personalData/keyring'
import type { PasswordCost } from '@prumo/platform/secrets/passwords'
import type { Secrets } from '@prumo/platform/secrets/secrets'
import type { Sessions } from '@prumo/platform/sessions/sessions'
import type { Logger } from '@prumo/platform/telemetry/logger'
import type { Telemetry } from '@prumo/platform/telemetry/telemetry'
import type { Middleware } from 'koa'
import type { Pool } from 'pg'
import type { HeadKeeperParts } from './audit/headKeeper'
import { type Denials, openDenials } from './audit/openDenials'
import { type HeadSigning, signHeads } from './audit/signHeads'
import { openEngines } from './engines'
import { whoAsks } from './identity/whoAsks'
import { modules } from './modules'
import type { AddressLookup } from './partners/addresses/addressLookup'
import type { PaymentGateway } from './payments/gateway/gateway'
import { callDoor } from './pipeline/callDoor'
import type { CommandIds } from './pipeline/commandIds'
import { commandRoute } from './pipeline/commandRoute'
import type { CommandRunner } from './pipeline/commandRunner'
import { awaitAppended } from './pipeline/hearAppended'
import { policyRunner } from './policies/policyRunner'
import type { Retention } from './retention/retention'

export type CommandServiceParts = {
  pool: Pool
  log: EventLog
  codec: EventCodec
  keyring: Keyring
  secrets: Secrets
  sessions: Sessions
  limits: RateLimits
  mail: Mail
  /** Addresses by postal code, unless the operator has turned that off. */
  addresses?: AddressLookup | undefined
  /** Who takes the money for plans; nobody where nothing is sold here. */
  gateway: PaymentGateway | null
  prices: Prices
  /** Who hears of requests for a budget. */
  supportEmail: string | undefined
  /** Whether people are mailed what they are notified of. */
  isNotifyingByMail: boolean
  heads: Pick<HeadKeeperParts, 'signer' | 'folder' | 'lostPlaces'> & {
    post(url: string, body: object): Promise<number>
  }
  files: FileStore
  logger: Logger
  telemetry: Telemetry
  now: () => Date
  publicUrl: string
  publicOrigins: ReadonlySet<string>
  hideAccountExistence: boolean
  sessionSeconds: number
  /** Other than the recommended one only in tests. */
  passwordCost?: PasswordCost | undefined
  /** Whether no other process appends to the log. */
  alone: boolean
  /** When an operator went on with a log that was in doubt, if one ever did. */
  logAcceptedAt: string | null
  commandIds?: CommandIds | undefined
}

export type CommandService = {
  routes: Middleware[]
  /** What other systems call. */
  elsewhere: Middleware[]
  runner: CommandRunner
  aggregates: Aggregates
  sessions: Sessions
  heads: HeadSigning
  retention: Retention
  denials: Denials
  /** Does now what has become due by the clock, which otherwise waits for the next look. */
  look(): Promise<void>
  stop(): Promise<void>
}

/** The service that decides: the engines first, then every module on them. */
export async function openCommandService(parts: CommandServiceParts): Promise<CommandService> {
  const { sessions, telemetry, limits } = parts
  const engines = await openEngines(parts)
  const { domain, runner, headKeeper, publisher, followed, retention } = engines
  const opened = modules.flatMap((module) => module.open?.(engines.forModules) ?? [])
  Object.assign(engines.preparations, ...opened.map((module) => module.preparations))
  retention.begin()
  for (const module of opened) await module.resume?.()
  const policies = opened.flatMap((module) => module.policies ?? [])
  const policiesAtWork = policyRunner({ ...parts, runner, domain, headKeeper, policies })
  const denials = openDenials({ ...parts, runner, domain })
  const asking = whoAsks(sessions, domain.aggregates, parts.now)
  const door = callDoor({ whoAsks: asking, domain })
  const routers = [
    commandRoute({ runner, whoAsks: asking, limits, telemetry }),
    ...opened.flatMap((module) => callRoutes(module.calls ?? {}, parts, door)),
    openApiRoute(),
  ]
  return {
    routes: [
      countedCalls(sessions, limits),
      ...(followed ? [awaitAppended(followed)] : []),
      ...routers.map((router) => router.routes() as Middleware),
    ],
    elsewhere: opened
      .flatMap((module) => elsewhereRoutes(module.elsewhere ?? {}, limits))
      .map((router) => router.routes() as Middleware),
    runner,
    aggregates: domain.aggregates,
    sessions,
    heads: signHeads({ ...parts, runner, domain, keeper: headKeeper, publisher }),
    retention,
    denials,
    look: async () => {
      for (const module of opened) await module.look?.()
    },
    stop: async () => {
      await denials.stop()
      await policiesAtWork.stop()
      followed?.stop()
      await retention.stop()
      for (const module of opened) await module.stop?.()
      await engines.background.done()
    },
  }
}
