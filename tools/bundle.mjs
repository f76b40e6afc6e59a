import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const thisFile = fileURLToPath(import.meta.url)
const root = dirname(dirname(thisFile))

/**
 * What every start loads, with all that it needs itself: a hundred packages are a thousand files to find, to read and
 * to compile. Any others stay outside: they are loaded on demand, hold native code, or read files that lie beside them.
 */
const packagesInside = new Set([
  '@koa/router',
  'aws4fetch',
  'canonicalize',
  'fractional-indexing',
  'i18next',
  'immutable',
  'ipaddr.js',
  'knex',
  'koa',
  'koa-compress',
  'koa-helmet',
  'koa-static',
  'lru-cache',
  'pg',
  'pino',
  'rate-limiter-flexible',
  'uuid',
  'zod',
])

/**
 * Makes one module of a program's TypeScript and of the packages that it always loads. What lies there already stays if
 * it was made from the very same files. What it imports only on demand lies in modules beside it. Answers where it is.
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
    legalComments: 'none',
    banner: { js: requireFromHere },
    logLevel: 'warning',
    plugins: [packagesBeside, placesOfSources(dirname(module))],
  })
  // Of the packages, the lock file tells the versions.
  const paths = [...Object.keys(metafile.inputs).filter(isOfProduct), 'package-lock.json']
  const hash = hashOf(paths)
  await mkdir(dirname(module), { recursive: true })
  for (const { path, text } of outputFiles) await replace(path, path.endsWith('.mjs') ? inOneByte(text) : text)
  await replace(sources, JSON.stringify({ paths, hash }))
}

/** @param {string} path */
const isOfProduct = (path) => !path.includes('node_modules/')

/** For packages that are CommonJS, and ask for modules of Node or for packages that stay outside. */
const requireFromHere = `import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);`

/**
 * The engine keeps the text of what runs, with two bytes for each character as soon as one of them needs two.
 * @param {string} text
 */
const inOneByte = (text) =>
  text.replace(/[^\0-\xff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)

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
 * A package that is not installed is left to be asked for in vain.
 * @type {import('esbuild').Plugin}
 */
const packagesBeside = {
  name: 'packages that every start loads are inside',
  setup: ({ onResolve, resolve }) =>
    onResolve({ filter: /^[^./#]/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (pluginData === isResolving || kind === 'entry-point' || path.startsWith('@prumo/')) return undefined
      if (isBuiltin(path) || !(packagesInside.has(packageOf(path)) || importer.includes('node_modules')))
        return { path, external: true }
      const found = await resolve(path, { kind, importer, resolveDir, pluginData: isResolving })
      return found.errors.length > 0 ? { path, external: true } : found
    }),
}

const isResolving = Symbol('resolving')

/** @param {string} path */
const packageOf = (path) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path

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
