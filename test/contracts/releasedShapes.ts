import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The shape in which a version of an event was released. It never changes. */
export type Released<Shape = unknown> = { type: string; version: number; shape: Shape }

const folder = fileURLToPath(new URL('released/events', import.meta.url))

/** Every shape that was ever released, in the order of types and versions. */
export const readReleased = <Shape>(from = folder): Released<Shape>[] =>
  readdirSync(from)
    .map((name) => ({ name, words: /^(\w+)\.(\d+)\.json$/.exec(name) }))
    .map(({ name, words }) => ({
      type: words?.[1] ?? '',
      version: Number(words?.[2]),
      shape: JSON.parse(readFileSync(join(from, name), 'utf8')) as Shape,
    }))
    .sort((first, second) => first.type.localeCompare(second.type) || first.version - second.version)

/** Keeps a shape, where no shape of that type and version is kept yet. */
export function release({ type, version, shape }: Released, into = folder): void {
  mkdirSync(into, { recursive: true })
  try {
    writeFileSync(join(into, `${type}.${version}.json`), `${JSON.stringify(shape, inOrder, 2)}\n`, { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

const inOrder = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([first], [second]) => (first < second ? -1 : 1)))
    : value
