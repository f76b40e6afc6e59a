import { type Actor, may, type ProjectPlace } from '@prumo/contracts/access'
import { furtherNeeds } from '@prumo/contracts/furtherNeeds'
import { type CommandType, needs, readings } from '@prumo/contracts/index'
import { type ActorReference, type Message, userIdOf } from '@prumo/contracts/message'
import type { EventCodec } from '@prumo/platform/eventLog/eventCodec'
import type { EventLog } from '@prumo/platform/eventLog/eventLog'
import { addressBlock } from '@prumo/platform/http/addressBlock'
import { denied } from '@prumo/platform/http/denied'
import { newId } from '@prumo/platform/ids'
import type { HashingTurn } from '@prumo/platform/secrets/passwords'
import type { Sessions } from '@prumo/platform/sessions/sessions'
import { canonicalJson } from '@prumo/platform/values/canonicalJson'
import type { Accepted, Cause, SentCommand } from './command'
import type { CommandIds } from './commandIds'
import type { Domain } from './domain'
import { eventId } from './drafts'
import { openNoteRights } from './noteRights'
import { type DeciderOf, openPerformStep, type Pace, type PerformStep } from './performStep'
import { performSteps, type StepParts } from './performSteps'
import type { Preparations, Prepared, Request } from './preparation'
import { recentAnswers } from './recentAnswers'
import { otherData, repeatedAnswers } from './repeatedAnswers'
import type { RoomForEvents } from './roomForEvents'

export type CommandRunner = {
  /** A command from outside: access is checked, and the same id happens once. */
  run(command: SentCommand): Promise<Accepted>
  /** A command of the system itself (a sign-in to be recorded, the report of an import). */
  runInternal(step: Message, cause: Cause): Promise<Accepted>
}

type Parts = {
  log: EventLog
  codec: EventCodec
  domain: Domain
  deciderOf: DeciderOf
  room: RoomForEvents
  sessions: Pick<Sessions, 'rightsChanged'>
  headKeeper: { refuseWhereLost(organizationId: string): Promise<void> }
  /** How commands become steps; the modules fill it. */
  preparations: Preparations
  /** Begins work that no answer waits for; a failure is logged. */
  inBackground(work: () => Promise<void>): void
  payloadHashOf(canonical: string): string
  /** Where the log alone does not know an id again. */
  commandIds?: CommandIds | undefined
}

export function commandRunner({
  log,
  codec,
  domain,
  deciderOf,
  room,
  sessions,
  headKeeper,
  preparations,
  inBackground,
  payloadHashOf,
  commandIds,
}: Parts): CommandRunner {
  const { aggregates, now, zonesOf } = domain
  const noteRights = openNoteRights(sessions)
  const repeated = repeatedAnswers(log, noteRights)
  const answers = recentAnswers<Accepted>()
  const placeIn = (data: object) => placeOfProject(domain, data)
  const stepping: StepParts = {
    perform: openPerformStep({ log, codec, aggregates, deciderOf, repeated, noteRights, placeIn, zonesOf, room, now }),
    isRecorded: async ({ type, data }, cause) =>
      (await log.find(deciderOf(type).stream(data), eventId(cause, 0))) !== undefined,
  }

  async function run(command: SentCommand): Promise<Accepted> {
    const { type, data, id, actor } = command
    const payloadHash = payloadHashOf(canonicalJson({ type, data, by: userIdOf(actor) }))
    const earlier = answers.find(id)
    // A command may take its own right away: the person who sent it is answered the same all the same.
    if (earlier?.payloadHash === payloadHash) return earlier.answer
    const permissionBasis = refuseWithoutRight(command, needs[type].of === 'project' ? await placeIn(data) : undefined)
    if (actor.kind === 'user' && isWrite(type)) await headKeeper.refuseWhereLost(actor.organizationId)
    if (earlier || (commandIds && !(await commandIds.claim(id, payloadHash)))) throw otherData()

    const prepared = await prepare(
      preparations,
      command,
      { id, actor, session: command.session, at: now().toISOString(), turn: turnOf(command) },
      domain,
    )
    const causeOf = (of: Prepared, causeId: string) => causeFor(command, of, { causeId, permissionBasis, payloadHash })
    const paced = { ...stepping, perform: atPace(stepping.perform, paceOf(command)) }
    const answer = await performSteps(paced, prepared, causeOf(prepared, id), command.expectedVersion)
    // What follows has to be done too before a retry may be answered without trying it again.
    await prepared.after?.()
    answers.keep(id, payloadHash, answer)
    if (prepared.later) beginLater(prepared.later, causeOf)
    return answer
  }

  const beginLater = (later: NonNullable<Prepared['later']>, causeOf: (prepared: Prepared, id: string) => Cause) =>
    inBackground(async () => {
      const id = newId()
      const prepared = await later(id)
      await performSteps(stepping, prepared, causeOf(prepared, id))
      await prepared.after?.()
    })

  return { run, runInternal: (step, cause) => performSteps(stepping, { steps: [step] }, cause) }
}

/** What belongs to something larger was accepted with that. What somebody does about themselves waits for nothing. */
function paceOf({ type, correlationId }: SentCommand): Pace {
  if (!isWrite(type)) return 'own'
  return correlationId === undefined ? 'refused' : 'delayed'
}

/** The steps of a command, of which none is refused for its pace once one is in the log. */
function atPace(perform: PerformStep, pace: Pace): PerformStep {
  let paceNow = pace
  return async (step, cause, expectedVersion) => {
    const done = await perform(step, cause, expectedVersion, paceNow)
    if (done.changed && paceNow === 'refused') paceNow = 'delayed'
    return done
  }
}

/** The project that this is about; `undefined` where it is about none. */
async function placeOfProject({ projectPlace }: Domain, data: object): Promise<ProjectPlace | undefined> {
  const { projectId } = data as { projectId?: unknown }
  return typeof projectId === 'string' ? projectPlace(projectId) : undefined
}

/** Answers by what right somebody may do this. */
function refuseWithoutRight({ type, data, actor }: SentCommand, place: ProjectPlace | undefined): string {
  const verdict = may(actor, needs[type], place)
  if (!verdict.allowed) throw denied(verdict, needs[type])
  for (const need of furtherNeeds(type, data)) {
    const further = may(actor, need, place)
    if (!further.allowed) throw denied(further, need)
  }
  return verdict.basis
}

/** Who is signed in may still sign out, change a password and read the log: else nobody could see what is lost. */
const isWrite = (type: CommandType) => needs[type].of !== 'self' && !readings.has(type)

function prepare(
  preparations: Preparations,
  { type, data }: SentCommand,
  request: Request,
  domain: Domain,
): Promise<Prepared> {
  const preparation = preparations[type] as
    | ((data: object, request: Request, domain: Domain) => Promise<Prepared>)
    | undefined
  return preparation ? preparation(data, request, domain) : Promise.resolve({ steps: [{ type, data }] })
}

type Basis = { causeId: string; permissionBasis: string; payloadHash: string }

const causeFor = (command: SentCommand, { organizationId, undoes }: Prepared, { causeId, ...basis }: Basis): Cause => ({
  id: causeId,
  actor: referenceTo(command),
  organizationId: organizationId ?? organizationBehind(command.actor),
  by: command.actor,
  origin: command.origin,
  ...basis,
  ...(command.correlationId && { correlationId: command.correlationId }),
  ...(undoes && { undoes }),
})

const organizationBehind = (actor: Actor) => (actor.kind === 'user' ? actor.organizationId : null)

const referenceTo = ({ actor, session }: SentCommand): ActorReference =>
  actor.kind === 'user'
    ? { kind: 'user', userId: actor.userId, sessionRef: session?.sessionRef ?? '' }
    : { kind: 'visitor' }

const turnOf = ({ actor, origin }: SentCommand): HashingTurn =>
  actor.kind === 'user'
    ? { line: 'members', of: actor.userId }
    : { line: 'visitors', of: addressBlock(origin?.precise?.address ?? '') }
