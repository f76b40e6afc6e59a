import { randomUUID } from 'node:crypto'
import { defaultTask } from '@prumo/contracts/tasks/task'
import type { Happening } from './withGround'

/** One event after another, from this many organizations with a project each: tasks (add, move, rename) and tags. */
export function happenings(organizations: number, random: () => number): () => Happening {
  const projects = Array.from({ length: organizations }, projectOf)
  return () => projects[Math.floor(random() * projects.length)]?.(random()) ?? projectOf()(0)
}

function projectOf(): (choice: number) => Happening {
  const [organizationId, projectId, steps] = [randomUUID(), randomUUID(), [randomUUID(), randomUUID()]]
  const rank = 'a0'
  let [stepId = '', otherStepId = ''] = steps
  let [taskId, title] = ['', '']
  let renamed = 0

  const kinds: (() => { type: string; data: object })[] = [
    () => {
      taskId = randomUUID()
      title = `Tarefa ${taskId}`
      const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }
      return { type: 'TaskAdded', data: { projectId, taskId, stepId, rank, ...defaultTask, title, ...dates } }
    },
    () => {
      const before = { stepId, rank }
      ;[stepId, otherStepId] = [otherStepId, stepId]
      return { type: 'TaskMoved', data: { projectId, taskId, stepId, rank, before } }
    },
    () => {
      const before = { title }
      title = `${title.split(',')[0]}, revisão ${++renamed}`
      return { type: 'TaskRenamed', data: { projectId, taskId, title, before } }
    },
    () => {
      const colours = { textColour: '#ffffff', colour: '#112233' }
      return { type: 'TagAdded', data: { projectId, tagId: randomUUID(), description: 'Fundação', ...colours } }
    },
  ]
  return (choice) => {
    const kind = taskId ? Math.floor(choice * kinds.length) : 0
    return { ...(kinds[kind] ?? kinds[0])?.(), organizationId, projectId } as Happening
  }
}
