import { documents } from './documents'
import { fields } from './fields'
import { sections } from './sections'
import { signatures } from './signatures'
import { signOffs } from './signOffs'

export const readModels = [documents, sections, fields, signOffs, signatures]
