import type { Page } from 'playwright-core'
import { type DialogCase, fixed } from './dialogCase'
import type { DialogScene } from './dialogScene'

const board = (scene: DialogScene) => scene.ofProject('board')
const canvas = (scene: DialogScene) => scene.ofProject('canvas')
const task = (scene: DialogScene) => scene.ofProject(`board/${scene.taskId}`)
const settings = (section: string) => (scene: DialogScene) => scene.ofProject(`settings/${section}`)
const openTab = (name: string) => async (page: Page) => {
  await page.getByRole('dialog').getByRole('tab', { name }).click()
}

/** What opens in a project. */
export const dialogsOfProjects: readonly DialogCase[] = [
  {
    what: 'a task',
    of: ['tasks/TaskDrawer.tsx'],
    path: board,
    opener: fixed('Pilares'),
    closing: 'Fechar tarefa',
  },
  {
    what: 'deleting a task',
    of: ['tasks/DeleteTaskDialog.tsx'],
    path: board,
    opener: fixed('Ações de Pilares'),
    item: 'Excluir tarefa',
    closing: 'Cancelar',
  },
  {
    what: 'a saved view',
    of: ['tasks/ViewDialog.tsx'],
    path: board,
    opener: fixed('Visualizações'),
    item: 'Salvar o que está na tela…',
    closing: 'Cancelar',
  },
  {
    what: 'deleting a saved view',
    of: ['tasks/DeleteViewDialog.tsx'],
    path: (scene) => `${board(scene)}?view=${scene.taskViewId}`,
    opener: fixed('Visualização: Tudo'),
    item: 'Excluir “Tudo”…',
    closing: 'Cancelar',
  },
  {
    what: 'an item of a checklist',
    of: ['tasks/Checklist.tsx'],
    path: task,
    opener: fixed('Prazo do item Pedir mapas'),
    closing: 'Cancelar',
  },
  {
    what: 'a new step',
    of: ['tasks/StepDialog.tsx'],
    path: settings('steps'),
    opener: fixed('Adicionar etapa'),
    closing: 'Cancelar',
  },
  {
    what: 'a step',
    of: ['tasks/StepDialog.tsx'],
    path: board,
    opener: ({ step }) => `Ações da etapa ${step}`,
    item: 'Editar etapa',
    closing: 'Cancelar',
  },
  {
    what: 'deleting a comment',
    of: ['discussion/CommentItem.tsx'],
    path: task,
    before: openTab('Comentários'),
    opener: fixed('Excluir comentário'),
    closing: 'Cancelar',
  },
  {
    what: 'a file',
    of: ['discussion/FileDrawer.tsx'],
    path: (scene) => scene.ofProject('files'),
    role: 'row',
    opener: fixed('furo.txt'),
    closing: 'Fechar arquivo',
  },
  {
    what: 'removing a file',
    of: ['discussion/RemoveFileDialog.tsx'],
    path: task,
    before: openTab('Arquivos'),
    opener: fixed('Excluir furo.txt'),
    closing: 'Cancelar',
  },
  { what: 'a card', of: ['canvas/CardDrawer.tsx'], path: canvas, opener: fixed('Bloco'), closing: 'Fechar o cartão' },
  {
    what: 'deleting a card',
    of: ['canvas/DeleteCardDialog.tsx'],
    path: canvas,
    opener: fixed('Ações de Bloco'),
    item: 'Excluir cartão',
    closing: 'Cancelar',
  },
  {
    what: 'a new card',
    of: ['canvas/AddCardDialog.tsx'],
    path: canvas,
    opener: fixed('Adicionar cartão em Produto'),
    closing: 'Cancelar',
  },
  {
    what: 'a new area',
    of: ['canvas/AreaDialog.tsx'],
    path: canvas,
    opener: fixed('Adicionar área'),
    closing: 'Cancelar',
  },
  {
    what: 'an area',
    of: ['canvas/AreaDialog.tsx'],
    path: canvas,
    opener: fixed('Ações da área Produto'),
    item: 'Editar área',
    closing: 'Cancelar',
  },
  {
    what: 'deleted cards',
    of: ['canvas/DeletedCardsDialog.tsx'],
    path: canvas,
    forged: { canvas: (answer) => ({ ...answer, deleted: 2 }) },
    opener: fixed('2 cartões excluídos'),
    closing: 'Fechar',
  },
  {
    what: 'sharing',
    of: ['projects/settings/PeopleSection.tsx'],
    path: settings('people'),
    opener: fixed('Compartilhar projeto'),
    closing: 'Cancelar',
  },
  {
    what: 'a tag',
    of: ['projects/settings/TagsSection.tsx'],
    path: settings('tags'),
    opener: fixed('Editar a etiqueta civil'),
    closing: 'Cancelar',
  },
  {
    what: 'the end of a project',
    of: ['projects/settings/EndSection.tsx'],
    path: settings('end'),
    opener: fixed('Excluir projeto'),
    closing: 'Cancelar',
  },
  {
    what: 'a legal hold',
    of: ['projects/settings/RetentionSection.tsx'],
    path: settings('retention'),
    forged: { retention: (answer) => ({ ...answer, mayHold: true }) },
    opener: fixed('Suspender a exclusão do registro'),
    closing: 'Cancelar',
  },
  {
    what: 'a copy that ended',
    of: ['projects/UnfinishedProject.tsx'],
    path: board,
    forged: {
      project: (answer) => ({ ...answer, copy: { state: 'ended', taskCount: 3, reason: 'refused' } }),
    },
    opener: fixed('Remover a cópia'),
    closing: 'Cancelar',
  },
  {
    what: 'an import',
    of: ['imports/ImportProgress.tsx'],
    path: (scene) => scene.ofProject(`imports/${crypto.randomUUID()}`),
    forged: { import: () => anImport },
    opener: fixed('Desfazer importação'),
    closing: 'Cancelar',
  },
]
const anImport = {
  importId: crypto.randomUUID(),
  projectId: crypto.randomUUID(),
  fileName: 'plano.csv',
  state: 'finished',
  startedAt: '2026-01-05T12:00:00.000Z',
  startedBy: 'Ana',
  endedAt: '2026-01-05T12:00:01.000Z',
  rowCount: 1,
  doneCount: 1,
  added: 1,
  changed: 0,
  unchanged: 0,
  refused: 0,
  failure: null,
  refusedRows: [],
  undo: null,
}
