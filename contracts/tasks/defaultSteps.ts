import type { Language } from '../identity/signUpChoices'

/** The steps of a new project's board, in its creator's language. The last one finishes a task. */
export const defaultSteps: Record<Language, readonly string[]> = {
  'pt-BR': ['A fazer', 'Em andamento', 'Fila de verificação', 'Verificação', 'Concluído'],
  en: ['To Do', 'Doing', 'Queue for Verification', 'Verification', 'Done'],
}
