import { describe, expect, it } from 'vitest'
import { readConfig, WrongConfiguration } from '../config'
import { gatewayOf } from './gatewayOf'

const inForce = (environment: Record<string, string>) => gatewayOf(readConfig(environment))
const stripe = {
  PAYMENT_GATEWAY: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_a',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_a',
  STRIPE_WEBHOOK_SECRET: 'whsec_a',
}
const asaas = { PAYMENT_GATEWAY: 'asaas', ASAAS_API_KEY: '$aact_a', ASAAS_NOTICE_TOKEN: 'a'.repeat(32) }

describe('The gateway in force', () => {
  it.each([
    {},
    { PUBLIC_URL: 'http://localhost:9999' },
    { PUBLIC_URL: 'https://127.0.0.1' },
    { PUBLIC_URL: 'http://[::1]:80' },
  ])('SUB-03 is the sandbox where Prumo is reached on its own machine: %j', (environment) =>
    expect(inForce(environment)).toBe('sandbox'),
  )

  it.each(['https://prumo.example', 'http://localhost.example', 'http://192.168.0.4', 'http://127.0.0.1.nip.io'])(
    'SUB-03 is none anywhere else, unless it is said: %s',
    (PUBLIC_URL) => {
      expect(inForce({ PUBLIC_URL })).toBeNull()
      expect(inForce({ PUBLIC_URL, PAYMENT_GATEWAY: 'sandbox' })).toBe('sandbox')
    },
  )

  it('SUB-03 is the one that is named, with its keys', () => {
    expect(inForce(stripe)).toBe('stripe')
    expect(inForce({ ...stripe, STRIPE_WEBHOOK_SECRET: 'whsec_a,whsec_b' })).toBe('stripe')
    expect(inForce(asaas)).toBe('asaas')
  })

  const without = (environment: Record<string, string>): [string, Record<string, string>][] =>
    Object.keys(environment)
      .slice(1)
      .map((name) => [name, Object.fromEntries(Object.entries(environment).filter((entry) => entry[0] !== name))])

  it.each<[string, Record<string, string>]>([
    ...without(stripe),
    ...without(asaas),
    ['STRIPE_SECRET_KEY', { ...stripe, STRIPE_SECRET_KEY: 'pk_test_a' }],
    ['STRIPE_PUBLISHABLE_KEY', { ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_live_a' }],
    ['STRIPE_WEBHOOK_SECRET', { ...stripe, STRIPE_WEBHOOK_SECRET: 'whsec_a,whsec_b,whsec_c' }],
    ['ASAAS_NOTICE_TOKEN', { ...asaas, ASAAS_NOTICE_TOKEN: 'short' }],
    ['PAYMENT_GATEWAY', { PAYMENT_GATEWAY: 'paypal' }],
  ])('SUB-03 stops the start without what it needs, and says what to do: %s', (name, environment) => {
    expect(() => readConfig(environment)).toThrow(WrongConfiguration)
    expect(() => readConfig(environment)).toThrow(new RegExp(`${name}: .{10,}`))
  })
})
