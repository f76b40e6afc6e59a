import { may, type Need } from '@prumo/contracts/access'
import { furtherNeeds } from '@prumo/contracts/furtherNeeds'
import { type CommandType, needs } from '@prumo/contracts/index'
import type { Message } from '@prumo/contracts/message'
import { type By, type Decider, decide, evolve } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { denied } from '@prumo/platform/http/denied'
import type { Later } from './later'

/** What a command recorded, and what others have recorded behind it. */
export type Action<E extends Message> = {
  events: readonly E[]
  since: readonly Later[]
  /** The command that recorded it. */
  id?: string
}

/** What the reversal of an event is told of its action besides the state of now. */
export type ReverseContext = {
  since: readonly Later[]
  /** The command that recorded it. */
  id?: string
  by: By
  /** All events of the action. */
  events: readonly Message[]
  /** What somebody has changed since stays as it is, and refuses nothing. */
  leavesChanged: boolean
}

/** A command that takes a change back. */
export type Reversal<C extends Message> = {
  command: C
  /** The command by which people do the same: it says who may. */
  as: CommandType
  /** Why it is refused all the same to whoever may. */
  outrun?: Refused | undefined
}

/** How each event is taken back, from the state of now; `null` for one that stays. */
export type Reversals<State, C extends Message, E extends Message> = {
  [Type in E['type']]:
    | ((data: Extract<E, { type: Type }>['data'], state: State, context: ReverseContext) => Reversal<C>[])
    | null
}

/**
 * Takes an action back by ordinary commands, the last event first, each decided by its rule on what the one before
 * leaves. One refusal refuses all of it.
 */
export function undoRule<State, C extends Message, E extends Message>(
  decider: Decider<State, C, E>,
  reversals: Reversals<State, C, E>,
) {
  return ({ events, since, id }: Action<E>, state: State, by: By): E[] => {
    const decided: E[] = []
    let now = state
    for (const { type, data } of [...events].reverse()) {
      const reverse = reversals[type as E['type']]
      if (!reverse) throw new Refused('undo.final')
      const context = { since, by, events, leavesChanged: false, ...(id !== undefined && { id }) }
      for (const { command, as, outrun } of reverse(data as never, now, context)) {
        refuseWithoutRight(as, command.data, by)
        if (outrun) throw outrun
        const made = decide(decider, command, now, by)
        decided.push(...made)
        now = made.reduce((next, event) => evolve(decider, next, { ...event, at: by.at }), now)
      }
    }
    return decided
  }
}

/**
 * Goes on with taking an action back that was begun with everybody's rights and values checked: whatever is refused by
 * now stays as somebody has left it.
 */
export function undoPartRule<State, C extends Message, E extends Message>(
  decider: Decider<State, C, E>,
  reversals: Reversals<State, C, E>,
) {
  return (events: readonly E[], state: State, by: By): E[] => {
    const decided: E[] = []
    let now = state
    for (const { type, data } of [...events].reverse()) {
      const made = allowed(() => {
        const context = { since: [], by, events, leavesChanged: true }
        const steps = reversals[type as E['type']]?.(data as never, now, context) ?? []
        return steps.flatMap(({ command, outrun }) => (outrun ? [] : decide(decider, command, now, by)))
      })
      decided.push(...made)
      now = made.reduce((next, event) => evolve(decider, next, { ...event, at: by.at }), now)
    }
    return decided
  }
}

/** What is decided, or nothing where that is refused. */
function allowed<E>(decideAll: () => E[]): E[] {
  try {
    return decideAll()
  } catch (error) {
    if (error instanceof Refused) return []
    throw error
  }
}

function refuseWithoutRight(as: CommandType, data: object, { actor, project }: By): void {
  for (const need of [needs[as] as Need, ...furtherNeeds(as, data)]) {
    const verdict = may(actor, need, project)
    if (!verdict.allowed) throw denied(verdict, need)
  }
}
