import { FolderRegular } from '@fluentui/react-icons'
import { addresses } from '../platform/addresses'
import type { Module } from '../platform/module'

export const discussion = {
  tabs: [
    { view: 'discussion', feature: 'discussion', address: addresses.projectDiscussion },
    { view: 'files', feature: 'discussion', address: addresses.projectFiles },
  ],
  places: [{ word: 'files', path: addresses.files(), icon: FolderRegular, needs: ['discussion', 'viewOnly'] }],
} satisfies Module
