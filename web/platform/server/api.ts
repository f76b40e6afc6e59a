import type { Answer, CommandOf, CommandType, QueryInput, QueryName } from '@prumo/contracts/index'
import { addresses } from '../addresses'
import { newId } from '../newId'
import { endedSession } from '../session/endedSession'
import { session } from '../session/session'
import { commandSpans } from './commandSpans'
import { earliestAnswer } from './earliestAnswer'
import { Failure } from './failure'
import { outdatedAnswers } from './outdatedAnswers'
import { wouldChangePast } from './past'
import { patiently } from './patiently'
import { standings } from './standings'
import { underWay } from './underWay'

export type Accepted = { position: string; version: number }

/** In development the page comes from port 3000 and the interface from port 9999. */
export const origin = () => (location.port === '3000' ? `${location.protocol}//${location.hostname}:9999` : '')

const acceptedListeners = new Set<() => void>()
/** Tells whenever a command of this page was accepted. */
export const onAccepted = (listener: () => void) => {
  acceptedListeners.add(listener)
  return () => void acceptedListeners.delete(listener)
}

type Sent = (type: CommandType, data: object, id: string, answer: Promise<unknown>) => void
const sentListeners = new Set<Sent>()
/** Tells whenever this page sends a command, and gives its answer. */
export const onSent = (listener: Sent) => {
  sentListeners.add(listener)
  return () => void sentListeners.delete(listener)
}

/**
 * The position of this browser's last write, or of what somebody else wrote by which it was refused: whoever asks here
 * reads at least that.
 */
let needed = 0n
const readAtLeast = (position: string | null) => {
  if (position !== null && BigInt(position) > needed) needed = BigInt(position)
}

export const request = (...parameters: Parameters<typeof answered>): Promise<Response> =>
  underWay.until(answered(...parameters))

async function answered(
  method: string,
  path: string,
  body?: BodyInit,
  type = 'application/json',
  more: Record<string, string> = {},
): Promise<Response> {
  const headers: Record<string, string> = { 'X-Prumo': '1', 'Min-Position': String(needed), ...more }
  if (body !== undefined) headers['Content-Type'] = type
  const response = await fetch(origin() + path, {
    method,
    headers,
    credentials: 'include',
    ...(body !== undefined && { body }),
  }).catch(() => undefined)
  if (response?.ok) return response
  const failure = response ? await failureIn(response) : new Failure('service.unreachable', 0)
  // Without what was asked: an address may hold a code or a name.
  console.warn(`${method} ${path.split('?')[0]}: ${failure.status} ${failure.code} (${failure.requestId})`)
  throw failure
}

/** What a refused request failed by. Without a session, it also ends the one that is shown. */
export async function failureIn(response: Response): Promise<Failure> {
  const problem = await response.json().catch(() => ({}))
  if (response.status === 401) signedOut()
  readAtLeast(response.headers.get('Position'))
  return new Failure(
    problem.code ?? 'failure.unexpected',
    response.status,
    problem.details,
    problem.fields,
    response.headers.get('X-Request-Id') ?? '',
  )
}

/** What an answer says. One that breaks off on its way is as good as none. */
async function bodyOf<Body>(answer: Response): Promise<Body> {
  return (await underWay.until(answer.json()).catch(() => {
    throw new Failure('service.unreachable', 0)
  })) as Body
}

/** Any 401 ends the session in this page. Unless this is sign-in, it leads to the root. */
function signedOut() {
  const ended = session.get()
  session.clear()
  if (!ended || location.pathname === addresses.signIn()) return
  endedSession.keep(location.pathname + location.search, ended.userEmail)
  location.assign(addresses.home())
}

type Sending = {
  id?: string
  expectedVersion?: number
  /** It changes nothing of the project: it may be sent while the past is shown. */
  onlyReads?: boolean
}

/** Sends a command. The same `id` again is the same command: it happens once. */
export async function send<Type extends CommandType>(
  type: Type,
  data: CommandOf<Type>['data'],
  { id = newId(), expectedVersion, onlyReads = false }: Sending = {},
): Promise<Accepted> {
  if (!onlyReads && wouldChangePast(data)) throw new Failure('past.readOnly', 0)
  const body = JSON.stringify({ id, data, ...(expectedVersion !== undefined && { expectedVersion }) })
  const span = commandSpans.begin(type, id)
  const sending = request('POST', `/rest/commands/${type}`, body, undefined, span.headers)
  for (const listener of sentListeners) listener(type, data, id, sending)
  sending.catch((failure: Failure) => span.failed(failure.code))
  const accepted = await bodyOf<Accepted>(await sending)
  span.accepted(BigInt(accepted.position))
  readAtLeast(accepted.position)
  underWay.wrote(BigInt(accepted.position))
  for (const listener of acceptedListeners) listener()
  return accepted
}

/** A parameter with several values is repeated. */
const eachOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

/** Asks of today, or of how a project was at an instant (ISO UTC). */
export async function fetchQuery<Name extends QueryName>(
  name: Name,
  input: QueryInput<Name>,
  asOf?: string,
): Promise<Answer<Name>> {
  const given = Object.entries({ ...input, asOf }).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  const search = new URLSearchParams(
    given.flatMap(([field, value]) => eachOf(value).map((each) => [field, String(each)])),
  )
  const response = await patiently(() => request('GET', `/rest/queries/${name}?${search}`))
  earliestAnswer.note(response.headers.get('Position'))
  if (asOf === undefined) outdatedAnswers.note(name, response.headers.get('Data-As-Of'))
  return standings.noted(await bodyOf<Answer<Name>>(response), response.headers.get('Standing'))
}
