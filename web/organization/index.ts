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
  corners: (['users', 'profiles', 'company'] as const).map((tab) => ({
    text: `organization.${tab}`,
    of: 'organization',
    path: addresses.organization({ tab }),
    needs: ['organization', 'viewOnly'],
  })),
  found: { person: { icon: PersonRegular, address: () => addresses.organization() } },
} satisfies Module
