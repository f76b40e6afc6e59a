import { Agent, request } from 'node:http'

export type Delivery = { path: string; raw: Buffer; headers: Record<string, string> }
type Taken = { status: number; ms: number }

/** Sends them as another system does, so many at a time, each as soon as one before is answered. */
export async function deliver(url: string, all: readonly Delivery[], connections: number): Promise<Taken[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const left = [...all].reverse()
  const taken: Taken[] = []
  const lane = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const began = performance.now()
      const status = await sent(url, next, agent)
      taken.push({ status, ms: performance.now() - began })
    }
  }
  await Promise.all(Array.from({ length: connections }, lane))
  agent.destroy()
  return taken
}

const sent = (url: string, { path, raw, headers }: Delivery, agent: Agent) =>
  new Promise<number>((resolve, reject) => {
    request(url + path, { method: 'POST', agent, headers: { ...headers, 'Content-Length': raw.length } }, (response) =>
      response.resume().on('end', () => resolve(response.statusCode ?? 0)),
    )
      .on('error', reject)
      .end(raw)
  })
