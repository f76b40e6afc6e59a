import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line to a server that can fall silent: nothing passes until it is heard again, and nobody is told. */
export async function startMutableLine(host: string, port: number) {
  const sockets = new Set<Socket>()
  let isMute = false
  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect({ host, port, noDelay: true })
    const end = () => {
      for (const socket of [client, upstream]) {
        sockets.delete(socket)
        socket.destroy()
      }
    }
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.on('error', end).on('close', end).pipe(to)
      if (isMute) from.pause()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    mute: () => {
      isMute = true
      for (const socket of sockets) socket.pause()
    },
    unmute: () => {
      isMute = false
      for (const socket of sockets) socket.resume()
    },
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
