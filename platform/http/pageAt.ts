import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GatewayName } from '@prumo/contracts/subscription/gateways'
import helmet from 'koa-helmet'
import { checkoutPolicy, framedPolicy } from './contentPolicy'

/** A document of the client: its text, and the policy of what it may do, where that is not the usual one. */
type ClientPage = { text: string; protect?: ReturnType<typeof helmet> }

const checkout = /^\/checkout(\/.*)?$/
/** The card form of the sandbox, which checkout frames. */
const framed = '/payment-sandbox'

/** The document that is served at an address, where this gateway is in force. Most have the first one in common. */
export async function pageAt(folder: string, path: string, gateway: GatewayName | null): Promise<ClientPage> {
  const textOf = (file: string) => readFile(join(folder, file), 'utf8')
  if (checkout.test(path)) return { text: await textOf('checkout.html'), protect: policed(checkoutPolicy(gateway)) }
  if (path !== framed) return { text: await textOf('index.html') }
  const text = await textOf('payment-sandbox.html')
  return { text, protect: policed(framedPolicy({ script: digestIn(text, 'script'), style: digestIn(text, 'style') })) }
}

const policed = (directives: Record<string, string[]>) =>
  helmet.contentSecurityPolicy({ useDefaults: false, directives }) as ReturnType<typeof helmet>

/** The digest by which a policy names what is written in the page between these marks. */
const digestIn = (page: string, mark: 'script' | 'style') =>
  createHash('sha256')
    .update(page.split(`<${mark}>`)[1]?.split(`</${mark}>`)[0] ?? '')
    .digest('base64')
