import type { Router } from '@koa/router'
import type { Prumo } from '../../startPrumo'

export type Route = { method: string; path: string }

/** What stands for the parts of a path that differ; any other is an id. */
const parts: Record<string, string> = { type: 'SignUp', name: 'me', format: 'json', gateway: 'sandbox' }

/** Every route of the interface as the routers themselves have it, with a path that leads to it. */
export const routesOf = (prumo: Pick<Prumo, 'commands' | 'queries'>): Route[] =>
  patternsOf(prumo).map(({ method, path }) => ({ method, path: filledIn(path) }))

/** The same with the names of what differs in their paths. */
export function patternsOf({ commands, queries }: Pick<Prumo, 'commands' | 'queries'>): Route[] {
  const routers = [...commands.elsewhere, ...commands.routes, ...queries.routes].flatMap((route) =>
    'router' in route ? [route.router as Router] : [],
  )
  const patterns = routers.flatMap(({ stack }) =>
    stack.flatMap(({ methods, path }) => methods.map((method) => ({ method, path: String(path) }))),
  )
  if (patterns.length < 20) throw new Error('the routers have changed: their routes are not found')
  return patterns
}

const filledIn = (path: string) => path.replace(/:(\w+)/g, (_, name: string) => parts[name] ?? crypto.randomUUID())
