import { barParts } from './barParts'
import { buttonParts } from './buttonParts'
import { chartParts } from './chartParts'
import { fieldParts } from './fieldParts'
import { listParts } from './listParts'
import { openingParts } from './openingParts'
import type { Part } from './part'
import { rowParts } from './rowParts'
import { stateParts } from './stateParts'
import { textParts } from './textParts'

/** All parts of the page, by kind. */
export const partGroups: readonly { group: string; parts: readonly Part[] }[] = [
  { group: 'buttons', parts: buttonParts },
  { group: 'fields', parts: fieldParts },
  { group: 'lists', parts: [...listParts, ...rowParts] },
  { group: 'charts', parts: chartParts },
  { group: 'bars', parts: barParts },
  { group: 'texts', parts: textParts },
  { group: 'openings', parts: openingParts },
  { group: 'states', parts: stateParts },
]
