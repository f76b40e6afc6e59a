import type { z } from 'zod'
import { audit, denials } from './audit/index'
import { canvas } from './canvas/index'
import { discussion } from './discussion/index'
import { documents } from './documents/index'
import { identity } from './identity/index'
import { imports } from './imports/index'
import type { MessageOf, Recorded } from './message'
import { merged } from './module'
import { naming } from './naming/index'
import { organization } from './organization/index'
import { projects } from './projects/index'
import { recordedShapes } from './recordedShapes'
import { subscription } from './subscription/index'
import { tasks } from './tasks/index'
import { presentPassword } from './values'

/** Every module. A new one is one line here. */
export const modules = [
  naming,
  identity,
  organization,
  subscription,
  projects,
  tasks,
  canvas,
  discussion,
  documents,
  imports,
  audit,
  denials,
] as const

/** Everything that may be asked for. */
export const commands = merged(modules, 'commands')

/** Who may ask for it. */
export const needs = merged(modules, 'needs')

/** Commands that change nothing: they only put on record that somebody reads. */
export const readings: ReadonlySet<CommandType> = new Set(modules.flatMap((module) => module.readings as CommandType[]))

/** Whether it asks for a proof of who asks: how often that may be tried is limited. */
export const asksForPassword = (type: CommandType): boolean =>
  Object.values<z.ZodType>(commands[type].shape).includes(presentPassword)

/** Everything that can have happened. */
export const events = recordedShapes(merged(modules, 'events'))

/** The fields of events that are sealed under a person's key. */
export const sealed: Partial<Record<EventType, readonly string[]>> = merged(modules, 'sealed')

/** Events that nobody who was signed in caused: the field that names under whose key is sealed where they came from. */
export const originSealedUnder: Partial<Record<EventType, string>> = { IdentityProofFailed: 'userId' }

/** The event that destroys the key of `userId`. Anything sealed under that key stays unreadable. */
export const erasing = 'PersonErased' satisfies EventType

/** It would record more at once than the log takes. */
const tooLarge = 'command.tooLarge'

/** Why anything may be refused, besides what the platform itself refuses. */
export const refusals = [...modules.flatMap((module) => module.refusals as readonly Refusal[]), tooLarge] as const

/** What the platform refuses, whatever was asked. */
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
] as const

/** Every question that is answered. */
export const queries = merged(modules, 'queries')

export type CommandType = keyof typeof commands
export type Command = MessageOf<typeof commands>
export type CommandOf<Type extends CommandType> = Extract<Command, { type: Type }>
export type EventType = keyof typeof events
export type Event = MessageOf<typeof events>
export type EventOf<Type extends EventType> = Extract<Event, { type: Type }>
export type RecordedEvent = { [Type in EventType]: Recorded<EventOf<Type>> }[EventType]
export type Refusal = (typeof modules)[number]['refusals'][number] | typeof tooLarge
export type Problem = (typeof problems)[number] | Refusal
export type QueryName = keyof typeof queries
export type QueryInput<Name extends QueryName> = z.input<(typeof queries)[Name]['input']>
export type QueryAsked<Name extends QueryName> = z.output<(typeof queries)[Name]['input']>
export type Answer<Name extends QueryName> = z.output<(typeof queries)[Name]['output']>
