import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { holdsWanted, type Packages } from './holdsWanted.mjs'

const lockFile = {
  '': {},
  'node_modules/koa': { version: '3.3.0' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
  'node_modules/vitest': { version: '4.1.12', dev: true },
}
const { 'node_modules/vitest': vitest, ...toStart } = lockFile

describe('What is installed', () => {
  it('is enough to start without what only tests need', () => {
    expect(holdsWanted(lockFile, toStart, false)).toBe(true)
    expect(holdsWanted(lockFile, toStart, true)).toBe(false)
    expect(holdsWanted(lockFile, { ...toStart, 'node_modules/vitest': vitest }, true)).toBe(true)
  })

  it('may lack what is optional', () => {
    const { 'node_modules/fsevents': _, ...elsewhere } = lockFile
    expect(holdsWanted(lockFile, elsewhere, true)).toBe(true)
  })

  it('is not enough in another version, or without a package', () => {
    expect(holdsWanted(lockFile, { ...lockFile, 'node_modules/koa': { version: '3.2.0' } }, false)).toBe(false)
    const { 'node_modules/koa': _, ...less } = lockFile
    expect(holdsWanted(lockFile, less, false)).toBe(false)
  })
})

describe('Whoever starts Prumo', () => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Packages }
  /** What is bundled looks for packages beside the root only: a version of a module's own is not found. */
  const atRoot = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/
  const namesToStart = new Set(
    Object.entries(packages).flatMap(([path, { dev }]) => (dev ? [] : (atRoot.exec(path)?.[1] ?? []))),
  )
  it('has one version of each package, beside the root', () => {
    const modules = Object.keys(packages).filter((path) => path && !path.includes('node_modules/'))
    const elsewhere = Object.keys(packages).filter((path) =>
      modules.some((name) => path.startsWith(`${name}/node_modules/`)),
    )
    expect(elsewhere).toEqual([])
  })

  const programs = ['start.ts', 'relay.ts', 'operations/main.ts', 'tools/buildWeb.ts', 'tools/dev.ts', 'web/main.tsx']

  it.each(programs)('has each package that %s loads', async (program) => {
    const { metafile } = await build({
      entryPoints: [join(root, program)],
      absWorkingDir: root,
      bundle: true,
      write: false,
      metafile: true,
      format: 'esm',
      platform: 'node',
      outdir: 'build',
      logLevel: 'silent',
      plugins: [packagesOutside],
    })
    const imports = Object.values(metafile.inputs).flatMap((input) => input.imports)
    const names = imports.filter(({ external, path }) => external && !path.startsWith('node:')).map(({ path }) => path)
    const dev = [...new Set(names.map(packageOf))].filter((name) => !namesToStart.has(name))
    expect(names.length).toBeGreaterThan(0)
    expect(dev).toEqual([])
  })
})

const packageOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/')

/** The product's own packages are looked into, and no others. */
const packagesOutside: Plugin = {
  name: 'packages stay outside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@prumo/') ? undefined : { path, external: true },
    ),
}
