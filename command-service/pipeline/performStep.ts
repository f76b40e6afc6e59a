import { setTimeout as pause } from 'node:timers/promises'
import type { ProjectPlace } from '@prumo/contracts/access'
import type { Message } from '@prumo/contracts/message'
import type { ZonesInForce } from '@prumo/contracts/organization/zoneAt'
import type { Aggregates, AnyDecider, Folded } from '@prumo/platform/aggregates/aggregates'
import { oneAtATime } from '@prumo/platform/concurrency/oneAtATime'
import { decide } from '@prumo/platform/decider'
import { HttpProblem, Refused } from '@prumo/platform/errors'
import type { EventCodec } from '@prumo/platform/eventLog/eventCodec'
import { AppendTooLarge, type EventLog, WrongExpectedRevision } from '@prumo/platform/eventLog/eventLog'
import { isStreamOtherwise } from '@prumo/platform/eventLog/spelledOtherwise'
import type { Accepted, Cause } from './command'
import { draftsOf, recordedOf } from './drafts'
import type { NoteRights } from './noteRights'
import { otherData, type RepeatedAnswers } from './repeatedAnswers'
import type { RoomForEvents, TakenRoom } from './roomForEvents'
import { refusalOfTooLarge } from './tooLarge'

/** The aggregate that decides a command. */
export type DeciderOf = (type: string) => AnyDecider

type Parts = {
  log: Pick<EventLog, 'append'>
  codec: Pick<EventCodec, 'encodeAll'>
  aggregates: Aggregates
  deciderOf: DeciderOf
  repeated: RepeatedAnswers
  noteRights: NoteRights
  /** The project that a step names. */
  placeIn: (data: object) => Promise<ProjectPlace | undefined>
  zonesOf: (organizationId: string | null) => Promise<ZonesInForce>
  room: RoomForEvents
  now: () => Date
}

/** One step for one aggregate: decided by its rule, appended, and tried again where somebody else was faster. */
export type PerformStep = (step: Message, cause: Cause, expectedVersion?: number, pace?: Pace) => Promise<Accepted>

/**
 * What becomes of a step while the read models have too much of its organization to fold: it is refused after a while,
 * or made then; `own` is of whoever keeps a pace of its own.
 */
export type Pace = 'refused' | 'delayed' | 'own'

type Aimed = {
  decider: AnyDecider
  stream: string
  step: Message
  cause: Cause
  expectedVersion: number | undefined
  /** The room that the append has; `none` where it needs none. */
  taken: TakenRoom | 'none' | undefined
}

const triesOnConflict = 20
const pauseMsPerTry = 5
const retryAfterSeconds = 2

export function openPerformStep(parts: Parts): PerformStep {
  const inTurn = oneAtATime()
  return async (step, cause, expectedVersion, pace = 'own') => {
    const decider = parts.deciderOf(step.type)
    const stream = decider.stream(step.data)
    if (isStreamOtherwise(stream)) throw new TypeError('a stream is named by ids in lower case')
    const aimed: Aimed = { decider, stream, step, cause, expectedVersion, taken: pace === 'own' ? 'none' : undefined }
    const attempt = () => inTurn(stream, () => decideAndAppend(parts, aimed))
    try {
      return await attempt().catch(async (error) => {
        if (!(error instanceof NoRoom)) throw error
        // It is decided anew: what it was decided on may be gone by then.
        aimed.taken = await roomFor(parts, error, pace)
        return attempt()
      })
    } finally {
      if (aimed.taken && aimed.taken !== 'none') aimed.taken.leave()
    }
  }
}

class NoRoom extends Error {
  constructor(
    readonly organizationId: string,
    readonly count: number,
  ) {
    super('the read models have too much of this organization to fold')
  }
}

async function roomFor({ room }: Parts, { organizationId, count }: NoRoom, pace: Pace): Promise<TakenRoom | 'none'> {
  const taken = await room.awaitRoom(organizationId, count)
  if (!taken && pace === 'refused') throw new HttpProblem(429, 'request.tooMany', { retryAfterSeconds })
  return taken ?? 'none'
}

async function decideAndAppend(parts: Parts, aimed: Aimed, tries = triesOnConflict): Promise<Accepted> {
  const { aggregates, repeated } = parts
  const { decider, stream, cause, expectedVersion } = aimed
  const before = await repeated.underFormerId(stream, cause)
  if (before) return before
  const folded = await aggregates.load(decider, stream)
  if (expectedVersion !== undefined && expectedVersion !== folded.revision)
    return repeated.before(stream, cause, restingOn(folded, conflict(folded)))
  const decided = await decideOrRefuse(parts, aimed, folded)
  if (decided instanceof Refused) return repeated.before(stream, cause, restingOn(folded, decided))
  if (decided.length === 0)
    return repeated.before(stream, cause, { position: folded.position, version: folded.revision })
  takeRoom(parts, aimed, decided.length)
  try {
    return await append(parts, aimed, folded, decided)
  } catch (error) {
    aggregates.doubt(stream)
    if (error instanceof AppendTooLarge)
      return repeated.before(stream, cause, refusalOfTooLarge(aimed.step.type, error))
    if (!(error instanceof WrongExpectedRevision)) throw error
    // The stream stands where it was expected: it is the command's id that another stream knows.
    if (error.current === error.expected) throw otherData()
    if (tries === 1) throw new HttpProblem(503, 'service.busy')
    // Another process keeps winning on this stream; a short wait gives this one a turn.
    await pause(Math.random() * pauseMsPerTry * (triesOnConflict - tries + 1))
    return decideAndAppend(parts, aimed, tries - 1)
  }
}

function takeRoom({ room }: Parts, aimed: Aimed, count: number): void {
  const { organizationId } = aimed.cause
  if (aimed.taken || organizationId === null) return
  aimed.taken = room.find(organizationId, count)
  if (!aimed.taken) throw new NoRoom(organizationId, count)
}

const conflict = ({ revision }: Folded<unknown>) => new HttpProblem(409, 'version.conflict', { current: revision })

/** Whoever is refused, and reads up to there, sees why. */
const restingOn = <Problem extends Refused | HttpProblem>({ position }: Folded<unknown>, problem: Problem): Problem =>
  Object.assign(problem, { position })

async function decideOrRefuse(
  { placeIn, zonesOf, now }: Parts,
  { decider, step, cause }: Aimed,
  folded: Folded<unknown>,
): Promise<Message[] | Refused> {
  const project = await placeIn(step.data)
  const zones = await zonesOf(project?.organizationId ?? cause.organizationId)
  try {
    return decide(decider, step, folded.state, {
      actor: cause.by,
      at: now().toISOString(),
      zones,
      ...(project && { project }),
    })
  } catch (error) {
    if (error instanceof Refused) return error
    throw error
  }
}

async function append(
  { log, codec, aggregates, repeated, noteRights, room }: Parts,
  { decider, stream, step, cause }: Aimed,
  folded: Folded<unknown>,
  decided: readonly Message[],
): Promise<Accepted> {
  const drafts = draftsOf(decided, step, cause)
  const appended = await log.append(stream, folded.revision, await codec.encodeAll(drafts))
  if (appended.repeated) {
    // It was recorded behind what is in memory: by another process, or before its answer was lost.
    aggregates.doubt(stream)
    return repeated.of(appended.repeated, cause)
  }
  if (cause.organizationId) room.appended(cause.organizationId, appended.position, drafts.length)
  const recorded = recordedOf(drafts, stream, folded.revision, appended)
  aggregates.appended(decider, stream, folded, recorded)
  await noteRights(recorded, cause)
  return { position: appended.position, version: appended.revision, changed: true }
}
