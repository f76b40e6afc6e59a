import type { Language } from '@prumo/contracts/identity/signUpChoices'
import type { Letter } from '@prumo/platform/mail/mail'
import { mailedWords } from '@prumo/platform/mail/mailedWords'

type Erasure = { pitch: string; erasesOn: string; link: string }

const texts: Record<Language, { subject: (pitch: string) => string; text: (erasure: Erasure, day: string) => string }> =
  {
    'pt-BR': {
      subject: (pitch) => `Prumo: o registro de ações de “${pitch}” será apagado`,
      text: ({ pitch, link }, day) =>
        `O projeto “${pitch}” foi finalizado há quase seis meses. Em ${day}, o registro de ações dele será apagado.\n\nPara guardar uma cópia, exporte o registro antes dessa data:\n${link}\n\nSe o registro precisa ser mantido, por exemplo por um processo, quem administra ou audita a organização pode suspender a exclusão em Configurações do projeto > Guarda do registro.\n`,
    },
    en: {
      subject: (pitch) => `Prumo: the action log of “${pitch}” will be erased`,
      text: ({ pitch, link }, day) =>
        `The project “${pitch}” was finished almost six months ago. Its action log will be erased on ${day}.\n\nTo keep a copy, export the log before that day:\n${link}\n\nIf the log has to be kept, for a lawsuit for example, an administrator or auditor of the organization can stop the erasure in Project settings > Log retention.\n`,
    },
  }

/** The notice of a project's action log that is to be erased on a day. */
export const mailOfErasure = (to: string, language: Language, erasure: Erasure): Letter => ({
  to,
  subject: texts[language].subject(mailedWords(erasure.pitch)),
  text: texts[language].text({ ...erasure, pitch: mailedWords(erasure.pitch) }, dayInWords(erasure.erasesOn, language)),
})

const dayInWords = (day: string, language: Language) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day))
