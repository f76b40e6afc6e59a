import type { Denial, DeniedResource } from './denials'
import type { Action } from './queries'
import type { Wording } from './wording'

type Need = NonNullable<Denial['need']>

/** Calls that are neither a command nor a question, by the word that the texts have for each. */
export const callWords: Readonly<Record<string, string>> = {
  'POST /rest/users/authenticate': 'signIn',
  'GET /rest/users/validate': 'signInHere',
  'POST /rest/users/hand-off': 'handOff',
  'GET /rest/users/logout': 'signOut',
  'POST /rest/files': 'sendFile',
  'GET /rest/files/:id': 'downloadFile',
  'POST /rest/uploads': 'sendSheet',
  'GET /rest/uploads/:id': 'checkSheet',
  'POST /rest/uploads/:id/rehearsal': 'checkSheet',
  'GET /rest/receipts/:id.json': 'downloadReceipt',
  'GET /rest/receipts/:id.pdf': 'downloadReceipt',
  'GET /rest/exports/action-log': 'downloadExport',
  'GET /rest/exports/log-proof': 'downloadProof',
  'GET /rest/addresses/:id': 'lookUpAddress',
  'GET /rest/companies': 'seeCompany',
  'PUT /rest/companies': 'saveCompany',
  'POST /rest/payments/:id/opening': 'openPayment',
  'POST /rest/payments/:id/reading': 'readPayment',
  'POST /rest/sandbox/payments/:id': 'paySandbox',
  'GET /rest/payments/:id/receipt': 'downloadPaymentReceipt',
  'GET /rest/billing-addresses/:id': 'lookUpAddress',
}

type DescribedAction = Pick<Action, 'kind' | 'actor' | 'recordId' | 'recordName' | 'changes' | 'undoes' | 'redoes'>

/** Whether the name of the record follows what somebody did: unless the record is that person. */
export const namesRecord = ({ actor, recordId, recordName }: Pick<Action, 'actor' | 'recordId' | 'recordName'>) =>
  recordName !== null && recordName !== '' && recordId !== null && recordId !== actor.userId

/**
 * What somebody did, as the text of its kind, of the proof that failed, or of the tasks that did it; the name of the
 * record may follow it.
 */
export function describeKind(action: DescribedAction, { say }: Pick<Wording, 'say'>): string {
  const { kind, changes, undoes, redoes } = action
  const isNamed = namesRecord(action)
  const proof = changes.find(({ field }) => field === 'proof')?.after?.value
  const ofProof = proof ? [`${isNamed ? 'failedProofOf' : 'failedProof'}.${String(proof)}`] : []
  const count = countIn(changes)
  const ofSeveral = count === undefined ? [] : [`eventOfSeveral.${kind}`]
  const isByTasks = changes.some(({ field, after }) => closers.includes(field) && after?.value === 'tasks')
  const byTasks = isByTasks ? [`eventByTasks.${kind}`] : []
  const keys = [...ofProof, ...ofSeveral, ...byTasks, ...(isNamed ? [`eventOn.${kind}`] : []), `event.${kind}`]
  const what = say(keys, kind, { count })
  if (redoes) return say(['actionLog.redid'], what, { what })
  return undoes ? say(['actionLog.undid'], what, { what }) : what
}

/** Who has paid or reopened something of an entry: a person, or its tasks. */
const closers = ['closedBy', 'reopenedBy']

/** Lists of what an event did to several things at once, and how many they were where that is all it says. */
const several = ['moves', 'baselines', 'taskCount']

/** What the words of an act go by, besides its kind: how many it was done to, and whether tasks did it. */
export const fieldsInWords: readonly string[] = [...several, ...closers]

function countIn(changes: DescribedAction['changes']): number | undefined {
  const value = changes.find(({ field }) => several.includes(field))?.after?.value
  return Array.isArray(value) ? value.length : typeof value === 'number' ? value : undefined
}

/** What was requested: a command, something to see, or a call. */
export function describeResource(value: unknown, { say }: Wording): string {
  const { kind, name } = value as DeniedResource
  if (kind === 'command') return say([`command.${name}`], name)
  if (kind === 'query') return `${say(['actionLog.see'], '')} ${say([`query.${name}`], name)}`
  return Object.hasOwn(callWords, name) ? say([`deniedCall.${callWords[name]}`], name) : name
}

/** The right that a request takes. */
export function describeNeed(value: unknown, { say }: Wording): string {
  const { of, feature, level, only } = value as Need
  if (of === 'plan') return say(['field.administratorId'], '')
  const right = feature && level ? `${say([`feature.${feature}`], feature)}: ${say([`level.${level}`], level)}` : ''
  const who = only ? say([`role.${only}`, `actionLog.only.${only}`], only) : ''
  return [right, who].filter((part) => part !== '').join(' · ')
}
