import type { PostalAddress } from '@prumo/contracts/partners/calls'
import { states } from '@prumo/contracts/partners/partnerChoices'
import { wellFormed } from '@prumo/contracts/values'
import { safeGet } from '@prumo/platform/http/safeGet'
import { z } from 'zod'
import type { AddressSource } from './addressLookup'

type Options = Partial<Parameters<typeof safeGet>[1]> & { origin?: string }

const limits = { mostBytes: 20_000, timeoutMs: 2000, mostRedirects: 0 }

const part = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine(wellFormed)
    .nullish()
    .transform((text) => text || null)
const city = z.string().trim().min(1).max(100).refine(wellFormed)
const stateCode = z.enum(states)

/** A code that is unknown is answered with 200 and `erro`, which is `true` or `"true"`; a malformed one with 400. */
const viaCepAnswer = z.union([
  z.object({ erro: z.union([z.literal(true), z.literal('true')]) }).transform(() => undefined),
  z.object({ logradouro: part(200), bairro: part(100), localidade: city, uf: stateCode }).transform(
    ({ logradouro: street, bairro: neighborhood, localidade, uf }): PostalAddress => ({
      street,
      neighborhood,
      city: localidade,
      stateCode: uf,
    }),
  ),
])

const brasilApiAnswer = z
  .object({ street: part(200), neighborhood: part(100), city, state: stateCode })
  .transform(({ state, ...address }): PostalAddress => ({ ...address, stateCode: state }))

/** It answers with what it should not. */
class WrongAnswer extends Error {
  constructor(status: number) {
    super(`answered with ${status}`)
    this.name = 'WrongAnswer'
  }
}

const jsonIn = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))

export const viaCep = ({ origin = 'https://viacep.com.br', ...options }: Options = {}): AddressSource => ({
  name: 'ViaCEP',
  addressOf: async (postalCode) => {
    const { status, bytes } = await safeGet(`${origin}/ws/${postalCode}/json/`, { ...limits, ...options })
    if (status === 400) return undefined
    if (status !== 200) throw new WrongAnswer(status)
    return viaCepAnswer.parse(jsonIn(bytes))
  },
})

export const brasilApi = ({ origin = 'https://brasilapi.com.br', ...options }: Options = {}): AddressSource => ({
  name: 'BrasilAPI',
  addressOf: async (postalCode) => {
    const { status, bytes } = await safeGet(`${origin}/api/cep/v1/${postalCode}`, { ...limits, ...options })
    if (status === 404) return undefined
    if (status !== 200) throw new WrongAnswer(status)
    return brasilApiAnswer.parse(jsonIn(bytes))
  },
})
