import { partners } from './partners'

export const readModels = [partners]
