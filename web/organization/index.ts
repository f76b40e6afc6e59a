import { BuildingRegular } from '@fluentui/react-icons'
import { addresses } from '../platform/addresses'
import type { Module } from '../platform/module'

export const organization = {
  places: [
    {
      word: 'organization',
      path: addresses.organization(),
      icon: BuildingRegular,
      needs: ['organization', 'viewOnly'],
    },
  ],
} satisfies Module
