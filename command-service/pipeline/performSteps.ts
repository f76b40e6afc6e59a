import type { Message } from '@prumo/contracts/message'
import { HttpProblem, Refused } from '@prumo/platform/errors'
import { derivedId } from '@prumo/platform/ids'
import type { Accepted, Cause } from './command'
import type { PerformStep } from './performStep'
import type { Prepared } from './preparation'

const aboutNames = new Set(['ClaimName', 'ReleaseName'])

/** Performs the steps of a command in order. When one is refused, names claimed on the way are given back. */
export async function performSteps(
  perform: PerformStep,
  { steps, names }: Prepared,
  cause: Cause,
  expectedVersion?: number,
): Promise<Accepted> {
  const claimed: Message[] = []
  for (const [index, step] of (names?.claimed ?? []).entries()) {
    const done = await perform(step, { ...cause, seed: derivedId(cause.id, `claim ${index}`) })
    if (done.changed) claimed.push(step)
  }
  let answer: Accepted = { position: 0, version: 0, changed: false }
  const first = steps.findIndex(({ type }) => !aboutNames.has(type))
  for (const [index, step] of steps.entries()) {
    try {
      const done = await perform(step, causeOfStep(cause, index), index === first ? expectedVersion : undefined)
      if (step.type === 'ClaimName' && done.changed) claimed.push(step)
      // The next reader has to see what any of the steps changed.
      const position = Math.max(answer.position, aboutNames.has(step.type) ? 0 : done.position)
      answer = {
        position,
        version: index === first ? done.version : answer.version,
        changed: answer.changed || done.changed,
      }
    } catch (error) {
      if (error instanceof Refused || error instanceof HttpProblem) await giveBack(perform, claimed, cause)
      throw error
    }
  }
  for (const [index, step] of (names?.released ?? []).entries())
    await perform(step, { ...cause, seed: derivedId(cause.id, `released ${index}`) })
  return answer
}

async function giveBack(perform: PerformStep, claimed: readonly Message[], cause: Cause): Promise<void> {
  for (const [index, { data }] of claimed.entries())
    await perform({ type: 'ReleaseName', data }, { ...cause, seed: derivedId(cause.id, `release ${index}`) })
}

const causeOfStep = (cause: Cause, index: number): Cause =>
  index === 0 ? cause : { ...cause, seed: derivedId(cause.id, `step ${index}`) }
