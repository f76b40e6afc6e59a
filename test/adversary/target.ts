import type { Need } from '@prumo/contracts/access'
import { type CommandType, commands, needs, type QueryName, queries } from '@prumo/contracts/index'
import { examples, questions } from '../security/examples'
import { calls } from './calls'
import type { StageIds } from './stage'

/** What a request says: in its path, in its query string, and in its body, which is JSON unless it is bytes. */
export type Input = {
  path: Record<string, string>
  query: Record<string, unknown>
  body?: Record<string, unknown>
  bytes?: Uint8Array
}

/** Whatever can be sent a request: its route as the router has it, what it takes, and a request that it takes. */
export type Target = {
  name: string
  kind: 'command' | 'query' | 'call'
  method: string
  route: string
  need: Need
  /** Whether it answers what is on record: what somebody was denied names the ids that they named. */
  answersLog: boolean
  inputOf(ids: StageIds): Input
}

const ofCommand = (type: CommandType): Target => ({
  name: type,
  kind: 'command',
  method: 'POST',
  route: '/rest/commands/:type',
  need: needs[type],
  answersLog: false,
  inputOf: (ids) => ({
    path: { type },
    query: {},
    body: { id: crypto.randomUUID(), data: examples[type](ids) },
  }),
})

const ofQuery = (name: QueryName): Target => ({
  name,
  kind: 'query',
  method: 'GET',
  route: '/rest/queries/:name',
  need: queries[name].need,
  answersLog: queries[name].reads.some((table) => table === 'audit_actions'),
  inputOf: (ids) => ({ path: { name }, query: { ...questions[name](ids) } }),
})

/** What ends what the others need goes last. */
const endings: readonly string[] = [
  'RemoveArea',
  'RemoveTag',
  'RemoveStep',
  'DeleteTask',
  'DeleteCard',
  'DeleteDocument',
  'UndoImport',
  'EraseUser',
  'UnshareProject',
  'TransferProject',
  'LeaveProject',
  'DeleteProject',
  'DeleteMyAccount',
  'SignOut',
]

/** Every command, query and other call that there is. */
export const targets: readonly Target[] = [
  ...(Object.keys(queries) as QueryName[]).map(ofQuery),
  ...calls,
  ...(Object.keys(commands) as CommandType[]).map(ofCommand),
].sort((first, second) => endings.indexOf(first.name) - endings.indexOf(second.name))

export const targetNamed = (name: string): Target => {
  const found = targets.find((target) => target.name === name)
  if (!found) throw new Error(`no target is named ${name}`)
  return found
}
