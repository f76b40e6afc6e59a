import { languages } from '@prumo/contracts/identity/signUpChoices'
import { describe, expect, it } from 'vitest'
import { mailOfPlan } from './mailOfPlan'
import type { News } from './planLetters'

const at = '2026-04-07T09:00:00.000Z'
const amount = { cents: 295_00, currency: 'BRL' }
const ended = ['trial', 'cancelled', 'unpaid', 'gatewayChanged', 'refunded', 'disputed', 'over']
const all: News[] = [
  { kind: 'trialEnds', endsAt: at },
  { kind: 'slipIssued', paymentId: 'p1', payableUntil: '2026-04-05', accessEndsAt: at, ...amount },
  { kind: 'cardCharged', on: at, brand: 'Visa', lastFour: '4242', ...amount },
  { kind: 'renewalFailed', method: 'card', nextTryAt: at, accessEndsAt: at },
  { kind: 'renewalFailed', method: 'card', nextTryAt: null, accessEndsAt: at },
  { kind: 'renewalFailed', method: 'slip', nextTryAt: null, accessEndsAt: at },
  ...ended.map((because): News => ({ kind: 'accessEnded', because, endedAt: at })),
  { kind: 'paid', paymentId: 'p1', ...amount },
]
const written = (news: News, language: (typeof languages)[number]) => {
  const { subject, text } = mailOfPlan(
    { to: 'ana@obra.example', language, zones: [], publicUrl: 'https://prumo.example' },
    news,
    news.kind === 'slipIssued' ? { kind: 'redirect', url: 'https://gateway.example/slip' } : null,
  )
  return `${subject}\n${text}`.replaceAll('\u00A0', ' ')
}

describe('A letter about a plan', () => {
  it.each(languages)('SUB-01 says what it tells in words of its own, with a way on: %s', (language) => {
    const texts = all.map((news) => written(news, language))
    expect(new Set(texts).size).toBe(all.length)
    for (const text of texts) {
      expect(text).not.toMatch(/undefined|null|NaN|\{\{/)
      expect(text).toMatch(/https:\/\/prumo\.example\/(checkout|plans|payment-history)/)
    }
  })

  it('SUB-01 writes amounts, days and times as its reader does, with the zone beside them', () => {
    const charged = all[2] as News
    expect(written(charged, 'pt-BR')).toMatch(
      /07\/04\/2026, 06:00:00 \(UTC−3\)\.\nValor: R\$ 295,00\nCartão: Visa, final 4242/,
    )
    expect(written(charged, 'en')).toMatch(
      /04\/07\/2026, 6:00:00 AM \(UTC−3\)\.\nAmount: R\$295\.00\nCard: Visa, ending in 4242/,
    )
    expect(written(all[1] as News, 'en')).toContain(
      'Payable until: 04/05/2026\n\nBank slip:\nhttps://gateway.example/slip',
    )
  })
})
