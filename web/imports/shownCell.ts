import { showDay } from '@prumo/contracts/formats/days'
import type { Upload } from './upload'

type Cell = Pick<Upload['firstLines'][number]['cells'][number], 'text' | 'date'>

/** A cell as a spreadsheet program shows it: a day that the workbook keeps stands as this reader writes days. */
export const shownCell = ({ text, date }: Cell, language: string): string =>
  date ? text.replace(date, showDay(date, language)) : text
