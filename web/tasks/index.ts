import { ClipboardTaskListLtrRegular, ClipboardTaskRegular } from '@fluentui/react-icons'
import { addresses } from '../platform/addresses'
import type { Module } from '../platform/module'
import { NewBaseline } from './baselines/NewBaseline'
import { NewTask } from './NewTask'

export const tasks = {
  views: [
    { view: 'board', place: 'plan', feature: 'tasks', address: addresses.board, action: NewTask },
    { view: 'tasks', place: 'plan', feature: 'tasks', address: addresses.tasks, action: NewTask },
    { view: 'gantt', place: 'plan', feature: 'tasks', address: addresses.gantt, action: NewTask },
    { view: 'wbs', place: 'plan', feature: 'tasks', address: addresses.wbs, action: NewTask },
    { view: 'baselines', place: 'plan', feature: 'tasks', address: addresses.baselines, action: NewBaseline },
  ],
  places: [
    {
      word: 'my-tasks',
      path: addresses.myTasks(),
      icon: ClipboardTaskListLtrRegular,
      needs: ['tasks', 'viewOnly'],
    },
  ],
  found: { task: { icon: ClipboardTaskRegular, address: addresses.board } },
} satisfies Module
