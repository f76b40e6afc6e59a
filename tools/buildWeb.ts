import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compressAssets } from './compressAssets'

const thisFile = fileURLToPath(import.meta.url)
const root = dirname(dirname(thisFile))
/** What decides how the sources are packed. */
const builders = [
  'chunkLayers.ts',
  'clientChunks.ts',
  'compressAssets.ts',
  'leanLibraries.ts',
  'servedPages.ts',
  'writePreloads.ts',
].map((name) => join(root, 'tools', name))
const marker = join(root, 'web', 'dist', '.built')

/** Builds the web client into web/dist unless its sources are unchanged. Rejects if the build fails. */
export async function buildWebIfStale(): Promise<void> {
  if (existsSync(marker) && (await readFile(marker, 'utf8')) === hashOfSources()) return
  // In a process of its own: what a build takes of memory is given back before anything is served.
  // Tests run under another NODE_ENV, with which React would be built for developers.
  const env = { ...process.env, NODE_ENV: 'production', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' }
  const building = spawn(process.execPath, ['--import', 'tsx', thisFile], { cwd: root, stdio: 'inherit', env })
  const [status] = await once(building, 'exit')
  if (status !== 0) throw new Error(`the client could not be built: vite ended with ${status}`)
}

async function build() {
  const sources = hashOfSources()
  const vite = await import('vite')
  await vite.build({ root: join(root, 'web'), configFile: join(root, 'web', 'vite.config.ts'), logLevel: 'warn' })
  await compressAssets(join(root, 'web', 'dist', 'assets'))
  await writeFile(marker, sources)
}

/** Many small files are read several times as fast in turn as by promises. */
function hashOfSources(): string {
  const files = ['web', 'contracts', 'prumo-verify'].flatMap((folder) => filesIn(join(root, folder))).sort()
  const hash = createHash('sha256')
  for (const file of [...files, ...builders, join(root, 'package-lock.json')]) {
    hash
      .update(`${relative(root, file).replaceAll(sep, '/')}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(isSource)
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesIn(path) : [path]
    })
}

/** Tests do not change what is built. */
const isSource = ({ name }: { name: string }) =>
  name !== 'dist' && name !== 'node_modules' && !name.startsWith('.') && !/\.test\.tsx?$/.test(name)

if (process.argv[1] === thisFile) await build()
