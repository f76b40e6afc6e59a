import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openLargeWork } from './largeWork'

const ana = { userId: 'ana', organizationId: 'horizonte' }
const zoe = { userId: 'zoe', organizationId: 'outra' }

/** Keeps everybody waiting for so long. */
function keepBusy(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

const never = () => Promise.reject(new Error('not to be begun'))

/** Something that ends when it is told to. */
function held() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { ended, end }
}

it('T34 large work gives way, at each step, to who has kept others waiting for less', async () => {
  const large = openLargeWork()
  await large.question(ana, async () => keepBusy(300))
  const { ended, end } = held()
  const order: string[] = []
  const zoes = large.asked(zoe, () => ended).then(() => order.push('zoe'))
  const anas = large.question(ana, async (giveWay) => {
    await giveWay()
    order.push('ana')
  })
  await pause(50)
  expect(order).toEqual([])
  end()
  await Promise.all([zoes, anas])
  expect(order).toEqual(['zoe', 'ana'])
})

it('T34 nobody gives way for good, and whoever has cost nothing does not give way', async () => {
  const large = openLargeWork()
  await large.question(ana, async () => keepBusy(60))
  const { ended, end } = held()
  const zoes = large.asked(zoe, () => ended)
  expect(await large.question(ana, async () => 'answered')).toBe('answered')
  const bia = { ...zoe, userId: 'bia' }
  expect(await large.question(bia, async () => 'answered')).toBe('answered')
  end()
  await zoes
})

it('T34 a person has two places while alone, and one while others ask', async () => {
  const large = openLargeWork()
  const works = [held(), held(), held()]
  const begun: number[] = []
  const [first, second, third] = works.map(({ ended }, number) => () => {
    begun.push(number)
    return ended
  })
  const all = [large.question(ana, first ?? never), large.question(ana, second ?? never)]
  await pause(5)
  expect(begun).toEqual([0, 1])
  works[1]?.end()
  await all[1]
  await large.asked(zoe, async () => {})
  all.push(large.question(ana, third ?? never))
  await pause(5)
  expect(begun).toEqual([0, 1])
  works[0]?.end()
  works[2]?.end()
  await Promise.all(all)
  expect(begun).toEqual([0, 1, 2])
})

it('T34 a page that nobody has read yet takes no place from anybody', async () => {
  const large = openLargeWork()
  const people = Array.from({ length: 5 }, (_, number) => ({ ...ana, userId: `person ${number}` }))
  async function* pages() {
    for (;;) {
      keepBusy(30)
      yield 'page'
    }
  }
  const reading = people.map((person) => large.written(person, pages())[Symbol.asyncIterator]())
  for (const download of reading) expect((await download.next()).value).toBe('page')
  for (const person of people) expect(await large.question(person, async () => 'answered')).toBe('answered')
  for (const download of reading) await download.return?.()
})

it('T34 whoever reads nothing of a download for long has it ended, and the next may begin', async () => {
  const large = openLargeWork(700)
  const server = createServer(async (_, res) => {
    await large.download(ana, { res })
    const page = 'a'.repeat(1024 * 1024)
    async function* pages() {
      for (let number = 0; number < 16; number++) yield page
    }
    Readable.from(large.written(ana, pages())).pipe(res)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const begin = async (): Promise<IncomingMessage> => {
    const [answer] = await once(get({ port, host: '127.0.0.1', agent: false }), 'response')
    return answer
  }
  const unread = await begin()
  const next = await begin()
  let bytes = 0
  for await (const chunk of next) bytes += chunk.length
  expect(bytes).toBe(16 * 1024 * 1024)
  await expect(unread.toArray()).rejects.toThrow('aborted')
  server.close()
})
