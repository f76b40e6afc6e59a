import { isId } from '@prumo/contracts/values'
import type { LoggedEvent } from '../log/loggedEvents'
import type { Case } from './attack'
import type { Sent } from './send'
import { addressOf } from './send'
import { foreignIn, type Stage } from './stage'

export type Finding = { attack: string; target: string; what: string; finding: string }

const mostFields = 20
const largestRefusal = 16_384
const invalid = '422 fields.invalid'
const refusing = [401, 403, 404]

const textOf = ({ target, input, written }: Case) =>
  `${addressOf(target, input)} ${written ?? JSON.stringify(input)}`.toLowerCase()

/** What is wrong with this answer, whatever was sent. */
export function faultsOf(attempt: Case, sent: Sent, stage: Stage): string[] {
  const { target, expects } = attempt
  const isSaid = (id: string) => textOf(attempt).includes(id.toLowerCase()) || (target.answersLog && isId(id))
  const isTemporary = sent.status === 503 && sent.retryAfter !== null
  const answer = `${sent.status} ${sent.code ?? ''}`
  return [
    ...(sent.status >= 500 && !isTemporary ? [`answers ${answer}`] : []),
    ...foreignIn(sent.text, stage)
      .filter((text) => !isSaid(text))
      .map((secret) => `tells what is foreign: ${secret}`),
    ...(expects === 'refused' && !refusing.includes(sent.status) ? [`is not refused: ${answer}`] : []),
    ...(expects === 'invalid' && answer !== invalid ? [`is not refused for its field: ${answer}`] : []),
    ...(sent.fields > mostFields ? [`names ${sent.fields} fields`] : []),
    ...(sent.status >= 400 && sent.text.length > largestRefusal ? [`refuses with ${sent.text.length} characters`] : []),
  ]
}

/** A name claimed on the way to a rule that says no is given back. */
const isNoName = ({ type }: LoggedEvent) => type !== 'NameClaimed' && type !== 'NameReleased'
/** An import that was asked for before goes on by itself, as do signed heads. */
const isOwnDoing = ({ permissionBasis }: LoggedEvent) => permissionBasis !== 'import' && permissionBasis !== 'system'

/** What was recorded and may not have been. */
export function faultsIn(events: readonly LoggedEvent[], mayHappen: boolean, { foreign, ids }: Stage): string[] {
  const named = events.filter(isNoName)
  const { organizationId, projectId } = foreign.ids
  const theirs = named.filter((event) => event.organizationId === organizationId || event.projectId === projectId)
  const organizationEvents = named.filter((event) => event.organizationId === ids.organizationId && isOwnDoing(event))
  return [
    ...theirs.map(({ type }) => `leaves ${type} in another organization`),
    ...(mayHappen ? [] : organizationEvents.map(({ type }) => `leaves ${type}`)),
  ]
}
