import { FolderRegular } from '@fluentui/react-icons'
import { addresses } from '../platform/addresses'
import type { Module } from '../platform/module'
import { NewFile } from './NewFile'

export const discussion = {
  views: [
    { view: 'discussion', place: 'records', feature: 'discussion', address: addresses.projectDiscussion },
    {
      view: 'files',
      place: 'records',
      feature: 'discussion',
      address: addresses.projectFiles,
      action: NewFile,
      begins: { command: 'AttachFile', level: 'editOnly' },
    },
  ],
  places: [{ word: 'files', path: addresses.files(), icon: FolderRegular, needs: ['discussion', 'viewOnly'] }],
} satisfies Module
