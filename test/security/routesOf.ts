import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CallContract } from '@prumo/contracts/call'
import { calls } from '@prumo/contracts/calls'

type Route = [method: string, path: string]

/** Method and path of every route that the sources of a service declare, and of every call that they answer. */
export function routesOf(service: string): Route[] {
  const sources = sourcesOf(service)
  return [...sources.flatMap(({ text }) => routesIn(text)), ...callsIn(sources)]
}

type Source = { path: string; text: string }

function sourcesOf(service: string): Source[] {
  const folder = fileURLToPath(new URL(`../../${service}/`, import.meta.url))
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('node_modules'))
    .map((path) => ({ path, text: readFileSync(`${folder}${path}`, 'utf8') }))
}

const routesIn = (source: string): Route[] =>
  [...source.matchAll(/\.(get|post|put)\(\s*'(\/[^']*)'/g)].map(([, method = '', path = '']) => [
    method.toUpperCase(),
    path,
  ])

/** A service hands its handlers over by the names of calls. */
function callsIn(sources: readonly Source[]): Route[] {
  const registers = sources.filter(({ path }) => /(^|\/)(calls|queryService)\.ts$/.test(path))
  const handled = (name: string) =>
    registers.some(({ text }) => new RegExp(`^ +(callRoute\\('${name}'|${name}[:,])`, 'm').test(text))
  return Object.entries<CallContract>(calls).flatMap(([name, { method, path }]): Route[] =>
    handled(name) ? [[method, path]] : [],
  )
}
