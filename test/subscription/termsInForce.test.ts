import { createHash } from 'node:crypto'
import { termsInForce } from '@prumo/contracts/subscription/termsInForce'
import { canonicalJson } from '@prumo/verify/entry'
import { expect, it } from 'vitest'
import en from '../../web/locales/en/terms.json' with { type: 'json' }
import portuguese from '../../web/locales/pt-BR/terms.json' with { type: 'json' }

it('SUB-08 the terms that an order accepts are, to the letter, those that can be read', () => {
  const text = canonicalJson({ en, 'pt-BR': portuguese })
  expect(createHash('sha256').update(text).digest('hex')).toBe(termsInForce.sha256)
})
