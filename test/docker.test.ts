import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { composeFile } from './docker/composeFile'
import { filesBehind } from './docker/filesBehind'
import { copiedFromCheckout, readDockerfile } from './docker/readDockerfile'
import { routesOf } from './security/routesOf'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const entries = ['start.ts', 'command-service/main.ts', 'query-service/main.ts', 'projections/main.ts', 'relay.ts']
const { services, volumes, secrets } = composeFile(new URL('../docker-compose.yml', import.meta.url))
const named = Object.entries(services)
const ours = named.filter(([, { image }]) => image.startsWith('prumo:'))
/** What runs once and ends: others wait for its end. */
const endsByItself = ([name]: [string, unknown]) =>
  named.some(([, { depends_on }]) => depends_on?.[name]?.condition === 'service_completed_successfully')

const stages = readDockerfile(read('Dockerfile'))
const stageNamed = (name: string) => stages.find((stage) => stage.name === name)
const isPinned = (image: string) => /:[\w.-]*\d+\.\d+[\w.-]*$/.test(image) && !image.endsWith(':latest')

describe('docker-compose.yml', () => {
  it.each(named)('%s: is pinned, kept running, watched, and closed to others', (name, service) => {
    expect(isPinned(service.image)).toBe(true)
    expect(service.image).not.toContain('bitnami')
    for (const port of service.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:\d+:\d+$/)
    expect(service.security_opt).toContain('no-new-privileges:true')
    expect(service.cap_drop).toEqual(['ALL'])
    if (endsByItself([name, service])) expect(service.restart).toBe('no')
    else {
      expect(service.restart).toBe('unless-stopped')
      expect(service.healthcheck?.test[0]).toBe('CMD')
    }
  })

  it('publishes the product, and Kafka for programs on the same machine', () =>
    expect(named.flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port]))).toEqual([
      ['nginx', '127.0.0.1:8080:8080'],
      ['kafka', '127.0.0.1:19092:19092'],
    ]))

  it('runs two of each service, each from its entry and by the same image', () => {
    const commands = ours.map(([, { command = [] }]) => command)
    for (const command of commands) expect(command.slice(0, -1)).toEqual(['node', '--disable-proto=delete', 'run.mjs'])
    const run = commands.map((command) => command.at(-1) ?? '')
    expect(run.toSorted()).toEqual(entries.filter((entry) => entry !== 'start.ts').toSorted())
    for (const entry of run) expect(existsSync(join(root, entry))).toBe(true)
    expect(ours.map(([, { deploy }]) => deploy?.replicas)).toEqual([2, 2, 2, 2])
    for (const [, service] of ours) expect(service).toMatchObject({ read_only: true, build: { target: 'prumo' } })
  })

  it('waits for what exists, mounts what it names, and builds what there is', () => {
    for (const [, service] of named) {
      for (const awaited of Object.keys(service.depends_on ?? {})) expect(services).toHaveProperty(awaited)
      for (const secret of service.secrets ?? []) expect(secrets).toHaveProperty(secret)
      for (const [source = ''] of (service.volumes ?? []).map((volume) => volume.split(':')))
        expect(source.startsWith('./') ? existsSync(join(root, source)) : source in volumes).toBe(true)
      if (service.build) expect(stageNamed(service.build.target)).toBeDefined()
    }
  })

  it('holds no secret, only where they are', () => {
    const text = read('docker-compose.yml')
    expect(text).not.toMatch(/:\/\/[^\s/]*:[^\s/]*@/)
    expect(text).not.toMatch(/\b[\da-f]{32,}\b/i)
    const secretly = named
      .flatMap(([, { environment = {} }]) => Object.entries(environment))
      .filter(([name]) => /PASSWORD|SECRET|TOKEN|_KEY/.test(name))
    for (const [, value] of secretly) expect(value).toMatch(/^\/(run\/secrets|etc\/eventstore)\//)
    for (const { file } of Object.values(secrets)) expect(file).toMatch(/^\.\/secrets\//)
    expect(read('.gitignore').split('\n')).toContain('secrets/')
  })

  it('sets only what is read', () => {
    const settings = new Set([...read('platform/config.ts').matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name))
    const set = ours.flatMap(([, { environment = {}, secrets: files = [] }]) => [...Object.keys(environment), ...files])
    expect(set.filter((name) => !settings.has(name))).toEqual([])
  })
})

/**
 * Options of EventStoreDB 24.10, by its documentation: it takes every variable with this prefix for one, and does not
 * start with one that it does not know.
 */
const eventStoreOptions = [
  'CLUSTER_SIZE',
  'RUN_PROJECTIONS',
  'TELEMETRY_OPTOUT',
  'DISABLE_LOG_FILE',
  'NODE_IP',
  'NODE_PORT',
  'NODE_HOST_ADVERTISE_AS',
  'ADVERTISE_HOST_TO_CLIENT_AS',
  'CERTIFICATE_FILE',
  'CERTIFICATE_PRIVATE_KEY_FILE',
  'TRUSTED_ROOT_CERTIFICATES_PATH',
  'DEFAULT_ADMIN_PASSWORD',
  'DEFAULT_OPS_PASSWORD',
  'MAX_APPEND_SIZE',
].map((name) => `EVENTSTORE_${name}`)

describe('The server of EventStoreDB', () => {
  const set = services.eventstore?.environment ?? {}

  it('is given no option that it does not know', () => {
    const secret = [...read('docker/makeSecrets.sh').matchAll(/\bEVENTSTORE_(?!URL\b)[A-Z_]+/g)].map(([name]) => name)
    const options = [...Object.keys(set).filter((name) => name.startsWith('EVENTSTORE_')), ...secret]
    expect(options.length).toBeGreaterThan(5)
    expect(options.filter((name) => !eventStoreOptions.includes(name))).toEqual([])
  })

  it('begins with 64 threads, however few processors there are', () =>
    expect(Number.parseInt(set.DOTNET_ThreadPool_ForceMinWorkerThreads ?? '', 16)).toBe(64))
})

describe('Dockerfile', () => {
  const image = stages.at(-1)
  const copied = new Set(image ? copiedFromCheckout(image) : [])
  const ignored = read('.dockerignore').split('\n')
  const isSent = (path: string) =>
    [path, path.split('/')[0], /^[^/]+\.ts$/.test(path) ? '*.ts' : ''].some((pattern) =>
      ignored.includes(`!${pattern}`),
    ) && !/\.test\.tsx?$|(^|\/)(node_modules|dist)(\/|$)/.test(path)
  const isCopied = (path: string) =>
    isSent(path) &&
    (copied.has(path) || copied.has(path.split('/')[0] ?? '') || (!path.includes('/') && copied.has('*.ts')))

  it('ends with the image of all services, which is run by nobody in particular', () => {
    expect(image?.name).toBe('prumo')
    const users = image?.instructions.filter(({ name }) => name === 'USER').map(({ rest }) => rest)
    expect(users).toEqual(['node'])
    expect(image?.instructions.some(({ name, rest }) => name === 'HEALTHCHECK' && rest.includes('/health/live'))).toBe(
      true,
    )
  })

  it('starts from images that are pinned, or stages of its own', () => {
    for (const { from } of stages) expect(isPinned(from) || stageNamed(from) !== undefined).toBe(true)
  })

  it('copies what exists and is sent to the builder', () => {
    const sources = stages.flatMap(copiedFromCheckout)
    expect(sources).not.toEqual([])
    for (const source of sources.filter((source) => !source.includes('*'))) {
      expect([source, existsSync(join(root, source))]).toEqual([source, true])
      expect([source, isSent(source)]).toEqual([source, true])
    }
  })

  it('installs every workspace by its manifest, as the lock file wants it', () => {
    const manifests = copiedFromCheckout(stages[0] ?? { name: '', from: '', instructions: [] })
    const workspaces: string[] = JSON.parse(read('package.json')).workspaces
    expect(workspaces.filter((workspace) => !manifests.includes(`${workspace}/package.json`))).toEqual([])
  })

  it.each([...entries, 'operations/main.ts'])('has all that %s imports', (entry) => {
    const files = [...filesBehind(root, [entry])]
    expect(files.filter((path) => !isCopied(path))).toEqual([])
  })

  it('has all that the build of the client imports in its stage', () => {
    const client = stageNamed('client')
    const inStage = new Set(client ? copiedFromCheckout(client) : [])
    const files = [...filesBehind(root, ['tools/buildWeb.ts', 'web/vite.config.ts'])]
    expect(files).toContain('tools/chunkLayers.ts')
    expect(files.filter((path) => !inStage.has(path) && !inStage.has(path.split('/')[0] ?? ''))).toEqual([])
  })

  it('has all by which start.ts knows that the client need not be built again', () => {
    const builders = /const builders = \[(.*?)\]/s.exec(read('tools/buildWeb.ts'))?.[1]?.match(/[\w.]+/g) ?? []
    expect(builders).toContain('chunkLayers.ts')
    expect(builders.filter((name) => !isCopied(`tools/${name}`))).toEqual([])
  })

  it('keeps what is secret or local away from the builder', () => {
    expect(ignored.find((line) => line && !line.startsWith('#'))).toBe('*')
    for (const kept of ['secrets', '.env', '.git', '.prumo', 'node_modules']) expect(isSent(kept)).toBe(false)
  })
})

describe('nginx.conf', () => {
  const configuration = read('docker/nginx.conf')
  const patterns = [...configuration.matchAll(/^\s*"~(.+)" ([\w-]+);$/gm)]
  const rest = (method: string, path: string) =>
    path === '/rest/updates'
      ? /location = \/rest\/updates \{[^}]*proxy_buffering off;[^}]*proxy_pass http:\/\/([\w-]+);/.exec(
          configuration,
        )?.[1]
      : (patterns.find(([, pattern = '']) => new RegExp(pattern).test(`${method} ${path}`))?.[2] ?? 'command-service')

  it.each(['command-service', 'query-service'])('leads to %s what it answers', (service) => {
    const routes = routesOf(service)
    expect(routes.length).toBeGreaterThan(3)
    expect(routes.filter(([method, path]) => rest(method, path) !== service)).toEqual([])
  })

  it('says to the services where a request comes from, and believes nobody else', () => {
    expect(configuration).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
    expect(read('docker-compose.yml')).toContain("TRUST_PROXY: '1'")
    const trusted = [...configuration.matchAll(/set_real_ip_from (\S+);/g)].map(([, address]) => address)
    expect(trusted).toHaveLength(1)
    expect(read('docker-compose.yml')).toContain(`gateway: ${trusted[0]} }`)
  })
})
