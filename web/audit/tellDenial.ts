import type { Denial, DenialLine, DeniedResource } from '@prumo/contracts/audit/denials'
import type { Action } from '@prumo/contracts/audit/queries'
import type { Words } from './tellChanges'

type Need = NonNullable<Denial['need']>

/** Calls that are neither a command nor a question, by the word that the texts have for each. */
const calls: Record<string, string> = {
  'POST /rest/users/authenticate': 'signIn',
  'GET /rest/users/validate': 'signInHere',
  'POST /rest/users/hand-off': 'handOff',
  'GET /rest/users/logout': 'signOut',
  'POST /rest/files': 'sendFile',
  'GET /rest/files/:id': 'downloadFile',
  'POST /rest/uploads': 'sendSheet',
  'POST /rest/uploads/:id/rehearsal': 'checkSheet',
  'GET /rest/receipts/:id.json': 'downloadReceipt',
  'GET /rest/receipts/:id.pdf': 'downloadReceipt',
  'GET /rest/exports/action-log': 'downloadExport',
  'GET /rest/exports/log-proof': 'downloadProof',
  'GET /rest/companies': 'seeCompany',
  'PUT /rest/companies': 'saveCompany',
}

const tellers: Record<string, (value: unknown, words: Words) => string | undefined> = {
  resource: (value, words) => (isResource(value) ? tellResource(value, words) : undefined),
  during: (value, words) => (isResource(value) ? tellResource(value, words) : undefined),
  need: (value, words) => (isNeed(value) ? tellNeed(value, words) : undefined),
  counts: (value, words) => (isCounts(value) ? value.map((line) => tellCount(line, words)).join('\n') : undefined),
}

/** The text of a field of a denial, which the log keeps in several fields; `undefined` for any other field. */
export const tellDenial = (field: string, value: unknown, words: Words): string | undefined =>
  Object.hasOwn(tellers, field) ? tellers[field]?.(value, words) : undefined

/** What somebody did, as the text of its kind, or of the proof that failed. */
export function tellKind({ kind, actor, recordName, changes }: DenialAction, { say }: Pick<Words, 'say'>): string {
  const proof = changes.find(({ field }) => field === 'proof')?.after?.value
  const group = actor.kind === 'visitor' && recordName !== null ? 'failedProofOf' : 'failedProof'
  return say([...(proof ? [`${group}.${String(proof)}`] : []), `event.${kind}`], kind)
}
type DenialAction = Pick<Action, 'kind' | 'actor' | 'recordName' | 'changes'>

function tellResource({ kind, name }: DeniedResource, { say }: Words): string {
  if (kind === 'command') return say([`command.${name}`], name)
  if (kind === 'query') return `${say(['actionLog.see'], '')} ${say([`query.${name}`], name)}`
  return Object.hasOwn(calls, name) ? say([`deniedCall.${calls[name]}`], name) : name
}

function tellNeed({ feature, level, only }: Need, { say }: Words): string {
  const right = feature && level ? `${say([`feature.${feature}`], feature)}: ${say([`level.${level}`], level)}` : ''
  const who = only ? say([`role.${only}`, `actionLog.only.${only}`], only) : ''
  return [right, who].filter((part) => part !== '').join(' · ')
}

function tellCount({ userId, proof, resource, count }: DenialLine, words: Words): string {
  const what = proof === null ? '' : `${words.say([`failedProof.${proof}`], proof)}, `
  const times = new Intl.NumberFormat(words.language).format(count)
  return `${times} × ${words.nameOf(userId) ?? userId}: ${what}${tellResource(resource, words)}`
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isResource = (value: unknown): value is DeniedResource =>
  isRecord(value) && typeof value.kind === 'string' && typeof value.name === 'string'
const isNeed = (value: unknown): value is Need => isRecord(value) && typeof value.of === 'string'
const isCounts = (value: unknown): value is DenialLine[] =>
  Array.isArray(value) && value.length > 0 && value.every((line) => isRecord(line) && isResource(line.resource))
