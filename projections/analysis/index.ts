import { nights } from './nights'

export const readModels = [nights]
