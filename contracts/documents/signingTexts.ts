import type { languages } from '../identity/signUpChoices'

type Language = (typeof languages)[number]

/** What a signature says. */
export const signingActs = ['approve', 'return'] as const
export type SigningAct = (typeof signingActs)[number]

/**
 * The sentences that people sign, by language. They go into the record word for word and never change: a new wording
 * gets a new `signingSentencesId`.
 */
export const signingSentences: Record<SigningAct, Record<Language, string>> = {
  approve: {
    'pt-BR':
      'Li este documento e o aprovo com exatamente o conteúdo identificado por este código. Respondo por esta aprovação.',
    en: 'I have read this document and approve it with exactly the content that this code identifies. I answer for this approval.',
  },
  return: {
    'pt-BR':
      'Li este documento e o devolvo, com o conteúdo identificado por este código, pelo motivo que escrevi. Respondo por esta devolução.',
    en: 'I have read this document and return it, with the content that this code identifies, for the reason that I wrote. I answer for this return.',
  },
}

/** The terms of signing electronically that an approver accepts before deciding; a changed text is a new id. */
export const consentTextIds = ['simple-signature-1'] as const
type ConsentTextId = (typeof consentTextIds)[number]

export const consentTexts: Record<ConsentTextId, Record<Language, string>> = {
  'simple-signature-1': {
    'pt-BR':
      'Aceito decidir sobre este documento e assinar por meio eletrônico. A assinatura é simples: quem assinou é mostrado pela sessão e pela senha que digitou. Não é uma assinatura avançada nem qualificada (ICP-Brasil).',
    en: 'I accept to decide on this document and to sign electronically. The signature is a simple one: who signed is shown by the session and by the password that was typed. It is neither an advanced nor a qualified signature.',
  },
}
