import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig } from '@prumo/platform/config'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { composeFile } from './docker/composeFile'

const docker = fileURLToPath(new URL('../docker', import.meta.url))
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prumo-docker-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8')
const modeOf = (...path: string[]) => statSync(join(folder, ...path)).mode & 0o777
const makeSecrets = () => execFileSync('/bin/sh', [join(docker, 'makeSecrets.sh'), join(folder, 'secrets')])

describe.skipIf(process.platform === 'win32')('makeSecrets.sh', () => {
  it('makes each secret that docker-compose.yml names, and what the services take for their configuration', () => {
    makeSecrets()
    const { secrets, services } = composeFile(new URL('../docker-compose.yml', import.meta.url))
    const files = Object.values(secrets).map(({ file }) => file.replace('./secrets/', ''))
    expect(files.filter((file) => !existsSync(join(folder, 'secrets', file)))).toEqual([])
    expect(read('secrets', 'eventstore.env')).toMatch(
      /^EVENTSTORE_DEFAULT_ADMIN_PASSWORD=[\da-f]{64}\nEVENTSTORE_DEFAULT_OPS_PASSWORD=[\da-f]{64}\n$/,
    )
    for (const name of ['command-service', 'query-service', 'projections', 'relay'] as const) {
      const service = services[name]
      const given = (service?.secrets ?? []).map((secret) => [secret, read('secrets', secret)])
      const set = Object.entries(service?.environment ?? {}).filter(([, value]) => value !== null)
      const values = set.map(([variable, value]) => [variable, value?.replace(/^\$\{\w+:-(.*)\}$/, '$1')])
      expect(readConfig(Object.fromEntries([...given, ...values]))).toMatchObject({
        DATABASE_URL: `postgres://prumo:${read('secrets', 'postgres_password')}@postgres:5432/prumo`,
        KAFKA_BROKERS: ['kafka:9092'],
        TRUST_PROXY: 1,
      })
    }
  })

  it('keeps what is there, and the folder to its owner', () => {
    makeSecrets()
    const files = readdirSync(join(folder, 'secrets'))
    const before = files.map((file) => read('secrets', file))
    makeSecrets()
    expect(readdirSync(join(folder, 'secrets'))).toEqual(files)
    expect(files.map((file) => read('secrets', file))).toEqual(before)
    expect(modeOf('secrets')).toBe(0o700)
    for (const file of files) expect(modeOf('secrets', file)).toBe(0o444)
    expect(new Set(before).size).toBe(files.length)
  })
})

describe.skipIf(process.platform === 'win32')('withSecrets.sh', () => {
  it('gives the command what stands in files named as variables, and ends as it ends', () => {
    writeFileSync(join(folder, 'PRUMO_SECRET'), 'it\'s $HOME\n`and` "more"')
    writeFileSync(join(folder, 'postgres_password'), 'not for services')
    const script = readFileSync(join(docker, 'withSecrets.sh'), 'utf8').replaceAll('/run/secrets', folder)
    const command =
      'console.log(JSON.stringify([process.env.PRUMO_SECRET, process.env.postgres_password])); process.exit(7)'
    const { stdout, status } = spawnSync('/bin/sh', ['-c', script, 'sh', process.execPath, '-e', command])
    expect(JSON.parse(String(stdout))).toEqual(['it\'s $HOME\n`and` "more"', null])
    expect(status).toBe(7)
  })
})

describe.skipIf(process.platform === 'win32')('makeCertificates.sh', () => {
  const tool = `#!/bin/sh
echo "$@" >> "$0.calls"
while [ $# -gt 0 ]; do [ "$1" = -out ] && out=$2; shift; done
mkdir -p "$out" && for name in ca node; do echo crt > "$out/$name.crt"; echo key > "$out/$name.key"; done`

  const make = () => {
    const { uid, gid } = userInfo()
    const folders = [join(folder, 'node'), join(folder, 'authority')]
    const PATH = `${join(folder, 'bin')}${delimiter}${process.env.PATH}`
    execFileSync('bash', [join(docker, 'makeCertificates.sh'), ...folders, `${uid}:${gid}`], { env: { PATH } })
  }

  it('makes them once, lets the node alone read its key, and keeps no key of the authority', () => {
    for (const name of ['bin', 'node', 'authority']) mkdirSync(join(folder, name))
    writeFileSync(join(folder, 'bin', 'es-gencert-cli'), tool, { mode: 0o755 })
    make()
    make()
    expect(read('bin', 'es-gencert-cli.calls').trim().split('\n')).toHaveLength(2)
    expect(readdirSync(join(folder, 'node')).toSorted()).toEqual(['node.crt', 'node.key'])
    expect(readdirSync(join(folder, 'authority'))).toEqual(['ca.crt'])
    expect(modeOf('node', 'node.key')).toBe(0o400)
  })
})

describe('isHealthy.mjs', () => {
  const statusFor = async (answer: number) => {
    const server = createServer((_request, response) => response.writeHead(answer).end()).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/health/live`
    const [status] = await once(spawn(process.execPath, [join(docker, 'isHealthy.mjs'), address]), 'exit')
    server.close()
    return status
  }

  it('ends with 0 for what answers well, with 1 for what does not', async () => {
    expect(await Promise.all([200, 503].map(statusFor))).toEqual([0, 1])
    expect(spawnSync(process.execPath, [join(docker, 'isHealthy.mjs'), 'http://127.0.0.1:1/']).status).toBe(1)
  })
})
