import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const thisFile = fileURLToPath(import.meta.url)
const root = dirname(dirname(thisFile))

/**
 * Makes one module of a program's TypeScript, unless what lies there was made from the very same files. Packages stay
 * outside. Answers where it is.
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
  return paths.length > 0 && (await hashOf(paths)) === hash
}

/** @param {string[]} paths */
async function hashOf(paths) {
  const texts = await Promise.all(paths.map((path) => readFile(join(root, path)).catch(() => 'gone')))
  const hash = createHash('sha256')
  for (const text of texts) hash.update(createHash('sha256').update(text).digest())
  return hash.digest('hex')
}

/**
 * @param {string} program
 * @param {string} module
 * @param {string} sources
 */
async function make(program, module, sources) {
  const { build } = await import('esbuild')
  const { outputFiles, metafile } = await build({
    entryPoints: [resolve(program)],
    outfile: module,
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
  const hash = await hashOf(paths)
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
