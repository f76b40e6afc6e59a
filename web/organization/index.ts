import { BuildingRegular, PersonRegular } from '@fluentui/react-icons'
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
  found: { person: { icon: PersonRegular, address: () => addresses.organization() } },
} satisfies Module
