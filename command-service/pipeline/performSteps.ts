import type { Message } from '@prumo/contracts/message'
import { HttpProblem, Refused } from '@prumo/platform/errors'
import { derivedId } from '@prumo/platform/ids'
import type { Accepted, Cause } from './command'
import type { PerformStep } from './performStep'
import type { Prepared } from './preparation'

/** What is claimed before the step that uses it, a name or room for a project, by what gives it back. */
const releases: Readonly<Record<string, string>> = { ClaimName: 'ReleaseName', TakeRoom: 'ReleaseRoom' }
const isClaim = ({ type }: Message) => Object.hasOwn(releases, type)
const aboutNames = new Set(Object.entries(releases).flat())

export type StepParts = {
  perform: PerformStep
  /** Whether a step was recorded under this cause. */
  isRecorded(step: Message, cause: Cause): Promise<boolean>
}

/** A claim, the cause that it was made under, and that of its first attempt. */
type Claimed = { step: Message; cause: Cause; first: Cause }

/** Performs the steps of a command in order. When one is refused, names claimed on the way are given back. */
export async function performSteps(
  parts: StepParts,
  prepared: Prepared,
  cause: Cause,
  expectedVersion?: number,
): Promise<Accepted> {
  const { perform } = parts
  const { steps, names } = prepared
  const claimed: Claimed[] = []
  const orGiveBack = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      if (error instanceof Refused || error instanceof HttpProblem)
        await giveBack(parts, claimed, () => isUsed(parts, prepared, cause))
      throw error
    }
  }
  for (const [index, step] of (names?.claimed ?? []).entries())
    await orGiveBack(async () => {
      const first = { ...cause, seed: derivedId(cause.id, `claim ${index}`) }
      const claiming = await causeOfClaim(parts, step, first)
      const done = await perform(step, claiming)
      if (done.changed) claimed.push({ step, cause: claiming, first })
    })
  let answer: Accepted = { position: 0, version: 0, changed: false }
  const first = steps.findIndex(({ type }) => !aboutNames.has(type))
  for (const [index, step] of steps.entries())
    await orGiveBack(async () => {
      const ofStep = await causeOfClaim(parts, step, causeOfStep(cause, index))
      const done = await perform(step, ofStep, index === first ? expectedVersion : undefined)
      if (isClaim(step) && done.changed) claimed.push({ step, cause: ofStep, first: causeOfStep(cause, index) })
      // The next reader has to see what any of the steps changed.
      const position = Math.max(answer.position, aboutNames.has(step.type) ? 0 : done.position)
      answer = {
        position,
        version: index === first ? done.version : answer.version,
        changed: answer.changed || done.changed,
      }
    })
  await claimAgain(parts, claimed)
  for (const [index, step] of (names?.released ?? []).entries())
    await perform(step, { ...cause, seed: derivedId(cause.id, `released ${index}`) })
  return answer
}

/** The same command may run twice at once: what one of them is refused, the other may already have a name for. */
async function giveBack(parts: StepParts, claimed: readonly Claimed[], isInUse: () => Promise<boolean>): Promise<void> {
  if (claimed.length === 0 || (await isInUse())) return
  for (const { step, cause } of claimed) await parts.perform(releaseOf(step), causeOfRelease(cause))
  if (await isInUse()) await claimAgain(parts, claimed)
}

/** Whether the step that uses the names was recorded, whoever performed it. */
async function isUsed({ isRecorded }: StepParts, { steps, usedBy }: Prepared, cause: Cause): Promise<boolean> {
  const index = steps.findLastIndex(({ type }) => (usedBy ? type === usedBy : !aboutNames.has(type)))
  const step = steps[index]
  return step !== undefined && isRecorded(step, causeOfStep(cause, index))
}

/** What the same command gave back meanwhile. Whoever has the name by now keeps it. */
async function claimAgain(parts: StepParts, claimed: readonly Claimed[]): Promise<void> {
  for (const { step, cause, first } of claimed) {
    if (!(await parts.isRecorded(releaseOf(step), causeOfRelease(cause)))) continue
    await parts.perform(step, await causeOfClaim(parts, step, first)).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error
    })
  }
}

/** The log only recognizes what is sent again: after a claim was given back, a retry makes one under another id. */
async function causeOfClaim({ isRecorded }: StepParts, step: Message, first: Cause): Promise<Cause> {
  if (!isClaim(step)) return first
  const causeOf = (attempt: number) => (attempt === 0 ? first : after(first, `again ${attempt}`))
  return causeOf(await firstWithout((attempt) => isRecorded(releaseOf(step), causeOfRelease(causeOf(attempt)))))
}

/** The first number that has not what all before it have. It takes few looks, however often a command is sent. */
async function firstWithout(has: (number: number) => Promise<boolean>): Promise<number> {
  if (!(await has(0))) return 0
  let [last, without] = [0, 1]
  while (await has(without)) [last, without] = [without, without * 2]
  while (without - last > 1) {
    const middle = Math.floor((last + without) / 2)
    if (await has(middle)) last = middle
    else without = middle
  }
  return without
}

const releaseOf = ({ type, data }: Message): Message => ({ type: releases[type] ?? type, data })
const causeOfRelease = (claiming: Cause): Cause => after(claiming, 'given back')
const after = (cause: Cause, name: string): Cause => ({ ...cause, seed: derivedId(cause.seed ?? cause.id, name) })

const causeOfStep = (cause: Cause, index: number): Cause =>
  index === 0 ? cause : { ...cause, seed: derivedId(cause.id, `step ${index}`) }
