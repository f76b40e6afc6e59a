import type { Wording } from '@prumo/contracts/audit/wording'
import type { Language } from '@prumo/contracts/identity/signUpChoices'
import { wordingIn } from '@prumo/query-service/texts/wordingIn'

/** The words of the product in each language, as files of an organization have them that has chosen no time zone. */
export const wordings: Record<Language, Wording> = { 'pt-BR': wordingIn('pt-BR', []), en: wordingIn('en', []) }
