import { areas } from './areas'
import { cards } from './cards'

export const readModels = [areas, cards]
