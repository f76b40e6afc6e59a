import { BuildingShopRegular } from '@fluentui/react-icons'
import { addresses } from '../platform/addresses'
import type { Module } from '../platform/module'

export const partners = {
  places: [
    { word: 'customers', path: addresses.customers(), icon: BuildingShopRegular, needs: ['customers', 'viewOnly'] },
  ],
} satisfies Module
