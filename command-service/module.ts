import type { AnyDecider, SnapshotFormat } from '@prumo/platform/aggregates/aggregates'
import type { FileStore } from '@prumo/platform/files/fileStore'
import type { RateLimits } from '@prumo/platform/http/rateLimits'
import type { Mail } from '@prumo/platform/mail/mail'
import type { Keyring } from '@prumo/platform/personalData/keyring'
import type { Passwords } from '@prumo/platform/secrets/passwords'
import type { Sessions } from '@prumo/platform/sessions/sessions'
import type { Logger } from '@prumo/platform/telemetry/logger'
import type { Telemetry } from '@prumo/platform/telemetry/telemetry'
import type { Pool } from 'pg'
import type { HeadKeeper } from './audit/headKeeper'
import type { FileUploads } from './discussion/fileUploads'
import type { CallHandlers } from './pipeline/callDoor'
import type { CommandRunner } from './pipeline/commandRunner'
import type { Domain } from './pipeline/domain'
import type { Preparations } from './pipeline/preparation'
import type { IsStillToDo } from './policies/isStillToDo'
import type { Policy } from './policies/policy'
import type { Ledger } from './retention/ledger'

/** What the service has for a module that keeps something beside the log. Each part of the module is handed only what it uses. */
export type ModuleParts = {
  pool: Pool
  domain: Domain
  runner: CommandRunner
  sessions: Sessions
  passwords: Passwords
  keyring: Keyring
  limits: RateLimits
  files: FileStore
  fileUploads: FileUploads
  mail: Mail
  ledger: Ledger
  headKeeper: HeadKeeper
  publishHead(organizationId: string): Promise<void>
  forgetErased(): Promise<void>
  isStillToDo: IsStillToDo
  inBackground(work: () => Promise<void>): void
  logger: Logger
  telemetry: Telemetry
  publicUrl: string
  hideAccountExistence: boolean
  sessionSeconds: number
  /** Whether no other process appends to the log. */
  alone: boolean
  /** When an operator went on with a log that was in doubt, if one ever did. */
  logAcceptedAt: string | null
}

/** A module at work. */
export type OpenedModule = {
  /** How its commands become steps for aggregates. A command without one is decided as it is. */
  preparations?: Preparations
  policies?: readonly Policy[]
  calls?: CallHandlers
  /** Goes on with what an earlier process left unfinished. */
  resume?(): Promise<void>
  /** Ends once what is under way is done. */
  stop?(): Promise<void>
}

/** One module of the side that decides: its aggregates, and what it does around them. */
export type CommandModule = {
  deciders: readonly AnyDecider[]
  /** How states of long streams are kept, so that they are not folded from their beginning each time. */
  snapshots?: ReadonlyMap<AnyDecider, SnapshotFormat<never>>
  open?(parts: ModuleParts): OpenedModule
}
