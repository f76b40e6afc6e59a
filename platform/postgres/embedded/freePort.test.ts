import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { freePort } from './freePort'

const firstOfOutgoing = async () =>
  Number((await readFile('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').catch(() => '49152')).split(/\s/)[0])

describe('A free port', () => {
  it('is none that an outgoing connection could take before it is listened on', async () => {
    for (let times = 0; times < 50; times++) expect(await freePort()).toBeLessThan(await firstOfOutgoing())
  })

  it('is another one each time, also when all are chosen at once', async () => {
    const ports = await Promise.all(Array.from({ length: 50 }, () => freePort()))
    expect(new Set(ports).size).toBe(50)
  })

  it('is the wanted one, unless somebody listens on it', async () => {
    const wanted = await freePort()
    expect(await freePort(wanted)).toBe(wanted)
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve))
    expect(await freePort(wanted)).not.toBe(wanted)
    await new Promise((resolve) => server.close(resolve))
  })
})
