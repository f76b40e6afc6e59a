import { closings, closingVersions } from './closings'
import { entries, entryVersions } from './entries'
import { installments, installmentVersions } from './installments'

export const readModels = [entries, entryVersions, installments, installmentVersions, closings, closingVersions]
