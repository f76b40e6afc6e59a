import type { z } from 'zod'
import type { Need } from './access'
import { actionLogCommands, actionLogEvents, actionLogNeeds, actionLogRefusals } from './audit/actionLog'
import { denialEvents } from './audit/denials'
import { headQueries } from './audit/headQueries'
import { headCommands, headEvents, headNeeds, headRefusals } from './audit/heads'
import { auditQueries } from './audit/queries'
import { retentionCommands, retentionEvents, retentionNeeds, retentionRefusals } from './audit/retention'
import { canvasCommands, canvasEvents, canvasNeeds, canvasRefusals, canvasSealed } from './canvas/canvas'
import { canvasQueries } from './canvas/queries'
import { claimEvents } from './claims'
import { commentCommands, commentEvents, commentNeeds, commentRefusals } from './discussion/comments'
import { fileCommands, fileEvents, fileNeeds, fileRefusals } from './discussion/files'
import { discussionQueries } from './discussion/queries'
import { storageEvents, storageRefusals } from './discussion/storage'
import { documentCommands, documentEvents, documentNeeds, documentRefusals } from './documents/document'
import { documentQueries } from './documents/queries'
import { signatureFileEvents } from './documents/signatureFiles'
import { signOffCommands, signOffEvents, signOffNeeds, signOffRefusals, signOffSealed } from './documents/signOff'
import { signOffQueries } from './documents/signOffQueries'
import { accountCommands, accountEvents, accountNeeds, accountRefusals, accountSealed } from './identity/account'
import { identityQueries } from './identity/queries'
import { importCommands, importEvents, importNeeds, importRefusals } from './imports/imports'
import { importQueries } from './imports/queries'
import type { MessageOf, Recorded } from './message'
import { companyCommands, companyEvents, companyNeeds, companyRefusals } from './organization/company'
import { organizationQueries } from './organization/queries'
import { projectCommands, projectEvents, projectNeeds, projectRefusals } from './projects/project'
import { projectQueries } from './projects/queries'
import type { QueryContract } from './query'
import { recordedShapes } from './recordedShapes'
import { subscriptionEvents } from './subscription/subscription'
import { planCommands, planEvents, planNeeds, planRefusals } from './tasks/plan'
import { taskQueries } from './tasks/queries'
import { presentPassword } from './values'

/** Everything that may be asked for. */
export const commands = {
  ...accountCommands,
  ...companyCommands,
  ...projectCommands,
  ...planCommands,
  ...canvasCommands,
  ...commentCommands,
  ...fileCommands,
  ...documentCommands,
  ...signOffCommands,
  ...importCommands,
  ...actionLogCommands,
  ...retentionCommands,
  ...headCommands,
}

/** Who may ask for it. A command without an entry does not compile. */
export const needs = {
  ...accountNeeds,
  ...companyNeeds,
  ...projectNeeds,
  ...planNeeds,
  ...canvasNeeds,
  ...commentNeeds,
  ...fileNeeds,
  ...documentNeeds,
  ...signOffNeeds,
  ...importNeeds,
  ...actionLogNeeds,
  ...retentionNeeds,
  ...headNeeds,
} as const satisfies Record<keyof typeof commands, Need>

/** Whether it asks for a proof of who asks: how often that may be tried is limited. */
export const asksForPassword = (type: CommandType): boolean =>
  Object.values<z.ZodType>(commands[type].shape).includes(presentPassword)

/** Everything that can have happened. */
export const events = recordedShapes({
  ...claimEvents,
  ...accountEvents,
  ...companyEvents,
  ...subscriptionEvents,
  ...projectEvents,
  ...planEvents,
  ...canvasEvents,
  ...commentEvents,
  ...fileEvents,
  ...storageEvents,
  ...documentEvents,
  ...signOffEvents,
  ...signatureFileEvents,
  ...importEvents,
  ...actionLogEvents,
  ...retentionEvents,
  ...headEvents,
  ...denialEvents,
})

/** The fields of events that are sealed under a person's key. */
export const sealed: Partial<Record<EventType, readonly string[]>> = {
  ...accountSealed,
  ...signOffSealed,
  ...canvasSealed,
}

/** Events that nobody who was signed in caused: the field that names under whose key is sealed where they came from. */
export const originSealedUnder: Partial<Record<EventType, string>> = { IdentityProofFailed: 'userId' }

/** After this event nobody opens anything any more that is sealed under the key of whom its `userId` names. */
export const erasing = 'PersonErased' satisfies EventType

/** Why anything may be refused, besides what the platform itself refuses. */
export const refusals = [
  ...accountRefusals,
  ...companyRefusals,
  ...projectRefusals,
  ...planRefusals,
  ...canvasRefusals,
  ...commentRefusals,
  ...fileRefusals,
  ...storageRefusals,
  ...documentRefusals,
  ...signOffRefusals,
  ...importRefusals,
  ...actionLogRefusals,
  ...retentionRefusals,
  ...headRefusals,
  /** It would record more at once than the log takes. */
  'command.tooLarge',
] as const

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
export const queries = {
  ...identityQueries,
  ...organizationQueries,
  ...projectQueries,
  ...taskQueries,
  ...canvasQueries,
  ...discussionQueries,
  ...documentQueries,
  ...signOffQueries,
  ...importQueries,
  ...auditQueries,
  ...headQueries,
} as const satisfies Record<string, QueryContract>

export type CommandType = keyof typeof commands
export type Command = MessageOf<typeof commands>
export type CommandOf<Type extends CommandType> = Extract<Command, { type: Type }>
export type EventType = keyof typeof events
export type Event = MessageOf<typeof events>
export type EventOf<Type extends EventType> = Extract<Event, { type: Type }>
export type RecordedEvent = { [Type in EventType]: Recorded<EventOf<Type>> }[EventType]
export type Refusal = (typeof refusals)[number]
export type Problem = (typeof problems)[number] | Refusal
export type QueryName = keyof typeof queries
export type QueryInput<Name extends QueryName> = z.input<(typeof queries)[Name]['input']>
export type QueryAsked<Name extends QueryName> = z.output<(typeof queries)[Name]['input']>
export type Answer<Name extends QueryName> = z.output<(typeof queries)[Name]['output']>
