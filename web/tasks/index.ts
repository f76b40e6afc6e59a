import { ClipboardTaskListLtrRegular, ClipboardTaskRegular } from '@fluentui/react-icons'
import { addresses } from '../platform/addresses'
import type { Module } from '../platform/module'
import { NewBaseline } from './baselines/NewBaseline'
import { NewTask } from './NewTask'

const newTask = { action: NewTask, begins: { command: 'AddTask', level: 'editOnly' } } as const

export const tasks = {
  views: [
    { view: 'board', place: 'plan', feature: 'tasks', address: addresses.board, ...newTask, hearsAdd: true },
    { view: 'tasks', place: 'plan', feature: 'tasks', address: addresses.tasks, ...newTask },
    { view: 'gantt', place: 'plan', feature: 'tasks', address: addresses.gantt, ...newTask },
    { view: 'wbs', place: 'plan', feature: 'tasks', address: addresses.wbs, ...newTask },
    {
      view: 'baselines',
      place: 'plan',
      feature: 'tasks',
      address: addresses.baselines,
      action: NewBaseline,
      begins: { command: 'SaveBaseline', level: 'editOnly', managing: true },
    },
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
