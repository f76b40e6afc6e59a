import { selfSigned } from '@prumo/test/files/selfSigned'
import { receiverName as name, openReceiver, openToReceiver } from '@prumo/test/security/outwardReceiver'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { safePost } from './safePost'

const endlessly = 'x'.repeat(65_536)

const receiver = await openReceiver({
  '/kept': (_, answer) => void answer.writeHead(204).end(),
  '/refused': (_, answer) => void answer.writeHead(500).end('no'),
  '/inward': (_, answer, port) => void answer.writeHead(307, { Location: `https://127.0.0.1:${port}/kept` }).end(),
  '/silent': () => {},
  '/endless': (_, answer) => {
    const more = () => {
      while (!answer.destroyed && answer.write(endlessly));
    }
    answer.writeHead(200).on('drain', more)
    more()
  },
  '/endlessHead': (socket) => {
    const more = () => {
      while (!socket.destroyed && socket.write(`X-More: ${endlessly}\r\n`));
    }
    socket.write('HTTP/1.1 200 OK\r\n')
    socket.on('drain', more)
    more()
  },
  '/otherProtocol': (socket) =>
    void socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
})
const { port, received, sockets } = receiver

beforeEach(receiver.forget)
afterAll(receiver.close)

const post = (path: string, more: object = {}) =>
  safePost(`https://${name}:${port}${path}`, { checkpoint: 'prumo' }, { ...openToReceiver(), ...more })

describe('What is posted to an address that somebody gave', () => {
  it('comes whole to a receiver of the public internet', async () => {
    expect(await post('/kept')).toBe(204)
    expect(received).toEqual([{ path: '/kept', type: 'application/json', body: '{"checkpoint":"prumo"}' }])
  })

  it('tells the status of a receiver that refuses it', async () => expect(await post('/refused')).toBe(500))

  it('T24 does not follow a receiver that sends it elsewhere', async () => {
    expect(await post('/inward')).toBe(307)
    expect(received.map(({ path }) => path)).toEqual(['/inward'])
  })

  it('T24 goes to nobody who cannot show the name’s certificate', async () => {
    await expect(post('/kept', { ca: selfSigned(name).cert })).rejects.toThrow(/self-signed certificate/)
    await expect(post('/kept', { ca: undefined })).rejects.toThrow(/self-signed certificate/)
    await expect(safePost(`https://other.example:${port}/kept`, {}, openToReceiver())).rejects.toThrow(/altnames/)
    expect(received).toEqual([])
  })

  it.each(['/silent', '/endlessHead', '/otherProtocol'])('T24 gives up on an answer without end: %s', (path) =>
    expect(post(path, { timeoutMs: 300 })).rejects.toThrow(),
  )

  it('T24 reads nothing of what comes back', async () => {
    expect(await post('/endless')).toBe(200)
    await expect.poll(() => [...sockets].every(({ destroyed }) => destroyed)).toBe(true)
    expect([...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0)).toBeLessThan(32 * endlessly.length)
  })
})
