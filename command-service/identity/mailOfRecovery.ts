import type { Language } from '@prumo/contracts/identity/signUpChoices'
import type { Letter } from '@prumo/platform/mail/mail'

const texts: Record<Language, { subject: string; text: (link: string) => string }> = {
  'pt-BR': {
    subject: 'Prumo: escolha uma nova senha',
    text: (link) =>
      `Alguém pediu uma nova senha para a sua conta no Prumo.\n\nAbra este endereço em até 30 minutos para escolhê-la:\n${link}\n\nSe não foi você, ignore esta mensagem: a senha atual continua valendo.\n`,
  },
  en: {
    subject: 'Prumo: choose a new password',
    text: (link) =>
      `Somebody asked for a new password for your Prumo account.\n\nOpen this address within 30 minutes to choose it:\n${link}\n\nIf it was not you, ignore this message: your password stays as it is.\n`,
  },
}

export const mailOfRecovery = (to: string, language: Language, link: string): Letter => ({
  to,
  subject: texts[language].subject,
  text: texts[language].text(link),
})
