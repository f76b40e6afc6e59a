import type { Cell } from './sheet'

/** Whether a cell has any content. */
export const saysSomething = ({ text, formula }: Cell) => formula === true || text.trim() !== ''
