import type { Actor } from '@prumo/contracts/access'
import type { CommandOf, CommandType, RecordedEvent } from '@prumo/contracts/index'
import type { Message } from '@prumo/contracts/message'
import type { ClaimKind } from '@prumo/contracts/naming/claims'
import type { Aggregates } from '@prumo/platform/aggregates'
import type { Turn } from '@prumo/platform/fairTurns'
import type { FileStore } from '@prumo/platform/files/fileStore'
import type { RateLimits } from '@prumo/platform/http/rateLimits'
import type { Mail } from '@prumo/platform/mail/mail'
import type { Keyring } from '@prumo/platform/personalData/keyring'
import type { Session, Sessions } from '@prumo/platform/sessions/sessions'
import type { HeadKeeper } from '../audit/headKeeper'
import type { FileUploads } from '../discussion/fileUploads'
import type { Credentials } from '../identity/credentials'
import type { ImportJob, ImportJobs } from '../imports/importJobs'
import type { Uploads } from '../imports/uploads'
import type { Ledger } from '../retention/ledger'

/** What a command is made of: one command for one aggregate each, decided in order. Names are claimed before and released after what counts. */
export type Prepared = {
  steps: readonly Message[]
  /** The organization whose log it stands in, where that is not the actor's. */
  organizationId?: string
  /**
   * What is done once the answer, which waits for none of it and tells nothing of it, is on its way: under an id that nobody outside knows, or another
   * command of the same id would tell.
   */
  later?: (id: string) => Promise<Prepared>
  /** What follows once it is in the log: a mail, the end of a session. */
  after?: () => Promise<void>
}

/** What stands around the rules: everything that is not pure. */
export type Surroundings = {
  aggregates: Aggregates
  sessions: Sessions
  credentials: Credentials
  keyring: Keyring
  uploads: Uploads
  files: FileStore
  fileUploads: FileUploads
  mail: Mail
  publicUrl: string
  hideAccountExistence: boolean
  now: () => Date
  /** Begins work that no answer waits for; a failure is logged. */
  inBackground(work: () => Promise<void>): void
  /** Every event of a stream. */
  history(stream: string): Promise<RecordedEvent[]>
  /** Whether this policy has yet to react to this event. */
  isStillToDo(policy: string, event: RecordedEvent): Promise<boolean>
  importJobs: ImportJobs
  ledger: Ledger
  /** Forgets whoever has been erased, as far as it can be done now: the rest is tried again by itself. */
  forgetErased(): Promise<void>
  /** Begins a job that has been added. */
  beginImport(job: ImportJob): void
  limits: Pick<RateLimits, 'signHead' | 'copyProject'>
  /** Signs the heads of logs, and knows when one must not be written to. */
  headKeeper: HeadKeeper
  /** Brings an organization's last head to all who are to have it; resolves when they have it, or soon. */
  publishHead(organizationId: string): Promise<void>
  /** The id of what the system does under this name: made of the installation's secret. */
  systemId(name: string): string
  /** The keyed hash that stands for a unique name in the name of its stream. */
  nameHash(kind: ClaimKind, name: string): string
}

export type Request = {
  id: string
  actor: Actor
  session: (Session & { token: string }) | undefined
  at: string
  /** Whose turn it is where something is costly. */
  turn: Turn
}

/** Makes of a command what its aggregates decide: looks up, hashes, names what is unique. A command without one is decided as it is. */
export type Preparation<Type extends CommandType> = (
  data: CommandOf<Type>['data'],
  request: Request,
  around: Surroundings,
) => Promise<Prepared>

export type Preparations = { [Type in CommandType]?: Preparation<Type> }
