import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Route = [method: string, path: string]

/** Method and path of every route that the sources of a service declare. */
export function routesOf(service: string): Route[] {
  const folder = fileURLToPath(new URL(`../../${service}/`, import.meta.url))
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => routesIn(readFileSync(`${folder}${name}`, 'utf8')))
}

function routesIn(source: string): Route[] {
  const prefix = /new Router\(\{ prefix: '([^']+)' \}\)/.exec(source)?.[1] ?? ''
  const declared = source.matchAll(/\.(get|post|put)\(\s*'(\/[^']*)'/g)
  return [...declared].map(([, method = '', path = '']) => [method.toUpperCase(), posix.join(prefix, path)])
}
