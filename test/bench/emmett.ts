import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const version = '0.42.0'
const packages = [`@event-driven-io/emmett@${version}`, `@event-driven-io/emmett-postgresql@${version}`]

type Done = { nextExpectedStreamVersion: bigint }
type Store = {
  appendToStream(stream: string, events: object[], options: { expectedStreamVersion: bigint | string }): Promise<Done>
  schema: { migrate(): Promise<unknown> }
  close(): Promise<void>
}
type Library = { getPostgreSQLEventStore(url: string): Store }

export type Emmett = Store & { name: string }

/** The peer, installed into this folder for this run: it is no dependency of ours. Rejects where it cannot be had. */
export async function openEmmett(folder: string, url: string): Promise<Emmett> {
  await writeFile(join(folder, 'package.json'), '{ "private": true }')
  const npm = process.env.npm_execpath
  const [command, ...first] = npm?.endsWith('js') ? [process.execPath, npm] : ['npm']
  const options = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--save-exact', ...packages]
  await run(command ?? 'npm', [...first, ...options], { cwd: folder, timeout: 60_000 })
  const path = createRequire(join(folder, 'package.json')).resolve('@event-driven-io/emmett-postgresql')
  const { getPostgreSQLEventStore } = (await import(pathToFileURL(path).href)) as Library
  const store = getPostgreSQLEventStore(url)
  await store.schema.migrate()
  return { ...store, name: `emmett-postgresql ${version}` }
}
