import { receiverName as name, openReceiver, openToReceiver } from '@prumo/test/security/outwardReceiver'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { ForbiddenAddress } from './outward'
import { AnswerTooLong, safeGet } from './safeGet'

const mostBytes = 1000
const chunk = 'x'.repeat(64)

const receiver = await openReceiver({
  '/picture': (_, answer) => void answer.writeHead(200).end('x'.repeat(mostBytes)),
  '/moved': (_, answer, port) => void answer.writeHead(302, { Location: `https://${name}:${port}/picture` }).end(),
  '/aside': (_, answer) => void answer.writeHead(301, { Location: '/picture' }).end(),
  '/inward': (_, answer, port) => void answer.writeHead(307, { Location: `https://127.0.0.2:${port}/picture` }).end(),
  '/plain': (_, answer, port) => void answer.writeHead(302, { Location: `http://${name}:${port}/picture` }).end(),
  '/round': (_, answer) => void answer.writeHead(302, { Location: '/round' }).end(),
  '/missing': (_, answer) => void answer.writeHead(404).end('no such picture'),
  '/tooLong': (_, answer) => void answer.writeHead(200).end('x'.repeat(mostBytes + 1)),
  '/silent': () => {},
  '/cut': (socket, answer) => {
    answer.writeHead(200, { 'Content-Length': '900' })
    answer.write(chunk, () => socket.destroy())
  },
  '/slow': (_, answer) => {
    answer.writeHead(200)
    const timer = setInterval(() => answer.write('x'), 20)
    answer.on('close', () => clearInterval(timer))
  },
  '/endless': (_, answer) => {
    const more = () => {
      while (!answer.destroyed && answer.write(chunk));
    }
    answer.writeHead(200).on('drain', more)
    more()
  },
})
const { port, received, sockets } = receiver

beforeEach(receiver.forget)
afterAll(receiver.close)

const get = (path: string, more: object = {}) =>
  safeGet(`https://${name}:${port}${path}`, { ...openToReceiver(), mostBytes, ...more })

describe('What is fetched from an address that somebody gave', () => {
  it('comes whole, as long as it is not too long', async () => {
    const { status, bytes } = await get('/picture')
    expect([status, bytes.length]).toEqual([200, mostBytes])
  })

  it.each(['/moved', '/aside'])('comes from where it was moved to: %s', async (path) => {
    expect((await get(path)).bytes.length).toBe(mostBytes)
    expect(received.map((each) => each.path)).toEqual([path, '/picture'])
  })

  it.each(['/inward', '/plain'])('T24 does not come from where nobody outside may send us: %s', async (path) => {
    await expect(get(path)).rejects.toThrow(ForbiddenAddress)
    expect(received.map((each) => each.path)).toEqual([path])
  })

  it('T24 is given up where it is moved again and again', async () => {
    expect(await get('/round')).toMatchObject({ status: 302 })
    expect(received).toHaveLength(4)
  })

  it('is nothing where there is none', async () =>
    expect(await get('/missing')).toEqual({ status: 404, bytes: new Uint8Array() }))

  it.each(['/tooLong', '/endless'])('T24 is not read beyond what is taken: %s', async (path) => {
    await expect(get(path)).rejects.toThrow(AnswerTooLong)
    await expect.poll(() => [...sockets].every(({ destroyed }) => destroyed)).toBe(true)
  })

  it.each(['/silent', '/slow'])('T24 is given up after its time: %s', (path) =>
    expect(get(path, { timeoutMs: 300 })).rejects.toThrow(),
  )

  it('is not taken for whole where it breaks off', () => expect(get('/cut')).rejects.toThrow())
})
