import { imports } from './imports'
import { mappings } from './mappings'

export const readModels = [imports, mappings]
