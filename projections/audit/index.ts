import { actions } from './actions'
import { erasures } from './erasures'
import { exports } from './exports'
import { headPlaces } from './headPlaces'
import { heads } from './heads'
import { kinds } from './kinds'
import { names } from './names'
import { retentions } from './retentions'
import { streams } from './streams'
import { taskMoves } from './taskMoves'
import { times } from './times'
import { tree } from './tree'
import { undos } from './undos'
import { views } from './views'

export const readModels = [
  actions,
  views,
  exports,
  kinds,
  streams,
  times,
  names,
  erasures,
  retentions,
  taskMoves,
  undos,
  tree,
  heads,
  headPlaces,
]
