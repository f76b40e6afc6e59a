import { request } from 'node:http'
import type { Middleware } from 'koa'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config'
import { openLogger } from '../telemetry/logger'
import { openApp, serve } from './openApp'
import { bindingIn, clearToken, setBinding, setToken, tokenIn } from './sessionCookie'

const token = 'x'.repeat(43)

/** Sets the cookies, and says which it has found. */
const cookies: Middleware = (ctx) => {
  if (ctx.path === '/clear') clearToken(ctx)
  else setToken(ctx, token, 60)
  setBinding(ctx, token)
  ctx.body = { token: tokenIn(ctx), binding: bindingIn(ctx) }
}

type Answer = { cookies: string[]; found: { token?: string; binding?: string } }
async function serving(settings: Record<string, string>) {
  const app = openApp({ log: openLogger('error'), config: readConfig(settings), routes: [cookies] })
  const { port, stop } = await serve(app, 0, '127.0.0.1')
  afterAll(() => stop())
  return (headers: Record<string, string>, path = '/') =>
    new Promise<Answer>((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, headers }, async (answer) => {
        const found = JSON.parse((await answer.toArray()).join('')) as Answer['found']
        resolve({ cookies: answer.headers['set-cookie'] ?? [], found })
      })
      sent.on('error', reject).end()
    })
}

const plain = ['prumo', ''] as const
const secure = ['__Host-prumo', '; Secure'] as const
const https = { 'X-Forwarded-Proto': 'https' }

const cases = [
  ['plain http on localhost, as of `npm start`', {}, { Host: 'localhost:9999' }, plain],
  ['plain http by another name', {}, { Host: 'prumo.intranet' }, plain],
  ['a proxy that nobody trusts and that claims https', {}, { Host: 'prumo.example', ...https }, plain],
  ['a trusted proxy that ends TLS', { TRUST_PROXY: '1' }, { Host: 'prumo.example', ...https }, secure],
  ['a trusted proxy without TLS', { TRUST_PROXY: '1' }, { Host: 'prumo.intranet' }, plain],
  ['a public address with https', { PUBLIC_URL: 'https://prumo.example' }, { Host: 'prumo.example' }, secure],
  ['such a public address, reached by another', { PUBLIC_URL: 'HTTPS://prumo.example' }, { Host: 'localhost' }, secure],
] as const

describe('The cookie of a session', () => {
  it.each(cases)('SES-02 goes by the scheme: %s', async (_, settings, headers, [name, attribute]) => {
    const ask = await serving(settings)
    const set = await ask(headers)
    expect(set.cookies).toEqual([
      `${name}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=60${attribute}`,
      `${name}-binding=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=60${attribute}`,
    ])
    const cleared = await ask(headers, '/clear')
    expect(cleared.cookies[0]).toBe(`${name}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${attribute}`)
  })

  it.each(cases)('SES-02 is taken in the kind of the scheme only: %s', async (_, settings, headers, [name]) => {
    const ask = await serving(settings)
    const otherName = name === 'prumo' ? '__Host-prumo' : 'prumo'
    const sending = (kind: string) => ask({ ...headers, Cookie: `${kind}=${token}; ${kind}-binding=${token}` })
    expect((await sending(name)).found).toEqual({ token, binding: token })
    expect((await sending(otherName)).found).toEqual({})
  })
})
