import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { closedLoop } from './closedLoop'
import { run } from './server'

const execute = promisify(execFile)

/** The log's columns under nothing but a primary key: the least that a durable event costs. */
export const peerTable = `create table peer_events (
  position bigint generated always as identity primary key,
  stream text not null, revision int not null, event_id uuid not null, type text not null,
  organization_id uuid, project_id uuid, at timestamptz not null default now(), data text not null, metadata text not null)`

/** One row, of these values for stream, revision, type, data and metadata. */
const peerInsert = (stream: string, revision: string, type: string, data: string, metadata: string) =>
  `insert into peer_events (stream, revision, event_id, type, organization_id, project_id, data, metadata)
   values (${stream}, ${revision}, gen_random_uuid(), ${type}, gen_random_uuid(), gen_random_uuid(), ${data}, ${metadata})`

type PlainInserts = {
  name: string
  perSecond(writers: number, ms: number): Promise<number>
  stop(): Promise<void>
}

/** Plain `INSERT … COMMIT` of one row each: by pgbench where there is one, else by as many connections of pg. */
export async function plainInserts(folder: string, url: string, data: string, metadata: string): Promise<PlainInserts> {
  await run(url, peerTable)
  const program = await findPgbench()
  return program ? byPgbench(program, folder, url, data, metadata) : byPg(url, data, metadata)
}

async function byPgbench(program: string, folder: string, url: string, data: string, metadata: string) {
  const script = join(folder, 'insert.sql')
  const insert = peerInsert(':stream', ':client_id', ':type', ':data', ':metadata').replaceAll('\n', ' ')
  await writeFile(script, `${insert};\n`)
  const { hostname, port, username, password, pathname } = new URL(url)
  const variables = { stream: `plan-${randomUUID()}`, type: 'TaskAdded', data, metadata }
  const given = Object.entries(variables).flatMap(([name, value]) => ['-D', `${name}=${value}`])
  const server = ['-h', hostname, '-p', port, '-U', username]
  return {
    name: 'pgbench',
    perSecond: async (writers: number, ms: number) => {
      const load = ['-n', '-M', 'prepared', '-c', `${writers}`, '-j', '2', '-T', `${Math.ceil(ms / 1000)}`]
      const { stdout } = await execute(program, [...server, ...load, '-f', script, ...given, pathname.slice(1)], {
        env: { ...process.env, PGPASSWORD: decodeURIComponent(password) },
      })
      return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
    },
    stop: async () => {},
  }
}

function byPg(url: string, data: string, metadata: string): PlainInserts {
  const pool = new pg.Pool({ connectionString: url, max: 32 })
  const text = peerInsert('$1', '$2', '$3', '$4', '$5')
  const stream = `plan-${randomUUID()}`
  return {
    name: 'pg with a connection for each writer (there is no pgbench here)',
    perSecond: (writers, ms) =>
      closedLoop(writers, ms, (writer) =>
        pool.query({ name: 'plain insert', text, values: [stream, writer, 'TaskAdded', data, metadata] }),
      ),
    stop: () => pool.end(),
  }
}

async function findPgbench(): Promise<string | undefined> {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? (await readdir(debian)).sort().reverse() : []
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
    '/usr/local/pgsql/bin',
    '/usr/local/bin',
    '/opt/homebrew/bin',
  ]
  return folders
    .flatMap((folder) => ['pgbench', 'pgbench.exe'].map((name) => join(folder, name)))
    .find((path) => existsSync(path))
}
