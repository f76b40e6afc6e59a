import { createServer } from 'node:net'

/** The wanted port of 127.0.0.1 if nobody listens there, else any free one. */
export const freePort = async (wanted = 0): Promise<number> => (await tryPort(wanted)) ?? (await tryPort(0)) ?? 0

const tryPort = (port: number) =>
  new Promise<number | undefined>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined))
    })
  })
