import type { LookupAddress, LookupAllOptions } from 'node:dns'
import type { ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { selfSigned } from '../files/selfSigned'

export const receiverName = 'heads.example'
const { key, cert } = selfSigned(receiverName)

type Received = { path: string | undefined; type: string | undefined; body: string }
/** How a receiver answers at a path. */
type Answers = Record<string, (socket: Duplex, answer: ServerResponse, port: number) => void>

/** A server of https on this machine that keeps what it receives. */
export async function openReceiver(answers: Answers) {
  const received: Received[] = []
  const sockets = new Set<Socket>()
  const server = createServer({ key, cert }, async (request, answer) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk as Uint8Array)
    received.push({ path: request.url, type: request.headers['content-type'], body: Buffer.concat(chunks).toString() })
    answers[request.url ?? '']?.(request.socket, answer, port)
  })
  server.on('connection', (socket: Socket) => void sockets.add(socket))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    port,
    cert,
    received,
    sockets,
    forget: () => {
      received.length = 0
      sockets.clear()
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

/** A name server that gives these answers one after the other. */
export function nameServer(...found: LookupAddress[][]) {
  const askedNames: string[] = []
  const lookup = (
    hostname: string,
    _: LookupAllOptions,
    done: (error: Error | null, found: LookupAddress[]) => void,
  ) => {
    const answer = found[Math.min(askedNames.push(hostname), found.length) - 1] ?? []
    queueMicrotask(() => done(null, answer))
  }
  return { askedNames, lookup: lookup as never }
}

export const at = (address: string): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })

/** As if this machine were a part of the public internet, and the receiver's certificate made by a known authority. */
export const openToReceiver = () => ({
  isOpen: (address: string) => address === '127.0.0.1',
  ca: cert,
  lookup: nameServer([at('127.0.0.1')]).lookup,
})
