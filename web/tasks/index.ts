import { ClipboardTaskListLtrRegular, ClipboardTaskRegular } from '@fluentui/react-icons'
import { addresses } from '../platform/addresses'
import type { Module } from '../platform/module'

export const tasks = {
  tabs: [
    { view: 'board', feature: 'tasks', address: addresses.board },
    { view: 'tasks', feature: 'tasks', address: addresses.tasks },
    { view: 'gantt', feature: 'tasks', address: addresses.gantt },
    { view: 'wbs', feature: 'tasks', address: addresses.wbs },
    { view: 'baselines', feature: 'tasks', address: addresses.baselines },
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
