import { addresses } from '../platform/addresses'
import type { Module } from '../platform/module'

export const finance = {
  tabs: [{ view: 'finance', feature: 'finance', address: addresses.finance }],
} satisfies Module
