import type { Language } from '@prumo/contracts/identity/signUpChoices'
import { paymentReasons } from '@prumo/contracts/subscription/paymentReasons'
import { expect, it } from 'vitest'
import { localeTexts } from '../fixedTexts/localeTexts'

it.each(['pt-BR', 'en'] satisfies Language[])(
  'SUB-05 every reason why a payment came to nothing is told to who pays and to who audits, in %s',
  (language) => {
    const keys = new Set([...localeTexts(language)].map(([key]) => key))
    const groups = ['payments.because', 'paymentBecause']
    const missing = groups.flatMap((group) =>
      paymentReasons.map((reason) => `${group}.${reason}`).filter((key) => !keys.has(key)),
    )
    expect(missing).toEqual([])
  },
)
