import { type IncomingMessage, request, type ServerResponse } from 'node:http'

type Service = 'command' | 'query'
type Ports = Record<Service, readonly number[]>

/** The paths of the query service. Others under /rest go to the command service, the rest to the client. */
function serviceFor({ method = 'GET', url = '/' }: IncomingMessage): Service {
  const path = url.split('?')[0] ?? ''
  if (/^\/rest\/((queries|exports)\/|updates$|presence$|gantt-renderer$)/.test(path)) return 'query'
  if ((path === '/rest/companies' || path.startsWith('/rest/files/')) && ['GET', 'HEAD'].includes(method))
    return 'query'
  return path.startsWith('/rest/') || path.startsWith('/health/') ? 'command' : 'query'
}

/**
 * Passes requests on, to the processes of a service in turn. One that refuses the connection is skipped. A request
 * whose process died is not repeated: the client may, with the same command id.
 */
export function proxy(ports: Ports) {
  const turns: Record<Service, number> = { command: 0, query: 0 }

  const pass = (incoming: IncomingMessage, answer: ServerResponse, service: Service, tries: number) => {
    const all = ports[service]
    const port = all[turns[service]++ % all.length]
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' }
    const passed = request({ host: '127.0.0.1', port, method: incoming.method, path: incoming.url, headers })
    let connected = false
    passed.on('socket', (socket) => {
      const begin = () => {
        connected = true
        incoming.pipe(passed)
      }
      if (socket.connecting) socket.once('connect', begin)
      else begin()
    })
    passed.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
      response.on('error', () => answer.destroy())
    })
    passed.on('error', () => {
      if (!connected && tries > 1) return pass(incoming, answer, service, tries - 1)
      if (answer.headersSent) return void answer.destroy()
      answer.writeHead(503, { 'Retry-After': '1' }).end()
    })
    answer.on('close', () => passed.destroy())
  }
  return (incoming: IncomingMessage, answer: ServerResponse) => {
    const service = serviceFor(incoming)
    pass(incoming, answer, service, ports[service].length)
  }
}
