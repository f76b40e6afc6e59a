import type { Need } from '@prumo/contracts/access'
import { type Denial, type DeniedResource, denialLimits } from '@prumo/contracts/audit/denials'
import { commands, needs, queries } from '@prumo/contracts/index'
import { isId } from '@prumo/contracts/values'
import type { Context } from 'koa'

type Request = { resource: DeniedResource; need: Denial['need']; namedIds: string[] }

/** The command, query or call of a request, the need it has, and the ids that it names. */
export function askedFor(ctx: Context): Request {
  const [, , folder, name = ''] = ctx.path.split('/')
  const namedIds = idsIn([ctx.path.split(/[/.]/), { ...ctx.query }, ctx.state.asked])
  if (folder === 'commands' && isIn(commands, name))
    return { resource: { kind: 'command', name }, need: recordedNeed(needs[name]), namedIds }
  if (folder === 'queries' && isIn(queries, name))
    return { resource: { kind: 'query', name }, need: recordedNeed(queries[name].need), namedIds }
  return {
    resource: { kind: 'call', name: callOf(ctx) },
    need: ctx.state.need ? recordedNeed(ctx.state.need) : null,
    namedIds,
  }
}

/** A need with a place for everything that one can have. */
export const recordedNeed = (need: Need): NonNullable<Denial['need']> => ({
  of: need.of,
  feature: 'feature' in need ? need.feature : null,
  level: 'level' in need ? need.level : null,
  only: 'only' in need ? (need.only ?? null) : null,
})

const isIn = <Table extends object>(table: Table, name: string): name is keyof Table & string =>
  Object.hasOwn(table, name)

const likeAnId = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi

/** Paths are typed by whoever asks: an id is none of a call's name, and nothing of it is more than a name. */
const callOf = ({ method, path }: Context) =>
  `${method} ${path.replaceAll(likeAnId, ':id').replaceAll(/[^\w/:.-]/g, '-')}`.slice(0, 100)

const mostLookedAt = 500

/** The ids in these values, each once, as far as so many are kept and so much is looked at. */
function idsIn(values: readonly unknown[]): string[] {
  const found = new Set<string>()
  const waiting: unknown[] = [...values]
  for (let looked = 0; waiting.length > 0 && looked < mostLookedAt && found.size < denialLimits.ids; looked++) {
    const value = waiting.shift()
    if (typeof value === 'string' && isId(value)) found.add(value)
    if (typeof value === 'object' && value !== null) waiting.push(...Object.values(value).slice(0, mostLookedAt))
  }
  return [...found]
}
