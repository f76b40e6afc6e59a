import type { Measure } from '@prumo/contracts/measure'
import type { TFunction } from 'i18next'

/** A measure's formula as the reader's language has it: the field's own symbols stand in the register. */
export const formulaOf = ({ name, formula }: Pick<Measure, 'name' | 'formula'>, t: TFunction): string =>
  t(`measureFormula.${name}`, { defaultValue: formula })
