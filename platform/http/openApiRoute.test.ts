import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { expect, it, onTestFinished } from 'vitest'
import { openApiRoute } from './openApiRoute'

it('API-09 The document of the interface is made once, however many want it at the same time', async () => {
  let made = 0
  const document = () => ({ openapi: '3.0.3', made: ++made })
  const server = new Koa().use(openApiRoute(document).routes()).listen(0)
  onTestFinished(() => void server.close())
  const url = `http://localhost:${(server.address() as AddressInfo).port}/rest/openapi.json`
  const answers = await Promise.all(Array.from({ length: 30 }, async () => (await fetch(url)).text()))
  expect(new Set(answers)).toEqual(new Set([JSON.stringify({ openapi: '3.0.3', made: 1 })]))
  expect(made).toBe(1)
})
