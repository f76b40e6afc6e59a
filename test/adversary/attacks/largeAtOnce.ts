import type { CallContract } from '@prumo/contracts/call'
import { calls } from '@prumo/contracts/calls'
import { queries } from '@prumo/contracts/index'
import type { QueryContract } from '@prumo/contracts/query'
import type { Attack } from '../attack'

const large: ReadonlySet<string> = new Set([
  ...Object.entries<QueryContract>(queries).flatMap(([name, { cost }]) => (cost === 'large' ? [name] : [])),
  ...Object.values<CallContract>(calls).flatMap(({ cost, method, path }) =>
    cost === 'large' ? [`${method} ${path}`] : [],
  ),
])

/** Asks what is large forty times at once: a person’s share of it runs, and nobody else is kept from anything. */
export const largeAtOnce: Attack = {
  name: 'shares by counts',
  casesOn: (target, { ids }) =>
    large.has(target.name)
      ? [
          {
            target,
            by: 'administrator',
            what: 'forty at once',
            input: target.inputOf(ids),
            expects: target.method === 'GET' ? 'nothing' : 'own',
            times: 40,
            isShared: true,
          },
        ]
      : [],
}
