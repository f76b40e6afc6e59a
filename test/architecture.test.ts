import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './files/sourceFiles'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What each workspace may import besides itself. Tests, and code that wires or builds the whole, may import more. */
const mayImport: Record<string, readonly string[]> = {
  contracts: [],
  'prumo-verify': [],
  platform: ['contracts', 'prumo-verify'],
  'command-service': ['platform', 'contracts', 'prumo-verify'],
  projections: ['platform', 'contracts', 'prumo-verify'],
  'query-service': ['platform', 'contracts', 'prumo-verify'],
  operations: ['projections', 'platform', 'contracts', 'prumo-verify'],
  web: ['contracts', 'prumo-verify'],
}

/**
 * A file that wires a process may import more than its workspace may. Every process gets the tables of modules, and the
 * query service also the folds that rebuild a project's past.
 */
const mayWire: Record<string, readonly string[]> = {
  'projections/main.ts': ['command-service'],
  'query-service/main.ts': ['command-service', 'projections'],
  'operations/main.ts': ['command-service'],
}

const services = ['command-service', 'projections', 'query-service']

/** Who may import only these packages; the others leave that to their package.json. */
const packagesOf: Record<string, readonly string[]> = {
  contracts: ['zod'],
  // It runs from a copy of its folder alone, so only Node is there. Two import names stand for what browsers have.
  'prumo-verify': ['#sha256', '#ed25519', 'node:crypto', 'node:fs', 'node:os', 'node:path', 'node:util'],
  web: declaredBy('web'),
}
/** A workspace is named as its folder, but for this one, which is also a program of that name. */
const folderOf: Record<string, string> = { verify: 'prumo-verify' }
const packagesOfTests = ['vitest', 'fast-check']

/** The files that read the environment. A program that we start gets only the variables it needs, none of ours. */
const readersOfEnvironment = ['platform/config.ts', 'platform/postgres/embedded/serverEnvironment.ts']

/** Where the client needs what browsers offer only with HTTPS or on localhost: each tells the user, or does without. */
const askingForHttps = [
  'prumo-verify/ed25519.browser.mjs',
  'web/platform/layout/CopyLink.tsx',
  'web/platform/session/hasWebCrypto.ts',
  'web/platform/session/sealedText.ts',
  'web/subscription/checkout/CopyText.tsx',
]

/** Where the cost of a password's hash can be named. No program is among them: tests alone give another. */
const namingPasswordCost = [
  'command-service/commandService.ts',
  'command-service/commandServiceOn.ts',
  'command-service/engines.ts',
  'platform/secrets/passwords.ts',
  'startPrumo.ts',
]

const sayingNothing = /^(utils?|helpers?|common|misc|services?|managers?|handlers?|processors?|impl)$/i

/** Files whose one export has another name than they have: no more than these. */
const namedOtherwise = ['tools/buildWeb.ts']

const sources = sourceFiles()
const isTest = (path: string) => path.startsWith('test/') || /\.(test|e2e)\.tsx?$/.test(path)
const isTool = (path: string) => path.startsWith('tools/') || /^(web\/vite|vitest)\.config\.ts$/.test(path)

describe('Who imports whom', () => {
  it.each(Object.keys(mayImport))('%s imports only what it may', (workspace) => {
    const workspaceSources = sources.filter((path) => path.startsWith(`${workspace}/`))
    expect(workspaceSources.flatMap((path) => importsOf(read(path)))).not.toEqual([])
    expect(
      workspaceSources.flatMap((path) => strangersIn(path, read(path)).map((stranger) => `${path} ← ${stranger}`)),
    ).toEqual([])
  })

  it.each([
    ['contracts/a.ts', "import { Refused } from '@prumo/platform/errors'"],
    ['contracts/a.ts', "import { createHash } from 'node:crypto'"],
    ['contracts/a.ts', "export type { Knex } from 'knex'"],
    ['prumo-verify/a.mjs', "import { canonicalJson } from '@prumo/platform/canonicalJson'"],
    ['prumo-verify/a.mjs', "import { id } from '../contracts/values'"],
    ['prumo-verify/a.mjs', "import canonicalize from 'canonicalize'"],
    ['platform/a.ts', "import { project } from '@prumo/command-service/projects/project'"],
    ['platform/http/a.ts', "import { ann } from '../../test/given'"],
    ['command-service/tasks/a.ts', "import { words } from '@prumo/projections/tables/columnNames'"],
    ['command-service/tasks/a.ts', "export * from '../../query-service/reading/cursor'"],
    ['projections/a.ts', "import type { Plan } from '@prumo/command-service/tasks/planState'"],
    ['projections/a.ts', "import {\n  cursor,\n  type Cursor,\n} from '../query-service/reading/cursor'"],
    ['query-service/a.ts', "import '@prumo/projections/index'"],
    ['query-service/a.ts', "const { project } = await import('@prumo/command-service/projects/project')"],
    ['query-service/a.test.ts', "vi.mock('@prumo/projections/tables/columnNames')"],
    ['web/app/a.tsx', "import { config } from '@prumo/platform/config'"],
    ['web/app/a.tsx', "type Config = import('../../platform/config').Config"],
    ['web/app/a.tsx', "const texts = import.meta.glob<Texts>('../../platform/*.json')"],
    ['web/app/a.tsx', "import { startPrumo } from '../../startPrumo'"],
    ['web/app/a.tsx', "import pg from 'pg'"],
    ['web/app/a.tsx', "import { join } from 'node:path'"],
    ['web/app/a.tsx', "import { it } from 'vitest'"],
  ])('would find %s: %s', (path, source) => expect(strangersIn(path, source)).toHaveLength(1))

  it.each([
    ['contracts/tasks/a.ts', "import { z } from 'zod'\nimport { id } from '../values'"],
    ['prumo-verify/a.mjs', "import { createHash } from 'node:crypto'\nimport { sha256 } from '#sha256'"],
    ['projections/a.ts', "import { leafHash } from '@prumo/verify/merkle'"],
    ['web/app/a.tsx', "import { verifyInclusion } from '@prumo/verify/merkle'"],
    ['platform/a.ts', "import pg from 'pg'\nimport type { Refusal } from '@prumo/contracts/index'"],
    ['command-service/a.test.ts', "import { it } from 'vitest'\nimport { ann } from '../test/given'"],
    ['command-service/a.ts', "import { fold } from '@prumo/platform/decider'\nimport { Map } from 'immutable'"],
    ['web/app/a.tsx', "import { may } from '@prumo/contracts/access'\nimport useSWR from 'swr/infinite'"],
    ['web/app/a.tsx', "import { send } from '../platform/api'\nconst from = t('from')"],
    ['query-service/main.ts', "import { pastsOn } from '@prumo/projections/past/pastsOn'"],
    ['projections/main.ts', "import { moduleTables } from '@prumo/command-service/tables/moduleTables'"],
    ['web/a.test.tsx', "import fc from 'fast-check'"],
    ['startPrumo.ts', "import { projections } from '@prumo/projections/index'"],
  ])('lets %s be', (path, source) => expect(strangersIn(path, source)).toEqual([]))
})

describe('The services', () => {
  /** Every process is given these, and serves none of them. */
  const tablesOfModules = '@prumo/command-service/tables/moduleTables'
  const wires = (path: string, source: string) =>
    !isTest(path) &&
    !mayImport[path.split('/')[0] ?? ''] &&
    importsOf(source).some((name) => name !== tablesOfModules && services.includes(workspaceOf(path, name) ?? ''))

  it('are wired together in one place', () =>
    expect(sources.filter((path) => wires(path, read(path)))).toEqual(['startPrumo.ts']))

  it.each([
    ['other.ts', "import { projections } from '@prumo/projections/index'"],
    ['tools/other.ts', "import { answers } from '../query-service/index'"],
  ])('would be found to be wired in %s: %s', (path, source) => expect(wires(path, source)).toBe(true))
})

describe('The environment', () => {
  it('is read nowhere but here', () =>
    expect(sources.filter((path) => !isTest(path) && !isTool(path) && readsEnvironment(read(path)))).toEqual(
      readersOfEnvironment,
    ))

  it.each(['process.env.PORT', 'process?.env', "process['env']", "import { env } from 'node:process'"])(
    'would be found in %s',
    (source) => expect(readsEnvironment(source)).toBe(true),
  )
})

describe('The data of an event', () => {
  /** The log's own events are of no module. */
  const parsers = ['platform/eventLog/eventData.ts', 'platform/eventLog/eventStore/identityStream.ts']
  const parsesData = (source: string) => /JSON\.parse\((?:[^()]|\([^()]*\))*\bdata\)/.test(source)
  const onServer = (path: string) => !isTest(path) && !/^(web|tools|prumo-verify)\//.test(path)

  it('is parsed where it is upcast, and nowhere else', () =>
    expect(sources.filter((path) => onServer(path) && parsesData(read(path)))).toEqual(parsers))

  it.each(['JSON.parse(event.data) as Fields', 'JSON.parse(asRecorded(event).data)', 'JSON.parse(data)'])(
    'would be found to be parsed by %s',
    (source) => expect(parsesData(source)).toBe(true),
  )

  it('is no metadata', () => expect(parsesData('JSON.parse(event.metadata)')).toBe(false))
})

describe('The cost of a password’s hash', () => {
  it('is the recommended one in every program: only these can be given another, and none of them gives one', () => {
    const naming = sources.filter((path) => !isTest(path) && /passwordCost|PasswordCost/.test(read(path)))
    expect(naming).toEqual(namingPasswordCost)
    expect(naming.filter((path) => /(memoryCost|timeCost)\b/.test(read(path)))).toEqual([
      'platform/secrets/passwords.ts',
    ])
  })
})

describe('What browsers have only with HTTPS', () => {
  const isOfClient = (path: string) => /^(web|contracts|prumo-verify)\//.test(path) && !/\.node\.mjs$/.test(path)

  it('is asked for nowhere but here', () =>
    expect(
      sources.filter((path) => isOfClient(path) && !isTest(path) && !isTool(path) && needsHttps(read(path))),
    ).toEqual(askingForHttps))

  it.each([
    'const id = crypto.randomUUID()',
    'await crypto.subtle.digest("SHA-256", bytes)',
    'const { subtle } = globalThis.crypto',
    "globalThis.crypto['subtle']",
    'navigator.clipboard.writeText(text)',
    'navigator?.serviceWorker.register("/worker.js")',
    'await showSaveFilePicker()',
    'new Notification(text)',
    'caches.open("prumo")',
    'cookieStore.get("prumo")',
  ])('would be found in %s', (source) => expect(needsHttps(source)).toBe(true))

  it.each([
    'crypto.getRandomValues(new Uint8Array(16))',
    '/** `crypto.randomUUID` would be there with HTTPS only. */',
    '// navigator.clipboard is not there',
    'navigator.userAgent',
    '<Button appearance="subtle" />',
    'const notification = t("notification")',
    'the caches of others',
  ])('lets be %s', (source) => expect(needsHttps(source)).toBe(false))
})

describe('Names', () => {
  it('say something', () => expect(sources.filter(saysNothing)).toEqual([]))

  it.each(['web/platform/utils.ts', 'platform/Helper.tsx', 'contracts/common/money.ts', 'web/handlers.test.ts'])(
    'would be found to say nothing: %s',
    (path) => expect(saysNothing(path)).toBe(true),
  )

  it('may have such a word in them', () => expect(saysNothing('command-service/commandService.ts')).toBe(false))
})

describe('Two files of one folder', () => {
  /** Where upper and lower case are the same to the file system, an import without ending finds either of these. */
  const plain = (path: string) => path.replace(/\.(tsx?|mjs|js)$/, '').toLowerCase()
  const alike = (paths: string[]) => paths.filter((path, at) => paths.map(plain).indexOf(plain(path)) !== at)

  it('have names that differ by more than case and ending', () => expect(alike(sources)).toEqual([]))

  it('would be found to have one name', () =>
    expect(alike(['web/tasks/TaskForm.tsx', 'web/tasks/taskForm.ts', 'web/tasks/taskForm.test.ts'])).toEqual([
      'web/tasks/taskForm.ts',
    ]))
})

describe('A file with one export', () => {
  it('is named after it', () => {
    const productSources = sources.filter((path) => !isTest(path) && !/\.config\.ts$|\.d\.ts$/.test(path))
    expect(productSources.filter((path) => onlyExportOf(read(path))).length).toBeGreaterThan(100)
    expect(productSources.filter((path) => isNamedOtherwise(path, read(path)))).toEqual(namedOtherwise)
  })

  it.each([
    ['platform/equal.ts', 'export const same = 1'],
    ['platform/money.ts', 'export function formatCents() {}\n'],
    ['web/tasks/Board.tsx', 'const a = 1\nexport default function Kanban() {}'],
    ['web/tasks/board.ts', 'type A = 1\nexport type Column = A'],
    ['platform/word.ts', 'export async function sword() {}'],
  ])('would be found in %s: %s', (path, source) => expect(isNamedOtherwise(path, source)).toBe(true))

  it.each([
    ['platform/equal.ts', 'export const equal = 1'],
    ['platform/logger.ts', 'export const openLogger = 1'],
    ['command-service/identity/preparations.ts', 'export const identityPreparations: Preparations = {}'],
    ['query-service/index.ts', 'export const answers = {}'],
    ['tools/outcome.ts', 'export class Outcome {}'],
    ['platform/decider.ts', 'export const decide = 1\nexport const fold = 2'],
  ])('would be let be as %s: %s', (path, source) => expect(isNamedOtherwise(path, source)).toBe(false))
})

function strangersIn(path: string, source: string): string[] {
  const [workspace = ''] = path.split('/')
  if (!mayImport[workspace] || isTool(path)) return []
  const ours = [workspace, ...mayImport[workspace], ...(mayWire[path] ?? []), ...(isTest(path) ? ['test'] : [])]
  const packages = packagesOf[workspace]?.concat(isTest(path) ? packagesOfTests : [])
  return importsOf(source).filter((name) => {
    const ourOwn = workspaceOf(path, name)
    return ourOwn === undefined ? packages?.includes(packageOf(name)) === false : !ours.includes(ourOwn)
  })
}

function importsOf(source: string): string[] {
  const declared = source.matchAll(/^\s*(?:import|export)\b(?:[^'"`;=]*?\bfrom)?\s*['"]([^'"]+)['"]/gm)
  const called = source.matchAll(/\b(?:import|require|vi\.mock|import\.meta\.glob(?:<\w+>)?)\(\s*['"]([^'"]+)['"]/g)
  return [...declared, ...called].flatMap(([, name]) => name ?? [])
}

/** The workspace, or the file of the root, that an import leads to; `undefined` for a package of others. */
function workspaceOf(path: string, name: string): string | undefined {
  if (name.startsWith('@prumo/')) {
    const [, workspace = ''] = name.split('/')
    return folderOf[workspace] ?? workspace
  }
  return name.startsWith('.') ? posix.join(posix.dirname(path), name).split('/')[0] : undefined
}

function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
}

function readsEnvironment(source: string): boolean {
  return /\bprocess\s*(\??\.\s*env\b|(\?\.)?\[\s*['"]env)|from ['"](node:)?process['"]/.test(source)
}

function needsHttps(source: string): boolean {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const ofNavigator =
    /\bnavigator\??\.(bluetooth|clipboard|credentials|geolocation|gpu|hid|locks|mediaDevices|permissions|serial|serviceWorker|share|storage|usb|wakeLock)\b/
  const ofWindow =
    /\bcookieStore\b|\bcaches\.|\bnew (Notification|PaymentRequest)\b|\bshow(Save|Open)FilePicker\b|\bshowDirectoryPicker\b/
  const ofCrypto = /\brandomUUID\b|\bcrypto\??\.subtle\b|\bcrypto(\?\.)?\[|\bsubtle\b[^{}]*\}\s*=\s*[\w.]*crypto\b/
  return ofCrypto.test(code) || ofNavigator.test(code) || ofWindow.test(code)
}

function saysNothing(path: string): boolean {
  return path.split('/').some((part) => sayingNothing.test(part.split('.')[0] ?? ''))
}

/** Its whole name, or its last word: what `openLogger` opens stands in `logger`. */
function isNamedOtherwise(path: string, source: string): boolean {
  const [file = ''] = posix.basename(path).split('.')
  const only = onlyExportOf(source)
  if (only === undefined || file === 'index') return false
  const word = file.charAt(0).toUpperCase() + file.slice(1)
  return only !== file && !only.endsWith(word)
}

function onlyExportOf(source: string): string | undefined {
  const declared = source.matchAll(
    /^export (?:default )?(?:async )?(?:const|let|function|class|type|interface|enum)\s+(\w+)/gm,
  )
  const names = [...declared].flatMap(([, name]) => name ?? [])
  return names.length === 1 && !/^export (type )?[*{]/m.test(source) ? names[0] : undefined
}

function declaredBy(workspace: string): string[] {
  return Object.keys(JSON.parse(read(`${workspace}/package.json`)).dependencies)
}

function read(path: string): string {
  return readFileSync(root + path, 'utf8')
}
