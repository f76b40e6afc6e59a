import { openReceiver, openToReceiver, receiverName } from '@prumo/test/security/outwardReceiver'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openAddressLookup } from './addressLookup'
import { brasilApi, viaCep } from './sources'

/** As the services' documents say that they answer. */
const sé = {
  cep: '01001-000',
  logradouro: 'Praça da Sé',
  complemento: 'lado ímpar',
  unidade: '',
  bairro: 'Sé',
  localidade: 'São Paulo',
  uf: 'SP',
  ibge: '3550308',
}
const town = { ...sé, logradouro: '', bairro: '', localidade: 'Areias', cep: '12820-000' }
const second = {
  cep: '01001000',
  state: 'SP',
  city: 'São Paulo',
  neighborhood: 'Sé',
  street: 'Praça da Sé',
  service: 'correios',
}
const json = (status: number, body: unknown) => (_: unknown, answer: Parameters<Answer>[1]) =>
  void answer.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
type Answer = Parameters<typeof openReceiver>[0][string]

const first = (code: string) => `/ws/${code}/json/`
const next = (code: string) => `/api/cep/v1/${code}`
const receiver = await openReceiver({
  [first('01001000')]: json(200, sé),
  [first('12820000')]: json(200, town),
  [first('99999999')]: json(200, { erro: true }),
  [next('99999999')]: json(404, { message: 'Todos os serviços de CEP retornaram erro.', type: 'service_error' }),
  [first('99999998')]: json(200, { erro: 'true' }),
  [next('99999998')]: json(200, second),
  [first('00000000')]: (_, answer) => void answer.writeHead(400).end('<html>Bad Request</html>'),
  [next('00000000')]: json(404, {}),
  [first('11111111')]: () => {},
  [next('11111111')]: json(200, second),
  [first('22222222')]: (_, answer) => void answer.writeHead(200).end('{"cep": "222'),
  [next('22222222')]: json(200, { ...second, state: 'XX' }),
  [first('33333333')]: (_, answer) =>
    void answer.writeHead(200).end(JSON.stringify({ ...sé, more: 'x'.repeat(30_000) })),
  [next('33333333')]: json(500, {}),
  [first('44444444')]: (_, answer) => void answer.writeHead(302, { Location: first('01001000') }).end(),
  [next('44444444')]: (_, answer) => void answer.writeHead(302, { Location: next('99999998') }).end(),
  [first('55555555')]: json(200, { ...sé, localidade: 'a\0b' }),
  [next('55555555')]: json(200, []),
})
afterAll(receiver.close)
beforeEach(receiver.forget)

const found = { street: 'Praça da Sé', neighborhood: 'Sé', city: 'São Paulo', stateCode: 'SP' }
const patienceMs = 60_000
/** The first service is waited for so long: a busy machine is no silent service. */
const lookup = (firstMs = patienceMs) => {
  const options = { ...openToReceiver(), origin: `https://${receiverName}:${receiver.port}` }
  const sources = [viaCep({ ...options, timeoutMs: firstMs }), brasilApi({ ...options, timeoutMs: patienceMs })]
  return openAddressLookup(sources, { warn: () => {} })
}
const pathsAsked = () => receiver.received.map(({ path }) => path)

describe('An address by postal code', () => {
  it('ORG-10 is that of the first service, and the second one is not asked', async () => {
    expect(await lookup().addressOf('01001000')).toEqual({ outcome: 'found', address: found })
    expect(pathsAsked()).toEqual([first('01001000')])
  })

  it('ORG-10 of a small town has no street', async () =>
    expect((await lookup().addressOf('12820000')).address).toEqual({
      street: null,
      neighborhood: null,
      city: 'Areias',
      stateCode: 'SP',
    }))

  it.each(['99999999', '00000000'])('ORG-10 is unknown where neither service knows it: %s', async (code) => {
    expect(await lookup().addressOf(code)).toEqual({ outcome: 'unknown', address: null })
    expect(pathsAsked()).toEqual([first(code), next(code)])
  })

  it.each([
    ['does not know it', '99999998', patienceMs],
    ['does not answer', '11111111', 300],
  ])('ORG-10 is that of the second service where the first one %s', async (_, code, firstMs) =>
    expect(await lookup(firstMs).addressOf(code)).toEqual({ outcome: 'found', address: found }),
  )

  it.each([
    ['breaks its JSON off, and the other names no state', '22222222'],
    ['answers endlessly, and the other with an error', '33333333'],
    ['leads elsewhere, and the other as well', '44444444'],
    ['has a zero byte, and the other a list', '55555555'],
  ])('ORG-10 is not there where one service %s', async (_, code) => {
    expect(await lookup().addressOf(code)).toEqual({ outcome: 'unavailable', address: null })
    expect(pathsAsked()).toEqual([first(code), next(code)])
  })

  it('ORG-10 is asked for once; that nobody answered is not kept', async () => {
    const { addressOf } = lookup()
    for (const code of ['01001000', '01001000', '99999999', '99999999', '33333333', '33333333']) await addressOf(code)
    expect(pathsAsked()).toEqual([
      first('01001000'),
      first('99999999'),
      next('99999999'),
      first('33333333'),
      next('33333333'),
      first('33333333'),
      next('33333333'),
    ])
  })

  it('ORG-10 tells the service the code and nothing else', async () => {
    await lookup().addressOf('01001000')
    expect(receiver.received).toEqual([{ path: first('01001000'), type: undefined, body: '' }])
  })
})
