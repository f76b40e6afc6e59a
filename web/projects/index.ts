import { BoardRegular, FolderOpenRegular } from '@fluentui/react-icons'
import { addresses } from '../platform/addresses'
import type { Module } from '../platform/module'

export const projects = {
  views: [
    { view: 'overview', place: 'overview', feature: 'projects', address: addresses.overview },
    { view: 'settings', place: 'setup', feature: 'projects', address: addresses.settings },
  ],
  places: [
    {
      word: 'my-projects',
      path: addresses.myProjects(),
      icon: BoardRegular,
      needs: ['projects', 'viewOnly'],
      also: [addresses.allProjects()],
    },
  ],
  actions: [{ command: 'CreateProject', path: addresses.newProject(), needs: ['projects', 'totalControl'] }],
  found: { project: { icon: FolderOpenRegular, address: (projectId: string) => addresses.board(projectId) } },
} satisfies Module
