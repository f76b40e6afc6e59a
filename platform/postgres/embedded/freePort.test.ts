import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { freePort } from './freePort'

/** Where Linux begins, unless somebody set it otherwise; the others begin above. */
const firstOfOutgoing = 32_768

describe('A free port', () => {
  it('is below those that systems take for outgoing connections', async () => {
    for (let times = 0; times < 50; times++) expect(await freePort()).toBeLessThan(firstOfOutgoing)
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
