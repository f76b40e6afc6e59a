import type { EventOf, RecordedEvent } from '@prumo/contracts/index'
import type { Message, Recorded } from '@prumo/contracts/message'
import type { PlanEvent } from '@prumo/contracts/tasks/plan'
import { fold } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import type { Policy } from '../pipeline/policy'
import { inNameOf } from '../policies/inNameOf'
import { partOf } from '../rules/inParts'
import { movingParts } from './movedTasks'
import { plan } from './plan'
import { rescheduledPlan } from './rescheduledPlan'
import { changedTaskIds } from './undoneRescheduling'

type Started = Recorded<EventOf<'ReschedulingStarted'>>
type Part = { name: string; step: Message; taskIds: readonly string[] }

/** A rescheduling that takes several appends is carried on in parts. What somebody changes meanwhile is left alone. */
export const whenReschedulingStartedMoveTasks: Policy = {
  name: 'whenReschedulingStartedMoveTasks',
  on: {
    ReschedulingStarted: async (started, { domain, perform }) => {
      const before = await domain.history(started.stream)
      if (followingIn(before, started).some(({ type }) => type === 'ReschedulingFinished')) return
      const parts = partsOf(started, before)
      for (const { step, name } of parts) {
        try {
          await perform(step, name, inNameOf(started))
        } catch (error) {
          // Nobody is asked any more: what a rule refuses by now stays as it is.
          if (!(error instanceof Refused)) throw error
        }
      }
      const changed = new Set(followingIn(await domain.history(started.stream), started).flatMap(changedTaskIds))
      const leftTaskIds = parts.flatMap(({ taskIds }) => taskIds).filter((id) => !changed.has(id))
      const data = { projectId: started.data.projectId, changedCount: changed.size, leftTaskIds }
      await perform({ type: 'FinishRescheduling', data }, 'finish', inNameOf(started))
    },
  },
}

const followingIn = (events: readonly RecordedEvent[], { revision, metadata }: Started) =>
  events.filter((event) => event.revision > revision && event.metadata.correlationId === metadata.correlationId)

/** All that is to be done, made of the log as it stood at the start: the same whenever this is asked. */
function partsOf(started: Started, events: readonly RecordedEvent[]): Part[] {
  const former = events.filter(({ revision }) => revision < started.revision)
  return started.data.way === 'undo' ? undoParts(started, former) : moveParts(started, former)
}

function moveParts({ data }: Started, former: readonly RecordedEvent[]): Part[] {
  const { projectId, way, planStartOn, taskIds, digest } = data
  if (way === 'undo') return []
  const then = fold(plan, former.filter((event) => !event.spelledOtherwise) as never)
  const { moves, digest: present } = rescheduledPlan(then, { way, planStartOn, taskIds })
  // A later version that reckons otherwise does nothing that nobody has seen.
  if (present !== digest) return []
  const of = way === 'baselineReset' ? 'baseline' : 'dates'
  return movingParts(then, of, moves).map((part) => {
    const ids = part.map(({ taskId }) => taskId)
    const step = {
      type: 'MoveTasks',
      data: { projectId, of, way, planStartOn, moves: part, exceptItemIds: [], leavesChanged: true },
    }
    return { name: `part ${partOf(ids)}`, step, taskIds: ids }
  })
}

/** Each append of the action is taken back by one, the last one first. */
function undoParts({ data: { projectId, undoneActionId } }: Started, former: readonly RecordedEvent[]): Part[] {
  const byCommand = new Map<string, RecordedEvent[]>()
  for (const event of former) {
    const { commandId, correlationId } = event.metadata
    if (commandId !== undoneActionId && correlationId !== undoneActionId) continue
    byCommand.set(commandId, [...(byCommand.get(commandId) ?? []), event])
  }
  return [...byCommand]
    .reverse()
    .map(([commandId, all]) => {
      const events = all.filter(({ type }) => !/^Rescheduling/.test(type)) as unknown as PlanEvent[]
      const step = { type: 'UndoPart', data: { projectId, events } }
      return { name: `part ${commandId}`, step, taskIds: events.flatMap(changedTaskIds) }
    })
    .filter(({ taskIds }) => taskIds.length > 0)
}
