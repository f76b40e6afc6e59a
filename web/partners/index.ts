import { BuildingShopRegular } from '@fluentui/react-icons'
import { addresses } from '../platform/addresses'
import type { Module } from '../platform/module'

export const partners = {
  actions: [{ command: 'AddPartner', path: addresses.customers(), needs: ['customers', 'editOnly'] }],
  found: {
    partner: {
      icon: BuildingShopRegular,
      address: (_: string, partnerId: string) => addresses.customers({ open: partnerId }),
    },
  },
  places: [
    { word: 'customers', path: addresses.customers(), icon: BuildingShopRegular, needs: ['customers', 'viewOnly'] },
  ],
} satisfies Module
