import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readConfig } from '../config'
import { openLogger } from '../telemetry/logger'
import { openApp, serve } from './openApp'
import { staticClient } from './staticClient'

const folder = await mkdtemp(join(tmpdir(), 'prumo-client-'))
await mkdir(join(folder, 'assets'))
await writeFile(join(folder, 'index.html'), '<!doctype html><head></head>')
await writeFile(join(folder, 'checkout.html'), '<!doctype html><head></head>checkout')
await writeFile(join(folder, 'payment-sandbox.html'), '<style>a{}</style><script>let a</script>')
const config = readConfig({
  PAYMENT_GATEWAY: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_a',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_a',
  STRIPE_WEBHOOK_SECRET: 'whsec_a',
})
const app = openApp({ log: openLogger('silent'), config, routes: [staticClient(folder, config)] })
const server = await serve(app, 0, '127.0.0.1')
afterAll(async () => {
  await server.stop(0)
  await rm(folder, { recursive: true, force: true })
})

const signedIn = { Cookie: `prumo=${'a'.repeat(40)}` }
const pageAt = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers })
  const policy = (answer.headers.get('Content-Security-Policy') ?? '').split(';').map((each) => each.trim())
  return { page: await answer.text(), vary: answer.headers.get('Vary') ?? '', policy }
}
const board = '<head><link rel="modulepreload" href="/assets/board.js"></head>'

it('A client that was built without a list of its parts is served without hints', async () => {
  expect((await pageAt('/projects/1/board', signedIn)).page).toBe('<!doctype html><head></head>')
})

it('The page names the parts of its address, to whoever is signed in alone', async () => {
  const preloads = [{ addresses: '^/projects/[^/]+/board$', files: ['assets/board.js'] }]
  await writeFile(join(folder, 'preloads.json'), JSON.stringify(preloads))

  const { page, vary } = await pageAt('/projects/1/board?q=%24%26', signedIn)
  expect(page).toContain(board)
  expect(vary).toContain('Cookie')
  expect((await pageAt('/signin', signedIn)).page).not.toContain('modulepreload')
  expect((await pageAt('/projects/1/board')).page).not.toContain('modulepreload')
})

it.each(['/checkout', '/checkout/', '/checkout/done?payment=1'])(
  'SUB-02 checkout is a page of its own, and alone may use the hosts of the gateway: %s',
  async (path) => {
    const { page, policy } = await pageAt(path)
    expect(page).toContain('checkout')
    expect(policy).toContain("script-src 'self' https://js.stripe.com")
    expect(policy).toContain("connect-src 'self' https://api.stripe.com")
    expect(policy).toContain("frame-src 'self' blob: https://js.stripe.com https://hooks.stripe.com")
    expect(policy).toContain("frame-ancestors 'none'")
  },
)

it.each(['/', '/checkouts', '/projects/checkout', '/Checkout', '/payment-sandbox.html', '/checkout.html'])(
  'SUB-02 any other page may use none of them: %s',
  async (path) => {
    const { policy } = await pageAt(path)
    expect(policy.join()).not.toContain('stripe')
    expect(policy).toEqual(expect.arrayContaining(['frame-src blob:', "frame-ancestors 'none'", "script-src 'self'"]))
  },
)

it('SUB-04 the card form of the sandbox runs its own script alone, asks nobody, and is framed by us alone', async () => {
  const { page, policy } = await pageAt('/payment-sandbox')
  const digest = (text: string) => createHash('sha256').update(text).digest('base64')
  expect(page).toContain('let a')
  expect(policy).toEqual([
    "default-src 'none'",
    `script-src 'sha256-${digest('let a')}'`,
    `style-src 'sha256-${digest('a{}')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ])
})
