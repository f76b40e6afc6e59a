import { type KeyboardEvent, useState } from 'react'
import { deedOf } from '../platform/keys/keyRegister'
import type { Priority } from './priorities'

export type KeyedTask = { taskId: string; projectId: string; priority: Priority; assigneeId: string | null }
export type TaskChange = { priority: Priority } | { assigneeId: string | null }
export type TaskChoice<Task extends KeyedTask> = { kind: 'people' | 'priority'; task: Task; target: HTMLElement }

type Options<Task extends KeyedTask> = {
  find: (taskId: string) => Task | undefined
  mayEdit: (task: Task) => boolean
  onOpen: (task: Task) => void
  /** Moves it to the step that finishes tasks. */
  onFinish: (task: Task) => void
  onChange: (task: Task, change: TaskChange) => void
}

/** What keys do with the task that has the focus: a card, or a row of a list. What is within it keeps its keys. */
export function useTaskKeys<Task extends KeyedTask>({ find, mayEdit, onOpen, onFinish, onChange }: Options<Task>) {
  const [choice, setChoice] = useState<TaskChoice<Task>>()
  const onKeyDown = (event: KeyboardEvent) => {
    const deed = deedOf('task', event)
    const target = event.target as HTMLElement
    const task = deed && target.dataset.record ? find(target.dataset.record) : undefined
    if (!deed || !task || event.defaultPrevented) return
    event.preventDefault()
    if (deed === 'open') return onOpen(task)
    if (!mayEdit(task)) return
    if (deed === 'finish') return onFinish(task)
    if (deed === 'people' || deed === 'priority') setChoice({ kind: deed, task, target })
    else if (task.priority !== deed) onChange(task, { priority: deed })
  }
  const close = () => {
    setChoice(undefined)
    const target = choice?.target
    requestAnimationFrame(() => target?.isConnected && target.focus())
  }
  return { onKeyDown, choice, close }
}
