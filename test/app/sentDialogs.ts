import type { Locator } from 'playwright-core'
import { aPassword } from '../world/person'
import { fixed, type SentCase } from './dialogCase'
import type { DialogScene } from './dialogScene'

const press = (name: string) => async (dialog: Locator) => {
  await dialog.getByRole('button', { name, exact: true }).press('Enter')
}
const giveReason = async (dialog: Locator) => {
  await dialog.getByLabel('Motivo').fill('Repetido')
  await press('Excluir cartão')(dialog)
}
const fill =
  (label: string, text: string, send = 'Salvar') =>
  async (dialog: Locator) => {
    await dialog.getByLabel(label).fill(text)
    await press(send)(dialog)
  }
const sign = (label: string, text: string) => async (dialog: Locator) => {
  await dialog.getByLabel(label).fill(text)
  await press('Assinar')(dialog)
  // Whoever has not typed it for a while is asked for it.
  const password = dialog.getByLabel('Sua senha')
  await password.or(dialog.page().getByText(/^Você (aprovou|devolveu) este documento/)).waitFor()
  if (!(await password.isVisible())) return
  await password.fill(aPassword)
  await password.press('Enter')
}
const recordEntry = async (dialog: Locator) => {
  await dialog.getByLabel('Título').fill('Areia lavada')
  await dialog.getByLabel('Classificação').fill('Materiais')
  await dialog.getByLabel('Valor planejado').fill('85,00')
  await dialog.getByRole('textbox', { name: 'Data planejada' }).fill('31/12/2027')
  const tasks = dialog.getByRole('combobox', { name: 'Adicionar tarefa' })
  await tasks.pressSequentially('Vigas')
  await dialog.page().getByRole('option', { name: 'Vigas' }).waitFor()
  await tasks.press('ArrowDown')
  await tasks.press('Enter')
  await press('Registrar lançamento')(dialog)
}
const approvalOf = ({ projectId, documentId }: DialogScene['approval']) =>
  `/documents/approvals/${projectId}/${documentId}`
const canvas = (scene: DialogScene) => scene.ofProject('canvas')
const design = (scene: DialogScene) => scene.ofDocument('design')

/** In this order: each finds what those before have left. */
export const sentDialogs: readonly SentCase[] = [
  {
    what: 'a new customer or supplier',
    of: ['partners/AddPartnerDialog.tsx'],
    path: fixed('/customers?type=supplier'),
    opener: fixed('Adicionar cliente ou fornecedor'),
    send: async (dialog) => {
      await dialog.getByLabel('Nome', { exact: false }).first().fill('Areal do Rio')
      await press('Adicionar cliente ou fornecedor')(dialog)
    },
    shown: 'Areal do Rio',
    then: fixed('Adicionar cliente ou fornecedor'),
  },
  {
    what: 'the baseline of all tasks',
    of: ['tasks/RescheduleDialog.tsx'],
    path: (scene) => scene.ofProject('tasks'),
    opener: fixed('Reprogramar'),
    item: 'Redefinir a linha de base…',
    send: async (dialog) => {
      await dialog.getByRole('button', { name: /^Alterar \d+ tarefas?$/ }).press('Enter')
    },
    then: fixed('Reprogramar'),
  },
  {
    what: 'a dependency',
    of: ['tasks/DependencyDialog.tsx'],
    path: (scene) => scene.ofProject(`board/${scene.taskId}`),
    opener: fixed('Editar a dependência de Pilares'),
    send: fill('Defasagem (dias úteis)', '5'),
    then: fixed('Editar a dependência de Pilares'),
  },
  {
    what: 'a new task',
    of: ['tasks/NewTaskDialog.tsx'],
    path: (scene) => scene.ofProject('board'),
    opener: fixed('Nova tarefa'),
    send: fill('Título', 'Vistoria final', 'Adicionar tarefa'),
    shown: 'Vistoria final',
    then: fixed('Nova tarefa'),
  },
  {
    what: 'a new baseline',
    of: ['tasks/baselines/SaveBaselineDialog.tsx'],
    path: (scene) => scene.ofProject('baselines'),
    opener: fixed('Salvar linha de base'),
    send: fill('Nome', 'Aditivo', 'Salvar linha de base'),
    shown: 'Aditivo',
    then: fixed('Salvar linha de base'),
  },
  {
    what: 'a new entry',
    of: ['finance/NewEntryDialog.tsx'],
    path: (scene) => scene.ofProject('finance'),
    opener: fixed('Novo lançamento'),
    send: recordEntry,
    shown: 'Areia lavada',
    then: fixed('Novo lançamento'),
  },
  {
    what: 'another due day of an installment from its menu',
    of: ['finance/settling/SettlingDialog.tsx'],
    path: (scene) => scene.ofProject('finance'),
    opener: fixed('Ações de Brita'),
    item: 'Prorrogar…',
    send: async (dialog) => {
      await dialog.getByRole('textbox', { name: 'Vence em' }).fill('30/11/2027')
      await press('Mudar vencimentos')(dialog)
    },
    shown: '30/11/2027',
    then: fixed('Ações de Brita'),
  },
  {
    what: 'a payment from its menu',
    of: ['finance/settling/PayDialog.tsx'],
    path: (scene) => scene.ofProject('finance'),
    opener: fixed('Ações de Brita'),
    item: 'Pagar…',
    send: press('Registrar pagamento'),
    shown: 'Paga',
    then: fixed('Ações de Brita'),
  },
  {
    what: 'an area from its menu',
    of: ['canvas/AreaDialog.tsx'],
    path: canvas,
    opener: fixed('Ações da área Requisitos'),
    item: 'Editar área',
    send: fill('Nome da área', 'Exigências'),
    shown: 'Exigências',
    then: fixed('Ações da área Exigências'),
  },
  {
    what: 'a new area',
    of: ['canvas/AreaDialog.tsx'],
    path: canvas,
    opener: fixed('Adicionar área'),
    send: fill('Nome da área', 'Licenças', 'Adicionar área'),
    shown: 'Licenças',
    then: fixed('Adicionar área'),
  },
  {
    what: 'the deletion of a card from its menu',
    of: ['canvas/DeleteCardDialog.tsx'],
    path: canvas,
    opener: fixed('Ações de Bloco'),
    item: 'Excluir cartão',
    send: giveReason,
    gone: 'Bloco',
    then: fixed('Cimento'),
  },
  {
    what: 'the deletion of the last card from its drawer',
    of: ['canvas/CardDrawer.tsx', 'canvas/DeleteCardDialog.tsx'],
    path: canvas,
    opener: fixed('Cimento'),
    send: async (drawer) => {
      await drawer.getByRole('button', { name: 'Excluir cartão' }).press('Enter')
      await giveReason(drawer.page().getByRole('dialog').filter({ hasText: 'Motivo' }).last())
    },
    gone: 'Cimento',
    then: fixed('Aço'),
  },
  {
    what: 'the deletion of a task from its menu',
    of: ['tasks/DeleteTaskDialog.tsx'],
    path: (scene) => scene.ofProject('board'),
    opener: fixed('Ações de Pilares'),
    item: 'Excluir tarefa',
    send: press('Excluir'),
    gone: 'Pilares',
    then: fixed('Vigas'),
  },
  {
    what: 'a step from its menu',
    of: ['tasks/StepDialog.tsx'],
    path: (scene) => scene.ofProject('board'),
    opener: ({ step }) => `Ações da etapa ${step}`,
    item: 'Editar etapa',
    send: fill('Nome da etapa', 'Fila'),
    shown: 'Fila',
    then: fixed('Ações da etapa Fila'),
  },
  {
    what: 'the removal of a file from a list',
    isLoaded: true,
    of: ['discussion/RemoveFileDialog.tsx'],
    path: (scene) => scene.ofProject(`board/${scene.taskId}`),
    before: async (page) => {
      await page.getByRole('dialog').getByRole('tab', { name: 'Arquivos' }).click()
    },
    opener: fixed('Excluir furo.txt'),
    send: press('Excluir'),
    gone: 'furo.txt',
    then: fixed('laje.txt'),
  },
  {
    what: 'the work time',
    of: ['projects/settings/WorkTimeSection.tsx'],
    path: (scene) => scene.ofProject('settings/workTime'),
    opener: fixed('Editar horário'),
    send: fill('Sexta-feira (horas)', '7,25'),
    shown: '7,25 h',
    then: fixed('Editar horário'),
  },
  {
    what: 'a holiday',
    of: ['projects/settings/HolidaysSection.tsx', 'projects/settings/NationalHolidaysDialog.tsx'],
    path: (scene) => scene.ofProject('settings/holidays'),
    opener: fixed('Feriados nacionais'),
    send: press('Adicionar feriados'),
    shown: 'Tiradentes',
    then: fixed('Feriados nacionais'),
  },
  {
    what: 'a tag',
    of: ['projects/settings/TagsSection.tsx'],
    path: (scene) => scene.ofProject('settings/tags'),
    opener: fixed('Editar a etiqueta civil'),
    send: fill('Descrição', 'obra civil'),
    shown: 'obra civil',
    then: fixed('Editar a etiqueta obra civil'),
  },
  {
    what: 'the name of a section',
    of: ['documents/SectionMenu.tsx'],
    path: design,
    opener: fixed('Ações da seção Ontem'),
    item: 'Renomear seção',
    send: fill('Nome da seção', 'Anteontem'),
    shown: 'Anteontem',
    then: fixed('Ações da seção Anteontem'),
  },
  {
    what: 'the removal of a section',
    of: ['documents/SectionMenu.tsx'],
    path: design,
    opener: fixed('Ações da seção Hoje'),
    item: 'Excluir seção',
    send: press('Excluir'),
    gone: 'Hoje',
    then: fixed('Anteontem'),
  },
  {
    what: 'the deletion of an access profile',
    of: ['organization/AccessProfilesTab.tsx'],
    path: fixed('/organization?tab=profiles'),
    opener: fixed('Excluir o perfil Leitores'),
    send: async (dialog) => {
      await dialog.getByLabel('Digite “Leitores” para confirmar').fill('Leitores')
      await press('Excluir')(dialog)
    },
    gone: 'Leitores',
    then: fixed('Revisores'),
  },
  {
    what: 'a new card',
    of: ['canvas/AddCardDialog.tsx'],
    path: canvas,
    opener: fixed('Adicionar cartão em Produto'),
    send: fill('Título', 'Areia', 'Adicionar cartão'),
    shown: 'Areia',
    then: fixed('Adicionar cartão em Produto'),
  },
  {
    what: 'a new document',
    of: ['documents/CreateDocumentDialog.tsx'],
    path: (scene) => scene.ofProject('documents'),
    opener: fixed('Criar documento'),
    send: fill('Título', 'Ata', 'Criar documento'),
    shown: 'Ata',
    then: fixed('Ponte norte'),
  },
  {
    what: 'a task in its drawer',
    of: [],
    path: (scene) => scene.ofProject(`board/${scene.taskId}`),
    before: async (page) => {
      await page.getByRole('dialog').getByLabel('Título').fill('Fundação funda')
    },
    opener: fixed('Salvar'),
    shown: 'Fundação funda',
    then: fixed('Título'),
  },
  {
    what: 'accepting to decide',
    of: [],
    path: ({ approval }) => approvalOf(approval),
    opener: fixed('Aceitar analisar'),
    gone: 'Aceitar analisar',
    then: fixed('Aprovar'),
  },
  {
    what: 'an approval, while another document waits',
    of: ['documents/SignDialog.tsx'],
    path: ({ approval }) => approvalOf(approval),
    opener: fixed('Aprovar'),
    send: sign('Parecer (opcional)', 'De acordo'),
    shown: 'Você aprovou este documento.',
    then: fixed('Documentos que esperam por você'),
  },
  {
    what: 'the return of the last document that waits',
    of: ['documents/SignDialog.tsx'],
    path: ({ secondApproval }) => approvalOf(secondApproval),
    opener: fixed('Devolver'),
    send: sign('Motivo da devolução', 'Falta a planta'),
    shown: 'Você devolveu este documento.',
    then: fixed('Alvará'),
  },
]
