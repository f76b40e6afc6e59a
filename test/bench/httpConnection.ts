import { once } from 'node:events'
import { connect } from 'node:net'

type HttpConnection = {
  /** Posts JSON and resolves with the answer's body. Rejects for any status but 200. */
  post(path: string, body: unknown): Promise<string>
  close(): void
}

/** One keep-alive connection that costs the machine as little as can be: what is measured is at its other end. */
export async function httpConnection(url: string, cookie = ''): Promise<HttpConnection> {
  const { hostname, port, host } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await once(socket, 'connect')
  const headers = `Host: ${host}\r\nX-Prumo: 1\r\nContent-Type: application/json\r\nCookie: ${cookie}\r\n`
  let answered: { resolve(body: string): void; reject(error: Error): void } | undefined
  let received = ''

  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text
    const end = received.indexOf('\r\n\r\n')
    const length = Number(/content-length: (\d+)/i.exec(received.slice(0, end))?.[1])
    if (end === -1 || received.length < end + 4 + length) return
    const answer = received
    received = ''
    if (answer.startsWith('HTTP/1.1 200')) answered?.resolve(answer.slice(end + 4))
    else answered?.reject(new Error(answer))
  })
  socket.on('error', (error) => answered?.reject(error))
  socket.on('close', () => answered?.reject(new Error('the connection was closed')))

  return {
    post: (path, body) =>
      new Promise((resolve, reject) => {
        if (socket.destroyed) return reject(new Error('the connection was closed'))
        answered = { resolve, reject }
        const text = JSON.stringify(body)
        socket.write(`POST ${path} HTTP/1.1\r\n${headers}Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`)
      }),
    close: () => socket.destroy(),
  }
}
