import { calls } from '@prumo/contracts/calls'
import { expect, it } from 'vitest'
import { routesOf } from './routesOf'

it('every call is answered by one service, but for the platform’s own document', () => {
  const answered = ['command-service', 'query-service'].flatMap((service) =>
    routesOf(service).map((route) => route.join(' ')),
  )
  const common = ['POST /rest/commands/:type', 'GET /rest/queries/:name']
  const declared = Object.values(calls)
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => route !== 'GET /rest/openapi.json')
  expect(answered.sort()).toEqual([...declared, ...common].sort())
})
