import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { attack } from './attacks'
import { honestStory } from './honestStory'
import { openStage, type Stage } from './stage'

/**
 * Makes what lies in `kept/`: an honest installation, and the same one after an attack. Each is SQL with the files
 * beside the database. They were made with version 53106b0, which let every attack through. No later version does, so
 * this program runs on that version only:
 *
 *     node --import tsx test/attacked/makeAttacked.ts postgres://postgres@127.0.0.1:54915/prumo
 *
 * on an empty database of a Postgres 15 of its own (the superuser `postgres`), whose pg_dump is on the path.
 */
async function makeAttacked(databaseUrl: string): Promise<void> {
  rmSync(kept, { recursive: true, force: true })
  mkdirSync(kept, { recursive: true })
  const folder = mkdtempSync(join(tmpdir(), 'prumo-attacked-'))
  const stage = await openStage(databaseUrl, folder)
  const honest = await honestStory(stage)
  const organizations = Object.fromEntries(
    Object.entries(honest.people).map(([name, person]) => [name, person.organizationId]),
  )
  await stage.restart(async () => keepInstallation('honest', stage))
  const unharmed = { organizations, ids: honest.ids, projects: honest.projects }
  write('honest.json', { madeWith, madeAt: new Date().toISOString(), people: stage.people, ...unharmed })
  const attacks = await attack(stage, honest)
  await stage.close()
  keepInstallation('attacked', stage)
  write('attacked.json', { madeWith, madeAt: new Date().toISOString(), people: stage.people, ...unharmed, attacks })
}

const kept = join(import.meta.dirname, 'kept')
const madeWith = '53106b0'

const write = (name: string, what: object) => writeFileSync(join(kept, name), `${JSON.stringify(what, null, 2)}\n`)

/** The database of this installation and what it keeps beside it, as they are now. */
function keepInstallation(name: string, { databaseUrl, folder }: Stage) {
  writeFileSync(join(kept, `${name}.sql.gz`), gzipSync(dumpOf(databaseUrl), { level: 9 }))
  for (const part of ['secret', 'log-signing-key.pem', 'heads', 'files'])
    cpSync(join(folder, part), join(kept, name, part), { recursive: true })
}

/** Statements that a plain connection runs, on a server that has the three roles. */
function dumpOf(databaseUrl: string): string {
  const schemas = ['log', 'platform', 'read'].map((schema) => `--schema=${schema}`)
  const { status, stdout, stderr } = spawnSync('pg_dump', ['--inserts', ...schemas, databaseUrl], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  if (status !== 0) throw new Error(stderr)
  return stdout.replace(/^\\(un)?restrict .*\n/gm, '').replace(/^ALTER .* OWNER TO postgres;\n/gm, '')
}

await makeAttacked(process.argv[2] ?? '')
