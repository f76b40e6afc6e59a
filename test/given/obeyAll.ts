import type { Message } from '@prumo/contracts/message'
import { type By, type Decider, decide, fold } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'

type SentCommand<C extends Message> = { command: C; by: By }
type Obeyed<State, C extends Message, E extends Message> = SentCommand<C> & {
  before: State
  events: E[]
  after: State
}

/** Sends commands one after another to a new aggregate. Returns what each led to: for a refused one, nothing. */
export function obeyAll<State, C extends Message, E extends Message>(
  decider: Decider<State, C, E>,
  requests: readonly SentCommand<C>[],
): Obeyed<State, C, E>[] {
  let before = decider.initial
  return requests.map(({ command, by }) => {
    const events = acceptedBy(decider, command, before, by)
    const after = fold(
      decider,
      events.map((event) => ({ ...event, at: by.at })),
      before,
    )
    const obeyed = { command, by, before, events, after }
    before = after
    return obeyed
  })
}

function acceptedBy<State, C extends Message, E extends Message>(
  decider: Decider<State, C, E>,
  command: C,
  state: State,
  by: By,
): E[] {
  try {
    return decide(decider, command, state, by)
  } catch (error) {
    if (error instanceof Refused) return []
    throw error
  }
}
