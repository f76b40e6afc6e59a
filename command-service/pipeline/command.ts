import type { Actor } from '@prumo/contracts/access'
import type { CommandType } from '@prumo/contracts/index'
import type { ActorReference, Origin } from '@prumo/contracts/message'
import type { Request } from './preparation'

/** A command as somebody sent it. */
export type SentCommand = {
  id: string
  type: CommandType
  data: object
  expectedVersion?: number | undefined
  actor: Actor
  session?: Request['session']
  origin: Origin | null
  /** What this command belongs to, where it is not its own cause: an import, a policy's event. */
  correlationId?: string
}

/** Where the command's last event stands, in the log and in its stream, and whether it recorded any. */
export type Accepted = { position: number; version: number; changed: boolean }

/** The cause of events: the command, its sender and the right it was allowed by. */
export type Cause = {
  id: string
  /** The id that an older version would have given it. What the system did under that is not done again. */
  formerId?: string
  /** What the ids of events are made from; the command's own id unless it has several steps. */
  seed?: string
  actor: ActorReference
  organizationId: string | null
  by: Actor
  origin: Origin | null
  correlationId?: string
  /** The command whose action this takes back. */
  undoes?: string
  permissionBasis: string
  payloadHash?: string
}
