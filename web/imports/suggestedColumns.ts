import type { ImportMapping, ImportTarget } from '@prumo/contracts/imports/imports'
import { plainText } from '../platform/formats/plainText'

/** How people call these columns, in both languages, the likelier first. */
const names: Record<ImportTarget, readonly string[]> = {
  key: ['codigo', 'código interno', 'id', 'identificador', 'key', 'code', 'numero', 'nº'],
  title: ['titulo', 'tarefa', 'atividade', 'nome', 'descricao da tarefa', 'title', 'task', 'name', 'summary'],
  step: ['etapa', 'status', 'situacao', 'fase', 'step', 'stage', 'state'],
  startOn: ['inicio', 'data de inicio', 'data inicial', 'inicio previsto', 'start', 'start date', 'begin'],
  endOn: [
    'termino',
    'fim',
    'data de termino',
    'data final',
    'prazo',
    'termino previsto',
    'end',
    'end date',
    'due',
    'due date',
    'finish',
  ],
  assignee: ['responsavel', 'atribuido a', 'e-mail do responsavel', 'assignee', 'responsible', 'owner'],
  priority: ['prioridade', 'priority'],
  progress: ['progresso', '% concluido', 'percentual', 'andamento', 'progress', '% complete'],
  description: ['descricao', 'detalhes', 'observacoes', 'description', 'notes'],
  deliveryGroup: ['grupo de entrega', 'entrega', 'pacote', 'delivery group', 'deliverable'],
  requirements: ['requisitos', 'requirements'],
  tags: ['etiquetas', 'tags', 'labels'],
  estimatedHours: ['horas estimadas', 'esforco estimado', 'estimativa', 'estimated hours', 'estimate'],
  realizedHours: ['horas realizadas', 'esforco realizado', 'realized hours', 'actual hours'],
  predecessors: ['predecessoras', 'predecessora', 'dependencias', 'predecessors', 'dependencies'],
}
export const targets = Object.keys(names) as ImportTarget[]
export const requiredTargets: readonly ImportTarget[] = ['title', 'step', 'startOn', 'endOn']

type Columns = ImportMapping['columns']

/** What the columns of a file are taken for: as the saved mapping names them, else by how people usually call them. No column is taken twice. */
export function suggestedColumns(header: readonly string[], saved: Columns = {}): Columns {
  const free = new Map(header.map((column) => [plainText(column), column]))
  const columns: Columns = {}
  const take = (target: ImportTarget, wanted: readonly string[]) => {
    const name = wanted.map(plainText).find((word) => free.has(word))
    if (name === undefined || columns[target]) return
    columns[target] = free.get(name) ?? ''
    free.delete(name)
  }
  for (const target of targets) take(target, [saved[target] ?? ''].filter(Boolean))
  for (const target of targets) take(target, names[target])
  return columns
}

export const unmapped = (columns: Columns): ImportTarget[] =>
  requiredTargets.filter((target) => !columns[target]?.trim())

/** A column that is named for two things, if any. */
export function mappedTwice({ columns, extra }: Pick<ImportMapping, 'columns' | 'extra'>): string | undefined {
  const all = [...Object.values(columns), ...extra].filter(Boolean)
  return all.find((column, index) => all.indexOf(column) !== index)
}

/** Whether a file can be read with it. */
export const isComplete = (mapping: ImportMapping) => unmapped(mapping.columns).length === 0 && !mappedTwice(mapping)
