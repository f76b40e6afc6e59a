import type { Language } from '@prumo/contracts/identity/signUpChoices'

/** What the specification fixes letter for letter, in one language; the other language is worded by us. */
type FixedText = {
  /** The requirement that quotes it. */
  id: string
  language: Language
  text: string
}

/** One that a screen shows now. */
export type ShownText = FixedText & {
  /** Under which key it is shown; `error.<code>` is what a refusal says. */
  key: string
  /** All that is shown, where more stands around it. */
  within?: string
}

const inLanguage =
  (language: Language) =>
  (id: string, key: string, text: string, within?: string): ShownText => ({
    id,
    language,
    key,
    text,
    ...(within && { within }),
  })
const en = inLanguage('en')
const pt = inLanguage('pt-BR')

/** By module, what its screens show of the specification's texts. */
export const fixedTexts: Readonly<Record<string, readonly ShownText[]>> = {
  app: [
    pt('SES-13', 'errorPage.title', 'Algo deu errado =/'),
    pt('SES-13', 'errorPage.again', 'Carregar novamente'),
    en('SES-13', 'errorPage.title', 'Something went wrong', 'Something went wrong =/'),
    en('SES-13', 'errorPage.again', 'Try again'),
    en(
      'API-10',
      'error.access.noPermission',
      'You do not have permission to access this feature, talk to your manager.',
    ),
  ],
  identity: [
    en('ACC-01', 'error.email.missing', 'Enter an email'),
    en('ACC-01', 'error.email.invalid', 'Invalid email'),
    en('ACC-01', 'error.password.missing', 'Enter a password'),
    en('ACC-02', 'error.access.wrongPassword', 'Incorrect email or password!'),
    en('ACC-02', 'error.signIn.failed', 'Error logging in, please try again!'),
    en('ACC-02', 'error.account.emailNotFound', 'Email not found!'),
    en('ACC-04', 'error.terms.notAccepted', 'Read and accept the term'),
    en('ACC-04', 'error.password.differs', 'Passwords do not match'),
    pt('ACC-06', 'error.account.emailTaken', 'E-mail já está cadastrado no sistema, utilize outro.'),
  ],
  projects: [
    en(
      'ORG-06',
      'error.project.ownershipForbidden',
      'profile does not allow owning projects',
      'The profile does not allow owning projects.',
    ),
    pt('PRJ-06', 'error.project.userNotFound', 'Nenhum usuário encontrado com o e-mail informado!'),
  ],
  tasks: [
    pt('KAN-02', 'error.step.nameTaken', 'Este status já existe!'),
    pt('KAN-06', 'board.moveFailed', 'Erro ao atualizar ordem de tarefas'),
    pt(
      'GAN-06',
      'error.task.predecessorCycle',
      'Ciclo de referência detectado!',
      'Ciclo de referência detectado! {{cycle}}',
    ),
    pt('GAN-07', 'gantt.changeFailed', 'Não foi possível atualizar a tarefa!'),
  ],
  finance: [
    pt('FIN-02', 'error.entry.plannedOnMissing', 'Selecione uma data de planejamento!'),
    pt('FIN-02', 'error.entry.classificationMissing', 'Informe uma classificação!'),
    pt('FIN-04', 'error.entry.originGone', 'Item Excluído, remover ou adicionar outra!'),
    pt(
      'FIN-13',
      'error.entry.notDone.record',
      'Erro ao realizar o lançamento financeiro',
      'Erro ao realizar o lançamento financeiro. {{reason}}',
    ),
    pt(
      'FIN-13',
      'error.entry.notDone.change',
      'Erro ao atualizar lançamento financeiro!',
      'Erro ao atualizar lançamento financeiro! {{reason}}',
    ),
    pt('FIN-13', 'ledger.notDeleted', 'Algo deu errado, não foi possível apagar todo(s) o(s) lançamento(s).'),
  ],
  imports: [
    en(
      'IMP-06',
      'error.import.stillRunning',
      'previous import still running',
      'Not started: previous import still running. Wait until it ends.',
    ),
  ],
}

/**
 * By module that has no screen yet, what its screens will have to show. Of a module without any, the specification
 * says what its messages mean, and leaves the words to us.
 */
export const toCome: Readonly<Record<string, readonly FixedText[]>> = {
  subscription: [{ id: 'ACC-06', language: 'pt-BR', text: 'E-mail já está cadastrado no sistema, utilize outro.' }],
  risks: [],
  actionPlans: [
    { id: 'RSK-05', language: 'pt-BR', text: 'Erro ao criar plano de ação!' },
    { id: 'RSK-05', language: 'pt-BR', text: 'Erro ao atualizar plano de ação!' },
  ],
  hours: [],
  teamAllocation: [],
  calendar: [],
  portfolios: [],
  dashboard: [],
  publicLink: [],
  worker: [],
  automaticImport: [],
  integrations: [],
  certificate: [],
}
