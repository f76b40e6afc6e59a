import type { Answers } from '../pipeline/query'
import { canvas } from './canvas'
import { card } from './card'
import { deletedCards } from './deletedCards'

export const answers = { canvas, card, deletedCards } satisfies Partial<Answers>
