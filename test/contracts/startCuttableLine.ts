import { connect, createServer, type Socket } from 'node:net'

const heldBackMs = 150

/** A line to a server that can fail: what clients say goes through, whether or not they hear the answer. */
export type CuttableLine = {
  port: number
  /** Lets pass what holds this text, holds the answer back, and cuts that connection. Settles then. It happens once. */
  loseAnswerTo(text: string): Promise<void>
  cut(): void
  close(): Promise<void>
}

export async function startCuttableLine(host: string, port: number): Promise<CuttableLine> {
  const connections = new Set<{ client: Socket; server: Socket }>()
  let toLose: { text: string; lost(): void } | undefined

  const line = createServer({ noDelay: true }, (client) => {
    const server = connect({ port, host, noDelay: true })
    const connection = { client, server }
    let isMute = false
    const end = () => {
      connections.delete(connection)
      client.destroy()
      server.destroy()
    }
    connections.add(connection)
    for (const side of [client, server]) side.on('error', end).on('close', end)
    server.on('data', (bytes) => isMute || client.write(bytes))
    client.on('data', (bytes) => {
      const losing = toLose && bytes.includes(toLose.text) ? toLose : undefined
      server.write(bytes)
      if (!losing) return
      isMute = true
      toLose = undefined
      setTimeout(() => {
        end()
        losing.lost()
      }, heldBackMs)
    })
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  const address = line.address()

  const cut = () => {
    for (const { client, server } of connections) {
      client.destroy()
      server.destroy()
    }
  }
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    loseAnswerTo: (text) =>
      new Promise<void>((lost) => {
        toLose = { text, lost }
      }),
    cut,
    close: async () => {
      cut()
      await new Promise((resolve) => line.close(resolve))
    },
  }
}
