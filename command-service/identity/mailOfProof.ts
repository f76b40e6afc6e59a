import type { ProofMail } from '@prumo/contracts/identity/account'
import type { Language } from '@prumo/contracts/identity/signUpChoices'
import type { Letter } from '@prumo/platform/mail/mail'

type Text = { subject: string; text: (link: string) => string }

/** None of what somebody typed stands in them: anybody may sign up, and add whom they like. */
const texts: Record<Language, Record<ProofMail, Text>> = {
  'pt-BR': {
    confirmation: {
      subject: 'Prumo: confirme o seu e-mail',
      text: (link) =>
        `Este endereço é o da sua conta no Prumo.\n\nAbra este link em até 7 dias para confirmá-lo:\n${link}\n\nSe você não criou uma conta, ignore esta mensagem: nada é confirmado sem o link.\n`,
    },
    invitation: {
      subject: 'Prumo: você foi convidado',
      text: (link) =>
        `Uma conta no Prumo foi criada para você. Quem a criou informa a senha do primeiro acesso.\n\nAbra este link em até 7 dias para confirmar o seu e-mail:\n${link}\n\nSe você não esperava um convite, ignore esta mensagem.\n`,
    },
  },
  en: {
    confirmation: {
      subject: 'Prumo: confirm your email',
      text: (link) =>
        `This is the address of your Prumo account.\n\nOpen this link within 7 days to confirm it:\n${link}\n\nIf you did not open an account, ignore this message: nothing is confirmed without the link.\n`,
    },
    invitation: {
      subject: 'Prumo: you are invited',
      text: (link) =>
        `A Prumo account was opened for you. Whoever opened it tells you the password for your first sign-in.\n\nOpen this link within 7 days to confirm your email:\n${link}\n\nIf you did not expect an invitation, ignore this message.\n`,
    },
  },
}

export function mailOfProof(to: string, language: Language, by: ProofMail, link: string): Letter {
  const { subject, text } = texts[language][by]
  return { to, subject, text: text(link) }
}
