import { modules } from '@prumo/contracts/index'
import { takesTurn } from './eighth'
import { sample } from './sample'

/** The module of each command, query and call, by its name; of a call also by its method and path. */
const moduleOf = new Map(
  modules.flatMap(({ name: module, commands, queries, calls }) => [
    ...[...Object.keys(commands), ...Object.keys(queries), ...Object.keys(calls)].map(
      (name) => [name, module] as const,
    ),
    ...Object.values<{ method: string; path: string }>(calls).map(
      ({ method, path }) => [`${method} ${path}`, module] as const,
    ),
  ]),
)

const differs = (name: string) =>
  sample !== undefined && (sample.modules.includes(moduleOf.get(name) ?? '') || sample.words.includes(name))

/** Those commands, queries and calls that this run takes: the ones that differ, and an eighth of the others. */
export const sampled = <Name extends string>(names: readonly Name[]): Name[] =>
  names.filter((name) => takesTurn(name, names) || differs(name))

/** Whether one of these sources, below `web/`, differs. */
export const sourceDiffers = (paths: readonly string[]): boolean =>
  paths.some((path) => sample?.sources.includes(`web/${path}`))
