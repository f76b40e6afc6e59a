import { setTimeout as pause } from 'node:timers/promises'
import type { Actor, ProjectPlace } from '@prumo/contracts/access'
import { may } from '@prumo/contracts/access'
import { furtherNeeds } from '@prumo/contracts/furtherNeeds'
import { type CommandType, type EventType, needs, type RecordedEvent } from '@prumo/contracts/index'
import type { ActorReference, Message, Metadata, Origin } from '@prumo/contracts/message'
import { rightsEvents } from '@prumo/contracts/rights'
import type { AnyDecider, Folded } from '@prumo/platform/aggregates'
import { canonicalJson } from '@prumo/platform/canonicalJson'
import { decide } from '@prumo/platform/decider'
import { HttpProblem, Refused } from '@prumo/platform/errors'
import type { Draft, EventCodec } from '@prumo/platform/eventLog/eventCodec'
import {
  type Appended,
  AppendTooLarge,
  type EventLog,
  type RecordedEvent as RecordedInLog,
  WrongExpectedRevision,
} from '@prumo/platform/eventLog/eventLog'
import { isStreamOtherwise } from '@prumo/platform/eventLog/spelledOtherwise'
import type { Turn } from '@prumo/platform/fairTurns'
import { addressBlock } from '@prumo/platform/http/addressBlock'
import { denied } from '@prumo/platform/http/denied'
import { derivedId, newId } from '@prumo/platform/ids'
import { oneAtATime } from '@prumo/platform/oneAtATime'
import { projectPlace } from './actors'
import type { CommandIds } from './commandIds'
import { deciderOf } from './deciders'
import type { Prepared, Request, Surroundings } from './preparation'
import { preparations } from './preparations'
import { recentAnswers } from './recentAnswers'
import { refusalOfTooLarge } from './tooLarge'

export type Asked = {
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

/** Where the command's last event stands: in the log, and in its stream. */
export type Answered = { position: number; version: number }

export type CommandRunner = {
  /** A command from outside: access is checked, and the same id happens once. */
  run(asked: Asked): Promise<Answered>
  /** A command of the system itself (a sign-in to be recorded, the report of an import). */
  runInternal(step: Message, cause: Cause): Promise<Answered>
}

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
  permissionBasis: string
  payloadHash?: string
}

type Parts = {
  log: EventLog
  codec: EventCodec
  around: Surroundings
  payloadHashOf(canonical: string): string
  /** Where the log alone does not know an id again. */
  commandIds?: CommandIds | undefined
}

const triesOnConflict = 20
const pauseMsPerTry = 5

export function commandRunner({ log, codec, around, payloadHashOf, commandIds }: Parts): CommandRunner {
  const { aggregates, sessions, now, headKeeper } = around
  const inTurn = oneAtATime()
  const answers = recentAnswers<Answered>()

  async function run(asked: Asked): Promise<Answered> {
    const at = now().toISOString()
    const { type, data, id, actor } = asked
    const payloadHash = payloadHashOf(canonicalJson({ type, data, by: actor.kind === 'user' ? actor.userId : null }))
    const known = answers.find(id)
    // A command may take its own right away: the person who sent it is answered the same all the same.
    if (known?.payloadHash === payloadHash) return known.answer
    const place = await placeFor(data, type)
    const verdict = may(actor, needs[type], place)
    if (!verdict.allowed) throw denied(verdict, needs[type])
    for (const need of furtherNeeds(type, data)) {
      const further = may(actor, need, place)
      if (!further.allowed) throw denied(further, need)
    }
    // Who is signed in may still sign out, change a password, and read the log, which is on record: else nobody could see what is lost.
    const isWrite = needs[type].of !== 'self' && !readings.has(type)
    if (actor.kind === 'user' && isWrite) await headKeeper.refuseWhereLost(actor.organizationId)
    if (known || (commandIds && !(await commandIds.claim(id, payloadHash)))) throw otherData()

    const request: Request = { id, actor, session: asked.session, at, turn: turnOf(asked) }
    const prepared = await prepare(type, data, request)
    const causeOf = ({ organizationId }: Prepared, causeId: string): Cause => ({
      id: causeId,
      actor: referenceTo(asked),
      organizationId: organizationId ?? (actor.kind === 'user' ? actor.organizationId : null),
      by: actor,
      origin: asked.origin,
      permissionBasis: verdict.basis,
      payloadHash,
      ...(asked.correlationId && { correlationId: asked.correlationId }),
    })
    const answer = await performAll(prepared, causeOf(prepared, id), asked.expectedVersion)
    // What follows has to be done too before a retry may be answered without trying it again.
    await prepared.after?.()
    answers.keep(id, payloadHash, answer)
    if (prepared.later) beginLater(prepared.later, causeOf)
    return answer
  }

  const beginLater = (later: NonNullable<Prepared['later']>, causeOf: (prepared: Prepared, id: string) => Cause) =>
    around.inBackground(async () => {
      const id = newId()
      const prepared = await later(id)
      await performAll(prepared, causeOf(prepared, id))
      await prepared.after?.()
    })

  const prepare = (type: CommandType, data: object, request: Request): Promise<Prepared> => {
    const preparation = preparations[type] as
      | ((data: object, request: Request, around: Surroundings) => Promise<Prepared>)
      | undefined
    return preparation ? preparation(data, request, around) : Promise.resolve({ steps: [{ type, data }] })
  }

  /** Performs the steps in order. When one is refused, names claimed on the way are given back. */
  async function performAll({ steps }: Prepared, cause: Cause, expectedVersion?: number): Promise<Answered> {
    const claimed: Message[] = []
    let answer: Answered = { position: 0, version: 0 }
    const first = steps.findIndex(({ type }) => !aboutNames.has(type))
    for (const [index, step] of steps.entries()) {
      try {
        const done = await perform(step, stepCause(cause, index), index === first ? expectedVersion : undefined)
        if (step.type === 'ClaimName' && done.changed) claimed.push(step)
        // What any of them changed is to be seen by whoever asks next.
        const position = Math.max(answer.position, aboutNames.has(step.type) ? 0 : done.position)
        answer = { position, version: index === first ? done.version : answer.version }
      } catch (error) {
        if (error instanceof Refused || error instanceof HttpProblem) await giveBack(claimed, cause)
        throw error
      }
    }
    return answer
  }

  const giveBack = async (claimed: readonly Message[], cause: Cause) => {
    for (const [index, { data }] of claimed.entries()) {
      await perform({ type: 'ReleaseName', data }, { ...cause, seed: derivedId(cause.id, `release ${index}`) })
    }
  }

  const perform = (step: Message, cause: Cause, expectedVersion?: number) => {
    const decider = deciderOf(step.type)
    const stream = decider.stream(step.data)
    if (isStreamOtherwise(stream)) throw new TypeError('a stream is named by ids in lower case')
    return inTurn(stream, () => decideAndAppend(decider, stream, step, cause, expectedVersion))
  }

  async function decideAndAppend(
    decider: AnyDecider,
    stream: string,
    step: Message,
    cause: Cause,
    expectedVersion: number | undefined,
    tries = triesOnConflict,
  ): Promise<Answered & { changed: boolean }> {
    const before = await doneUnderFormerId(stream, cause)
    if (before) return before
    const folded = await aggregates.load(decider, stream)
    if (expectedVersion !== undefined && expectedVersion !== folded.revision) {
      return answeredBefore(stream, cause, new HttpProblem(409, 'version.conflict', { current: folded.revision }))
    }
    const decided = await decideOrRefuse(decider, step, folded, cause)
    if (decided instanceof Refused) return answeredBefore(stream, cause, decided)
    if (decided.length === 0)
      return answeredBefore(stream, cause, { position: folded.position, version: folded.revision })

    const drafts = decided.map((event, index) => draftOf(event, step, cause, index))
    try {
      const appended = await log.append(stream, folded.revision, await codec.encodeAll(drafts))
      if (appended.repeated) return await repeated(appended.repeated, cause)
      const recorded = recordedOf(drafts, stream, folded.revision, appended)
      aggregates.appended(decider, stream, folded, recorded)
      await noteRights(recorded, cause)
      return { position: appended.position, version: appended.revision, changed: true }
    } catch (error) {
      aggregates.doubt(stream)
      if (error instanceof AppendTooLarge) return answeredBefore(stream, cause, refusalOfTooLarge(step.type, error))
      if (!(error instanceof WrongExpectedRevision)) throw error
      // The stream stands where it was expected: it is the command's id that another stream knows.
      if (error.current === error.expected) throw otherData()
      if (tries === 1) throw new HttpProblem(503, 'service.busy')
      // Another process is nearer to this stream just now: whoever waits a little gets in between.
      await pause(Math.random() * pauseMsPerTry * (triesOnConflict - tries + 1))
      return decideAndAppend(decider, stream, step, cause, expectedVersion, tries - 1)
    }
  }

  async function decideOrRefuse(
    decider: AnyDecider,
    step: Message,
    folded: Folded<unknown>,
    cause: Cause,
  ): Promise<Message[] | Refused> {
    const project = await placeIn(step.data)
    try {
      const by = { actor: cause.by, at: now().toISOString(), ...(project && { project }) }
      return decide(decider, step, folded.state, by)
    } catch (error) {
      if (error instanceof Refused) return error
      throw error
    }
  }

  /** A command that changes nothing now may have done so before: then its answer of that time is the answer. */
  async function answeredBefore(
    stream: string,
    cause: Cause,
    otherwise: Answered | Refused | HttpProblem,
  ): Promise<Answered & { changed: boolean }> {
    const events = await eventsOf(stream, cause)
    if (events.length > 0) return repeated(events, cause)
    if (otherwise instanceof Error) throw otherwise
    return { ...otherwise, changed: false }
  }

  /** Whoever knew the former id could have used it: what counts is only what the system itself did. */
  const doneUnderFormerId = async (stream: string, cause: Cause) => {
    if (cause.formerId === undefined) return undefined
    const events = await eventsOf(stream, { ...cause, id: cause.formerId })
    const isOurs = events.length > 0 && events.every(({ metadata }) => isBySystem(metadata))
    return isOurs ? repeated(events, cause) : undefined
  }

  const eventsOf = async (stream: string, cause: Cause, found: RecordedInLog[] = []): Promise<RecordedInLog[]> => {
    const next = await log.find(stream, eventId(cause, found.length))
    return next ? eventsOf(stream, cause, [...found, next]) : found
  }

  const repeated = async (events: readonly RecordedInLog[], cause: Cause) => {
    const answer = repeatedAnswer(events, cause)
    // It may have broken off between its append and this.
    await noteRights(events, cause)
    return { ...answer, changed: true }
  }

  const repeatedAnswer = (events: readonly RecordedInLog[], cause: Cause): Answered => {
    const last = events[events.length - 1]
    const { payloadHash } = JSON.parse(last?.metadata ?? '{}') as Metadata
    return sameOr422(
      { payloadHash, answer: { position: last?.position ?? 0, version: last?.revision ?? 0 } },
      cause.payloadHash ?? '',
    )
  }

  /** Read models that lag must not tell of rights from before. */
  const noteRights = async (events: readonly Pick<RecordedInLog, 'type' | 'position' | 'id'>[], cause: Cause) => {
    const last = events.findLast(({ type }) => rightsEvents.has(type as EventType))
    if (last && cause.organizationId)
      await sessions.rightsChanged(cause.organizationId, { position: last.position, eventId: last.id })
  }

  const placeFor = (data: object, type: CommandType) =>
    needs[type].of === 'project' ? placeIn(data) : Promise.resolve(undefined)
  const placeIn = async (data: object): Promise<ProjectPlace | undefined> => {
    const { projectId } = data as { projectId?: unknown }
    return typeof projectId === 'string' ? projectPlace(aggregates, projectId) : undefined
  }

  return { run, runInternal: async (step, cause) => performAll({ steps: [step] }, cause) }
}

const readings = new Set<CommandType>([
  ...(['ViewActionLog', 'ViewProjectActionLog', 'ExportActionLog', 'ExportLogProof'] as const),
])

const isBySystem = (metadata: string) => (JSON.parse(metadata) as Metadata).actor.kind === 'system'

const aboutNames = new Set(['ClaimName', 'ReleaseName'])

const stepCause = (cause: Cause, index: number): Cause =>
  index === 0 ? cause : { ...cause, seed: derivedId(cause.id, `step ${index}`) }

const eventId = ({ seed, id }: Cause, index: number) => derivedId(seed ?? id, String(index))

function draftOf(event: Message, step: Message, cause: Cause, index: number): Draft {
  const { projectId } = step.data as { projectId?: string }
  return {
    ...event,
    id: eventId(cause, index),
    organizationId: cause.organizationId,
    projectId: projectId ?? null,
    metadata: {
      actor: cause.actor,
      commandId: cause.id,
      causationId: cause.id,
      correlationId: cause.correlationId ?? cause.id,
      payloadHash: cause.payloadHash ?? '',
      permissionBasis: cause.permissionBasis,
      from: cause.origin,
    },
  }
}

const recordedOf = (drafts: readonly Draft[], stream: string, before: number, { position, at }: Appended) =>
  drafts.map((draft, index) => ({
    ...draft,
    stream,
    revision: before + 1 + index,
    position: position - drafts.length + 1 + index,
    at,
  })) as unknown as RecordedEvent[]

const referenceTo = ({ actor, session }: Asked): ActorReference =>
  actor.kind === 'user'
    ? { kind: 'user', userId: actor.userId, sessionRef: session?.sessionRef ?? '' }
    : { kind: 'visitor' }

const turnOf = ({ actor, origin }: Asked): Turn =>
  actor.kind === 'user'
    ? { line: 'members', of: actor.userId }
    : { line: 'visitors', of: addressBlock(origin?.precise?.address ?? '') }

function sameOr422({ payloadHash, answer }: { payloadHash: string; answer: Answered }, asked: string): Answered {
  if (payloadHash !== asked) throw otherData()
  return answer
}

const otherData = () => new HttpProblem(422, 'command.otherData')
