import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const thisFile = fileURLToPath(import.meta.url)
const root = dirname(dirname(thisFile))

/**
 * Makes one module of a program's TypeScript, unless what lies there was made from the very same files. What it imports
 * only on demand lies in modules beside it; packages stay outside. Answers where it is.
 * @param {string} program path of its entry
 * @returns {Promise<string>}
 */
export async function bundle(program) {
  const name = relative(root, resolve(program)).replace(/\.ts$/, '')
  const [module, sources] = [join(root, 'build', `${name}.mjs`), join(root, 'build', `${name}.sources.json`)]
  if (!(await isMadeFrom(sources))) await make(program, module, sources)
  return module
}

/**
 * Times of change would not do: an image that is carried to another machine arrives with coarser ones.
 * @param {string} sources
 */
async function isMadeFrom(sources) {
  /** @type {{ paths?: string[], hash?: string }} */
  const { paths = [], hash } = JSON.parse(await readFile(sources, 'utf8').catch(() => '{}'))
  return paths.length > 0 && hashOf(paths) === hash
}

/** @param {string[]} paths */
function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths)
    hash.update(
      createHash('sha256')
        .update(textOf(join(root, path)))
        .digest(),
    )
  return hash.digest('hex')
}

/**
 * Many small files are read several times as fast in turn as by promises.
 * @param {string} path
 */
function textOf(path) {
  try {
    return readFileSync(path)
  } catch {
    return 'gone'
  }
}

/**
 * @param {string} program
 * @param {string} module
 * @param {string} sources
 */
async function make(program, module, sources) {
  const { build } = await import('esbuild')
  const { outputFiles, metafile } = await build({
    entryPoints: [{ in: resolve(program), out: basename(module, '.mjs') }],
    outdir: dirname(module),
    outExtension: { '.js': '.mjs' },
    chunkNames: '[name]-[hash]',
    splitting: true,
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [packagesOutside, placesOfSources(dirname(module))],
  })
  const paths = [...Object.keys(metafile.inputs), 'package-lock.json']
  const hash = hashOf(paths)
  await mkdir(dirname(module), { recursive: true })
  for (const { path, contents } of outputFiles) await replace(path, contents)
  await replace(sources, JSON.stringify({ paths, hash }))
}

/**
 * Others may be running what lies there, or making the same.
 * @param {string} path
 * @param {string | Uint8Array} contents
 */
async function replace(path, contents) {
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, contents)
  await rename(draft, path)
}

/**
 * The product's own packages are looked into, and no others.
 * @type {import('esbuild').Plugin}
 */
export const packagesOutside = {
  name: 'packages stay outside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@prumo/') ? undefined : { path, external: true },
    ),
}

/**
 * A module that asks where it is itself is told where its source is: what lies beside it was not moved.
 * @param {string} folder of the bundle
 * @returns {import('esbuild').Plugin}
 */
const placesOfSources = (folder) => ({
  name: 'sources know their places',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      const place = JSON.stringify(relative(folder, path).split(sep).join('/'))
      return { contents: text.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`), loader: 'ts' }
    }),
})

if (process.argv[1] === thisFile) for (const program of process.argv.slice(2)) await bundle(program)
