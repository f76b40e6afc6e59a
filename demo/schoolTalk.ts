import { randomUUID } from 'node:crypto'
import type { Agenda } from './agenda'
import type { Members } from './organization'
import type { Part } from './people'
import type { Laid } from './schoolProject'

type Remark = { on: [offset: number, hour: number]; by: Part; task: string; text: string; to?: Part }

const remarks: readonly Remark[] = [
  {
    on: [-58, 10],
    by: 'approver',
    task: 'Aprovação do projeto executivo na Secretaria de Obras',
    text: 'A Secretaria pediu o memorial da cobertura. Protocolo amanhã. ',
    to: 'engineer',
  },
  {
    on: [-34, 15],
    by: 'engineer',
    task: 'Remover telhas de fibrocimento com amianto',
    text: 'Manifesto de transporte emitido. Confira a nota da caçamba, ',
    to: 'analyst',
  },
  {
    on: [-33, 9],
    by: 'analyst',
    task: 'Remover telhas de fibrocimento com amianto',
    text: 'Nota conferida e anexada ao processo.',
  },
  {
    on: [-3, 11],
    by: 'founder',
    task: 'Fabricação das treliças',
    text: 'O fornecedor pediu mais cinco dias. Cabe no cronograma? ',
    to: 'analyst',
  },
  {
    on: [-2, 9],
    by: 'analyst',
    task: 'Fabricação das treliças',
    text: 'Cabe, se a montagem do bloco A começar sem a última treliça. ',
    to: 'approver',
  },
]

/** What people say about tasks, and whom they call. */
export function schoolTalk(members: Members, { projectId, taskIds }: Laid, agenda: Agenda): void {
  for (const { on, by, task, text, to } of remarks) {
    const target = { kind: 'task' as const, id: taskIds.get(task) ?? '' }
    const content = [{ text }, ...(to ? [{ mention: members[to].userId }] : [])]
    agenda.on(...on, () =>
      members[by].browser.act('AddComment', { projectId, target, commentId: randomUUID(), content }),
    )
  }
}
