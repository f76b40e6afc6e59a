import type { Attack } from '../attack'
import type { ActorName } from '../stage'
import type { Target } from '../target'

const asksForRight = ({ need }: Target) => 'level' in need
const asksForSession = ({ need }: Target) => need.of !== 'anyone'

/** A request that is right, from somebody who may not send it. */
const from = (name: string, by: ActorName, concerns: (target: Target) => boolean): Attack => ({
  name,
  casesOn: (target, { ids }) =>
    concerns(target) ? [{ target, by, what: by, input: target.inputOf(ids), expects: 'refused' }] : [],
})

export const lackingRights: readonly Attack[] = [
  from('a right that somebody lacks', 'withoutRights', asksForRight),
  from('a right that somebody had', 'formerManager', asksForRight),
  from('a session that has ended', 'signedOut', asksForSession),
  from('no session', 'visitor', asksForSession),
]
