import { type RequestOptions, request } from 'node:http'

const answersWithinMs = 1500
const usualHost = 'unix:///var/run/docker.sock'

/** A Docker engine that answered, and where; or why there is none. */
type DockerEngine = { host: string } | { reason: string }

/** Whether a Docker engine answers at DOCKER_HOST or the usual address. Never rejects, waits briefly. */
export async function dockerEngine(host = process.env.DOCKER_HOST || usualHost): Promise<DockerEngine> {
  const address = addressOf(host)
  if (!address) return { reason: `Docker at ${host} cannot be asked: it is neither a socket nor plain HTTP` }
  try {
    const status = await pinged(address)
    return status === 200 ? { host } : { reason: `what is at ${host} is no Docker: it answers ${status}` }
  } catch (error) {
    return { reason: `no Docker answers at ${host} (${whyNot(error)})` }
  }
}

function addressOf(host: string): RequestOptions | undefined {
  if (!URL.canParse(host)) return undefined
  const { protocol, pathname, hostname, port } = new URL(host)
  if (protocol === 'unix:') return { socketPath: decodeURIComponent(pathname) }
  if (protocol === 'tcp:' || protocol === 'http:') return { hostname, port: port || 2375 }
  return undefined
}

const pinged = (address: RequestOptions) =>
  new Promise<number | undefined>((resolve, reject) => {
    const signal = AbortSignal.timeout(answersWithinMs)
    const ping = request({ ...address, path: '/_ping', agent: false, signal }, ({ statusCode }) => {
      resolve(statusCode)
      ping.destroy()
    })
    ping.on('error', reject).end()
  })

function whyNot(error: unknown): string {
  const { code = 'error' } = error as NodeJS.ErrnoException
  return code === 'ABORT_ERR' ? 'it says nothing' : code
}
