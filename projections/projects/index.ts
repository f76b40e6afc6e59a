import { favorites } from './favorites'
import { projects } from './projects'

export const readModels = [projects, favorites]
