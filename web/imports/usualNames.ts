import type { ImportTarget } from '@prumo/contracts/imports/imports'

const listed = (names: string): readonly string[] => names.split(', ')

/** How people call the columns of tasks, in both languages, the likelier first. */
export const usualNames: Record<ImportTarget, readonly string[]> = {
  key: listed('codigo, codigo interno, id, id unico, idunico, identificador, key, code, numero, nº'),
  title: listed('titulo, tarefa, atividade, nome, descricao da tarefa, title, task, name, summary'),
  step: listed('etapa, status, situacao, fase, step, stage, state'),
  startOn: listed('inicio, data de inicio, data inicial, inicio previsto, start, start date, begin'),
  endOn: listed(
    'termino, fim, data de termino, data final, prazo, termino previsto, end, end date, due, due date, finish',
  ),
  assignee: listed('responsavel, atribuido a, e-mail do responsavel, assignee, responsible, owner'),
  priority: listed('prioridade, priority'),
  progress: listed('progresso, % concluido, percentual, andamento, progress, % complete'),
  description: listed('descricao, detalhes, observacoes, description, notes'),
  deliveryGroup: listed('grupo de entrega, entrega, pacote, delivery group, deliverable'),
  requirements: listed('requisitos, requirements'),
  tags: listed('etiquetas, tags, labels'),
  estimatedHours: listed('horas estimadas, esforco estimado, estimativa, estimated hours, estimate'),
  realizedHours: listed('horas realizadas, esforco realizado, realized hours, actual hours'),
  predecessors: listed('predecessoras, predecessora, dependencias, predecessors, dependencies'),
}

/** Words by which a column is taken for a field where its whole name says nothing. */
export const usualWords: { readonly [Target in ImportTarget]?: readonly string[] } = {
  title: listed('titulo, tarefa, atividade, nome, objeto, assunto, title, task, name, summary, subject'),
  step: listed('etapa, status, situacao, fase, estagio, step, stage'),
  startOn: listed('inicio, inicial, comeco, abertura, start, begin'),
  endOn: listed('termino, fim, final, prazo, vencimento, conclusao, encerramento, limite, end, due, finish, deadline'),
  assignee: listed('responsavel, encarregado, assignee, responsible'),
  priority: listed('prioridade, priority'),
  description: listed('descricao, detalhes, observacoes, description, notes'),
  predecessors: listed('predecessora, predecessoras, predecessor, predecessors'),
}
