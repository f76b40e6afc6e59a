import { addresses } from '../platform/addresses'
import type { Module } from '../platform/module'

export const imports = {
  tabs: [{ view: 'imports', feature: 'imports', address: addresses.imports }],
} satisfies Module
