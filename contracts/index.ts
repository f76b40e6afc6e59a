import type { z } from 'zod'
import { analysis } from './analysis/index'
import { audit, denials } from './audit/index'
import { canvas } from './canvas/index'
import { discussion } from './discussion/index'
import { documents } from './documents/index'
import { finance } from './finance/index'
import { identity } from './identity/index'
import { imports } from './imports/index'
import type { MessageOf, Recorded } from './message'
import { merged, type SealedFields } from './module'
import { naming } from './naming/index'
import { notifications } from './notifications/index'
import { organization } from './organization/index'
import { partners } from './partners/index'
import { projects } from './projects/index'
import { recordedShapes } from './recordedShapes'
import { subscription } from './subscription/index'
import { tasks } from './tasks/index'
import { undoRefusals } from './undo'
import { presentPassword } from './values'

/** Every module. A new one is one line here. */
export const modules = [
  naming,
  identity,
  organization,
  partners,
  subscription,
  projects,
  tasks,
  canvas,
  discussion,
  documents,
  finance,
  imports,
  audit,
  denials,
  notifications,
  analysis,
] as const

/** The commands of all modules. */
export const commands = merged(modules, 'commands')

/** The need of each command. */
export const needs = merged(modules, 'needs')

/** Commands that only record that somebody reads. */
export const readings: ReadonlySet<CommandType> = new Set(modules.flatMap((module) => module.readings as CommandType[]))

/** Whether a command carries the sender's password, so that attempts are limited. */
export const asksForPassword = (type: CommandType): boolean =>
  Object.values<z.ZodType>(commands[type].shape).includes(presentPassword)

/** The events of all modules, as they are recorded. */
export const events = recordedShapes(merged(modules, 'events'))

/** What is sealed in events, and under whose key: a person's, or a partner's. */
export const sealed: Partial<Record<EventType, SealedFields>> = merged(modules, 'sealed')

/** The command would record more at once than the log accepts. */
const tooLarge = 'command.tooLarge'
/** The command would replace what its sender has not seen. */
const changedMeanwhile = 'record.changedMeanwhile'

/** The refusals of all modules, besides those that are of none. */
export const refusals = [
  ...modules.flatMap((module) => module.refusals as readonly Refusal[]),
  tooLarge,
  changedMeanwhile,
  ...undoRefusals,
] as const

/** Codes that the platform itself refuses requests with. */
export const problems = [
  'request.notUnderstood',
  'request.tooLarge',
  'request.tooDeep',
  'request.tooManyKeys',
  'request.keyRepeated',
  'request.foreignOrigin',
  'request.tooMany',
  'request.unknown',
  'fields.invalid',
  'access.signIn',
  'access.noPermission',
  'access.contentClosed',
  'access.subscriptionEnded',
  'subscription.notManager',
  'access.wrongPassword',
  'access.passwordMustChange',
  'resource.unknown',
  'version.conflict',
  'command.otherData',
  'readModels.behind',
  'readModels.parked',
  'log.headLost',
  'log.streamTruncated',
  'failure.unexpected',
  'service.busy',
  'service.diskFull',
] as const

/** What is answered where something named does not exist, or not for this caller. */
export const absent: ReadonlySet<Problem> = new Set<Problem>([
  'request.unknown',
  'resource.unknown',
  'undo.unknown',
  ...modules.flatMap((module) => module.absent as readonly Refusal[]),
])

/** Every question that is answered. */
export const queries = merged(modules, 'queries')

export type CommandType = keyof typeof commands
export type Command = MessageOf<typeof commands>
export type CommandOf<Type extends CommandType> = Extract<Command, { type: Type }>
export type EventType = keyof typeof events
export type Event = MessageOf<typeof events>
export type EventOf<Type extends EventType> = Extract<Event, { type: Type }>
export type RecordedEvent = { [Type in EventType]: Recorded<EventOf<Type>> }[EventType]
export type Refusal =
  | (typeof modules)[number]['refusals'][number]
  | typeof tooLarge
  | typeof changedMeanwhile
  | (typeof undoRefusals)[number]
export type Problem = (typeof problems)[number] | Refusal
export type QueryName = keyof typeof queries
export type QueryInput<Name extends QueryName> = z.input<(typeof queries)[Name]['input']>
export type QueryAsked<Name extends QueryName> = z.output<(typeof queries)[Name]['input']>
export type Answer<Name extends QueryName> = z.output<(typeof queries)[Name]['output']>
