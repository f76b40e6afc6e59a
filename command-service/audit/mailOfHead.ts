import type { Language } from '@prumo/contracts/identity/signUpChoices'
import type { Letter } from '@prumo/platform/mail/mail'

type Head = { size: number; checkpoint: string; verifierKey: string }

const texts: Record<Language, { subject: (size: number) => string; text: string }> = {
  'pt-BR': {
    subject: (size) => `Prumo: ponto de verificação assinado do registro de ações, ${size} registros`,
    text: `Guarde esta mensagem fora do Prumo. Ela prova o que o registro de ações da sua organização continha quando foi assinada: se alguém
apagar, mudar ou reordenar um só desses registros, o programa prumo-verify mostra que o registro já não confere com ela.`,
  },
  en: {
    subject: (size) => `Prumo: signed checkpoint of the action log, ${size} entries`,
    text: `Keep this message outside of Prumo. It proves what your organization's action log held when it was signed: if anybody deletes,
changes or reorders a single one of these entries, the program prumo-verify shows that the log no longer agrees with it.`,
  },
}

/** A head for somebody to keep. */
export const mailOfHead = (to: string, language: Language, { size, checkpoint, verifierKey }: Head): Letter => ({
  to,
  subject: texts[language].subject(size),
  text: `${texts[language].text.replaceAll('\n', ' ')}\n\n${checkpoint}\n${verifierKey}\n`,
})
