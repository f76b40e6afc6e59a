import { expect, it } from 'vitest'
import type { ProblemBody } from '../person'
import { world } from '../world'

const theWorld = await world({ REQUESTS_PER_MINUTE: '40' })

it('T34 API-09 who has asked too often in a minute is told to wait, whatever is asked', async () => {
  const ana = await theWorld.founder()
  const projectId = await theWorld.project(ana)
  const code = async (method: string, path: string, body?: unknown) => {
    const reply = await ana.request(method, path, body)
    return `${reply.status} ${(reply.body as ProblemBody)?.code}`
  }
  const sized = `projectId=${projectId}&fileId=${crypto.randomUUID()}&size=1`
  const routes = [
    ['GET', '/rest/queries/me'],
    ['GET', '/rest/companies'],
    ['PUT', '/rest/companies', {}],
    ['POST', '/rest/commands/SignHead', { id: crypto.randomUUID(), data: {} }],
    ['POST', `/rest/files?${sized}`, 'x'],
    ['GET', `/rest/files/${crypto.randomUUID()}?projectId=${projectId}`],
    ['POST', `/rest/uploads?projectId=${projectId}&fileName=a.csv`, 'Título\nx\n'],
    ['GET', `/rest/receipts/${crypto.randomUUID()}.json`],
    ['GET', `/rest/exports/action-log?exportId=${crypto.randomUUID()}`],
    ['GET', `/rest/exports/log-proof?exportId=${crypto.randomUUID()}`],
    ['GET', '/rest/companies/logotipo?subdomain=nobody'],
  ] as const
  for (const [method, path, body] of routes) {
    const tries = async () => code(method, path, body)
    for (let times = 0; times < 45; times++) if ((await tries()) === '429 request.tooMany') break
    expect([path, await tries()]).toEqual([path, '429 request.tooMany'])
  }
})
