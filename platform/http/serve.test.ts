import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import Koa from 'koa'
import { expect, it } from 'vitest'
import { serve } from './openApp'

/** Node keeps an idle connection for 5 seconds, unless somebody closes it. */
const soonerMs = 4000

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
  const stopped = server.stop().then(() => 'stopped')
  answer()
  expect((await (await response).toArray()).join('')).toBe('answered')
  expect(await Promise.race([stopped, pause(soonerMs, 'still waiting')])).toBe('stopped')
  agent.destroy()
})
