import type { Language } from '../identity/signUpChoices'

/** The steps that a new project's board begins with, in the language of the person who creates it. The last one finishes a task. */
export const defaultSteps: Record<Language, readonly string[]> = {
  'pt-BR': ['A fazer', 'Em andamento', 'Fila de verificação', 'Verificação', 'Concluído'],
  en: ['To Do', 'Doing', 'Queue for Verification', 'Verification', 'Done'],
}
