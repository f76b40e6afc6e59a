import type { Page } from 'playwright-core'
import { type DialogCase, fixed } from './dialogCase'
import type { DialogScene } from './dialogScene'

const design = (scene: DialogScene) => scene.ofDocument('design')
const mayDecide = async (page: Page) => {
  await page.getByRole('button', { name: 'Devolver', exact: true }).waitFor()
}

const openPartner = async (page: Page) => {
  await page.getByRole('row').filter({ hasText: 'Betão do Vale' }).click()
  await page.getByRole('dialog', { name: 'Betão do Vale' }).waitFor()
}

/** What opens in documents, in the organization, and around all screens. */
export const dialogsBeside: readonly DialogCase[] = [
  {
    what: 'a new document',
    of: ['documents/CreateDocumentDialog.tsx'],
    path: (scene) => scene.ofProject('documents'),
    opener: fixed('Criar documento'),
    closing: 'Cancelar',
  },
  {
    what: 'files for a project',
    of: ['discussion/UploadDialog.tsx'],
    path: (scene) => scene.ofProject('files'),
    opener: fixed('Enviar arquivo'),
    closing: 'Fechar',
  },
  {
    what: 'a group for tasks that stand in none',
    of: ['tasks/gantt/GroupTasksDialog.tsx'],
    path: (scene) => scene.ofProject('gantt'),
    opener: fixed('Colocar'),
    isCounted: true,
    closing: 'Cancelar',
  },
  {
    what: 'the title of a document',
    of: ['documents/RenameDocumentDialog.tsx'],
    path: design,
    opener: fixed('Ações do documento'),
    item: 'Editar título e número',
    closing: 'Cancelar',
  },
  {
    what: 'the same form again',
    of: ['documents/CreateDocumentDialog.tsx'],
    path: design,
    opener: fixed('Ações do documento'),
    item: 'Duplicar formulário',
    closing: 'Cancelar',
  },
  {
    what: 'deleting a document',
    of: ['documents/DeleteDocumentDialog.tsx'],
    path: design,
    opener: fixed('Ações do documento'),
    item: 'Excluir documento',
    closing: 'Cancelar',
  },
  {
    what: 'removing a filled field',
    of: ['documents/FieldMenu.tsx'],
    path: design,
    opener: fixed('Ações do campo Tempo'),
    item: 'Excluir campo',
    closing: 'Cancelar',
  },
  {
    what: 'the name of a section',
    of: ['documents/SectionMenu.tsx'],
    path: design,
    opener: fixed('Ações da seção Hoje'),
    item: 'Renomear seção',
    closing: 'Cancelar',
  },
  {
    what: 'removing a section',
    of: ['documents/SectionMenu.tsx'],
    path: design,
    opener: fixed('Ações da seção Hoje'),
    item: 'Excluir seção',
    closing: 'Cancelar',
  },
  {
    what: 'signing',
    of: ['documents/SignDialog.tsx'],
    path: ({ approval }) => `/documents/approvals/${approval.projectId}/${approval.documentId}`,
    before: mayDecide,
    role: 'listbox',
    opener: fixed('Documentos que esperam por você'),
    key: 'd',
    closing: 'Cancelar',
  },
  {
    what: 'withdrawing a request',
    of: ['documents/SignOffPanel.tsx'],
    path: ({ approval }) => `/projects/${approval.projectId}/documents/${approval.documentId}?view=approvers`,
    opener: fixed('Retirar o pedido'),
    closing: 'Cancelar',
  },
  {
    what: 'a new person',
    of: ['organization/AddUserDialog.tsx'],
    path: fixed('/organization'),
    opener: fixed('Adicionar pessoa'),
    closing: 'Cancelar',
  },
  {
    what: 'erasing a person',
    of: ['organization/EraseUserDialog.tsx'],
    path: fixed('/organization'),
    opener: fixed('Ações de Bia Rocha'),
    item: 'Apagar pessoa',
    closing: 'Cancelar',
  },
  {
    what: 'the time zone of the organization',
    of: ['organization/TimeZoneSection.tsx'],
    path: fixed('/organization?tab=company'),
    opener: fixed('Alterar fuso horário'),
    closing: 'Cancelar',
  },
  {
    what: 'an access profile',
    of: ['organization/AccessProfileDialog.tsx'],
    path: fixed('/organization?tab=profiles'),
    opener: fixed('Editar o perfil Leitores'),
    closing: 'Cancelar',
  },
  {
    what: 'deleting an access profile',
    of: ['organization/AccessProfilesTab.tsx'],
    path: fixed('/organization?tab=profiles'),
    opener: fixed('Excluir o perfil Leitores'),
    closing: 'Cancelar',
  },
  {
    what: 'a new customer or supplier',
    of: ['partners/AddPartnerDialog.tsx'],
    path: fixed('/customers'),
    opener: fixed('Adicionar cliente ou fornecedor'),
    closing: 'Cancelar',
  },
  {
    what: 'moving customers to the register',
    of: ['partners/MoveCustomersDialog.tsx'],
    path: fixed('/customers'),
    opener: fixed('Levar para o cadastro'),
    closing: 'Cancelar',
  },
  {
    what: 'a customer or supplier',
    of: ['partners/PartnerDrawer.tsx'],
    path: fixed('/customers'),
    role: 'row',
    opener: fixed('Betão do Vale'),
    closing: 'Fechar o cliente ou fornecedor',
  },
  {
    what: 'deleting a customer or supplier',
    of: ['partners/PartnerDrawer.tsx'],
    path: fixed('/customers'),
    before: openPartner,
    opener: fixed('Excluir cliente ou fornecedor'),
    closing: 'Cancelar',
  },
  {
    what: 'deleting an account',
    of: ['identity/DeleteAccountCard.tsx'],
    path: fixed('/myinformation'),
    opener: fixed('Excluir minha conta'),
    closing: 'Cancelar',
  },
  {
    what: 'an action',
    of: ['audit/ActionDrawer.tsx'],
    path: (scene) => scene.ofProject('action-log'),
    role: 'row',
    opener: fixed(''),
    closing: 'Fechar',
  },
  {
    what: 'the palette',
    of: ['app/CommandPalette.tsx'],
    path: fixed('/my-projects'),
    width: 390,
    opener: fixed('Buscar e comandar'),
  },
  {
    what: 'the keys',
    of: ['app/KeysDialog.tsx'],
    path: fixed('/my-projects'),
    opener: fixed('Ajuda'),
    item: 'Teclas de atalho',
  },
  {
    what: 'the menu of a phone',
    of: ['app/NavigationDrawer.tsx'],
    path: fixed('/my-projects'),
    width: 390,
    opener: fixed('Abrir o menu'),
    closing: 'Fechar',
  },
]
