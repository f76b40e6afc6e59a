import { ArrowImportRegular } from '@fluentui/react-icons'
import { addresses } from '../platform/addresses'
import type { Module } from '../platform/module'

export const imports = {
  places: [
    {
      word: 'import-files',
      path: addresses.importFiles(),
      icon: ArrowImportRegular,
      needs: ['imports', 'editOnly'],
    },
  ],
  views: [{ view: 'imports', place: 'setup', feature: 'imports', address: addresses.imports }],
} satisfies Module
