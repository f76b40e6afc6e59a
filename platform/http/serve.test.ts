import { Agent, get, type IncomingMessage, type Server } from 'node:http'
import Koa from 'koa'
import { expect, it } from 'vitest'
import { serve } from './openApp'

const longGraceMs = 1_000_000

it('stops once the last request is answered, though its connection could take another', async () => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const app = new Koa().use(async (context) => {
    // An idle connection stays for ever, unless somebody closes it.
    const { server } = context.req.socket as unknown as { server: Server }
    server.keepAliveTimeout = 0
    arrive()
    await held
    context.body = 'answered'
  })
  const server = await serve(app, 0)
  const agent = new Agent({ keepAlive: true })
  const response = new Promise<IncomingMessage>((resolve, reject) => {
    get({ port: server.port, agent }, resolve).on('error', reject)
  })
  await arrived
  // It would cut what is left only when all who wait have given up.
  const stopped = server.stop(longGraceMs)
  answer()
  expect((await (await response).toArray()).join('')).toBe('answered')
  await stopped
  agent.destroy()
})
