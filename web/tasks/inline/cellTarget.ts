import type { PositioningVirtualElement } from '@fluentui/react-components'

/** What an editor opens beside: a cell, or wherever the cell is drawn now. */
export type CellTarget = PositioningVirtualElement & { focus: () => void }
